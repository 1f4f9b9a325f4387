package dev.secateur.records.formats;

/// A token of tagged text.
///
/// @param text the name of a tag, a comment's words, a glyph's number, or the word itself
/// @param value of a tag
/// @param line where it begins
record TaggedToken(TokenKind kind, String text, String value, long line) {

  enum TokenKind {
    TAG,
    WORD,
    COMMENT,
    GLYPH,
    OPEN,
    CLOSE,
    /// Anything else; the text says what is wrong.
    BAD,
    END
  }
}
