package dev.secateur.e2e;

import java.util.Collections;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.json.JsonMapper;

/// All texts of the page in one language.
record Messages(SortedMap<String, String> texts) {

  static Messages of(String language) {
    var file = Sources.PAGE.resolve("messages").resolve(language + ".json");
    var texts = new TreeMap<String, String>();
    JsonMapper.builder()
        .build()
        .readTree(Sources.read(file))
        .properties()
        .forEach(entry -> texts.put(entry.getKey(), entry.getValue().asString()));
    return new Messages(Collections.unmodifiableSortedMap(texts));
  }

  SortedSet<String> keys() {
    return new TreeSet<>(texts.keySet());
  }

  String text(String key) {
    var text = texts.get(key);
    if (text == null) {
      throw new AssertionError("there is no text for " + key);
    }
    return text;
  }
}
