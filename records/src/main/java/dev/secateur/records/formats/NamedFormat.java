package dev.secateur.records.formats;

import java.util.function.Predicate;

/// A format with a name, a description, a file extension, and a test of how its files begin.
public abstract class NamedFormat implements RecordFormat {

  private final String name;
  private final String description;
  private final String extension;
  private final Predicate<String> beginning;

  /// @param beginning the test for [#recognises]
  protected NamedFormat(
      String name, String description, String extension, Predicate<String> beginning) {
    this.name = name;
    this.description = description;
    this.extension = extension;
    this.beginning = beginning;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String description() {
    return description;
  }

  @Override
  public final String extension() {
    return extension;
  }

  @Override
  public final boolean recognises(String text) {
    return beginning.test(text);
  }
}
