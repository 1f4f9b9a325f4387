package dev.secateur.records.formats;

/// A piece of tagged text.
///
/// @param text the name of a tag, a comment's words, a glyph's number, or the word itself
/// @param value of a tag
/// @param line where it begins
record TaggedToken(Kind kind, String text, String value, long line) {

  enum Kind {
    TAG,
    WORD,
    COMMENT,
    GLYPH,
    OPEN,
    CLOSE,
    /// Something that is nothing of all this; the text says what is wrong.
    BAD,
    END
  }
}
