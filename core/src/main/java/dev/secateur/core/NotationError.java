package dev.secateur.core;

/// What is wrong with a text, where, and what would have been right.
///
/// @param text the whole text that was read
/// @param at the place in it, counted in characters from 0
/// @param wrong what is wrong there, as a clause: `"zz" is not a move`
/// @param expected what would have been right: `a cell (a1 to i9)`
/// @param refusal the same reason for a program
public record NotationError(String text, int at, String wrong, String expected, Refusal refusal) {

  private static final int LONGEST_QUOTE = 40;

  public NotationError(String text, int at, String wrong, String expected) {
    this(text, at, wrong, expected, Refusal.NOT_UNDERSTOOD);
  }

  /// Everything on one line, whatever the text contained.
  public String message() {
    // At the very start the place goes without saying.
    var where = at == 0 ? "" : " (character %d of %s)".formatted(at + 1, quoteAround(text, at));
    return "%s%s: expected %s".formatted(wrong, where, expected);
  }

  /// The same error seen in a longer text, in which this one's text starts at `offset`.
  public NotationError within(String longer, int offset) {
    return new NotationError(longer, offset + at, wrong, expected, refusal);
  }

  /// A piece of somebody's text made fit for one line: in quotation marks, shortened, and with
  /// everything that is not plainly printable shown as `?`.
  public static String quote(String piece) {
    return piece.length() <= LONGEST_QUOTE
        ? '"' + printable(piece) + '"'
        : '"' + printable(piece.substring(0, LONGEST_QUOTE)) + "...\"";
  }

  private static String quoteAround(String text, int at) {
    if (text.length() <= LONGEST_QUOTE) {
      return quote(text);
    }
    int from = Math.max(0, Math.min(at - LONGEST_QUOTE / 2, text.length() - LONGEST_QUOTE));
    int to = Math.min(text.length(), from + LONGEST_QUOTE);
    return (from > 0 ? "..." : "")
        + '"'
        + printable(text.substring(from, to))
        + '"'
        + (to < text.length() ? "..." : "");
  }

  /// Somebody's text with everything that is not plainly printable shown as `?`.
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
