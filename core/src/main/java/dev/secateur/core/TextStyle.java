package dev.secateur.core;

/// What the terminal that a board is drawn for can show.
public record TextStyle(boolean unicode, boolean colour) {

  public static final TextStyle PLAIN = new TextStyle(false, false);

  private static final String RESET = "\u001b[0m";

  /// The one of two texts that the terminal can show.
  public String choose(String unicodeText, String plainText) {
    return unicode ? unicodeText : plainText;
  }

  /// The text in colour if there is colour.
  public String paint(Paint paint, String text) {
    return colour ? paint.code + text + RESET : text;
  }

  /// The few colours that boards need, in the terminal's own palette.
  public enum Paint {
    FIRST("\u001b[1;31m"),
    SECOND("\u001b[1;36m"),
    ACCENT("\u001b[33m"),
    FAINT("\u001b[2m");

    private final String code;

    Paint(String code) {
      this.code = code;
    }
  }
}
