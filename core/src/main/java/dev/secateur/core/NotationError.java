package dev.secateur.core;

/// An error in a text: what is wrong, where, and what was expected.
///
/// @param text the whole text that was read
/// @param at the place in it, counted in characters from 0
/// @param wrong what is wrong there, as a clause: `"zz" is not a move`
/// @param expected what was expected: `a cell (a1 to i9)`
/// @param reason why the text is rejected, as a code
public record NotationError(
    String text, int at, String wrong, String expected, RejectionReason reason) {

  private static final int MAX_QUOTE = 40;

  public NotationError(String text, int at, String wrong, String expected) {
    this(text, at, wrong, expected, RejectionReason.NOT_UNDERSTOOD);
  }

  /// The error on one line, whatever characters the text has.
  public String message() {
    // An error at the start of the text needs no place.
    var where = at == 0 ? "" : " (character %d of %s)".formatted(at + 1, quoteAround(text, at));
    return "%s%s: expected %s".formatted(wrong, where, expected);
  }

  /// The same error in a longer text, in which this error's text starts at `offset`.
  public NotationError within(String longer, int offset) {
    return new NotationError(longer, offset + at, wrong, expected, reason);
  }

  /// Part of a text for an error message: in quotation marks, shortened, and with unprintable
  /// characters as `?`.
  public static String quote(String piece) {
    return piece.length() <= MAX_QUOTE
        ? '"' + printable(piece) + '"'
        : '"' + printable(piece.substring(0, MAX_QUOTE)) + "...\"";
  }

  private static String quoteAround(String text, int at) {
    if (text.length() <= MAX_QUOTE) {
      return quote(text);
    }
    int from = Math.max(0, Math.min(at - MAX_QUOTE / 2, text.length() - MAX_QUOTE));
    int to = Math.min(text.length(), from + MAX_QUOTE);
    return (from > 0 ? "..." : "")
        + '"'
        + printable(text.substring(from, to))
        + '"'
        + (to < text.length() ? "..." : "");
  }

  /// A text with unprintable characters as `?`.
  public static String printable(String text) {
    var shown = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point ->
                shown.appendCodePoint(
                    Character.isLetterOrDigit(point) || (point >= 32 && point < 127)
                        ? point
                        : '?'));
    return shown.toString();
  }
}
