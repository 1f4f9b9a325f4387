package dev.secateur.learn;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.regex.Pattern;

/// The kind and size of a model, as a user types it: `linear`; `net:32`, a net with one hidden
/// layer of 32 units; `net:32x16`, one with two; `net:32+linear`, a net whose rows also have a
/// weight that goes straight to the output.
///
/// @param hidden units of the first hidden layer, 0 for a linear model
/// @param second units of the second hidden layer, 0 if there is none
/// @param skip whether rows of a net have a weight that goes straight to the output
public record ModelShape(int hidden, int second, boolean skip) {

  public static final ModelShape LINEAR = new ModelShape(0, 0, false);

  private static final int MAX_HIDDEN = 256;
  private static final int MAX_SECOND = 64;
  private static final Pattern NET =
      Pattern.compile("net:([0-9]{1,3})(?:x([0-9]{1,3}))?(\\+linear)?");

  public ModelShape {
    boolean isLinear = hidden == 0 && second == 0 && !skip;
    boolean isNet =
        hidden % 8 == 0
            && hidden >= 8
            && hidden <= MAX_HIDDEN
            && second % 4 == 0
            && second >= 0
            && second <= MAX_SECOND;
    if (!isLinear && !isNet) {
      throw new IllegalArgumentException("not a shape: net:%dx%d".formatted(hidden, second));
    }
  }

  public static ModelShape net(int hidden, int second) {
    return new ModelShape(hidden, second, false);
  }

  /// Reads a shape.
  ///
  /// @throws NotationException if the text is not a shape
  public static ModelShape parse(String text) {
    if (text.equals("linear")) {
      return LINEAR;
    }
    var net = NET.matcher(text);
    try {
      if (net.matches() && !net.group(1).matches("0+")) {
        int second = net.group(2) == null ? 0 : Integer.parseInt(net.group(2));
        return new ModelShape(Integer.parseInt(net.group(1)), second, net.group(3) != null);
      }
    } catch (IllegalArgumentException notAllowed) {
      // The message below tells which sizes there are.
    }
    throw new NotationException(
        text,
        0,
        NotationError.quote(text) + " is not the shape of a model",
        "linear, net:N or net:NxM (N a multiple of 8 up to %d, M a multiple of 4 up to %d), "
                .formatted(MAX_HIDDEN, MAX_SECOND)
            + "a net with +linear at the end if wanted");
  }

  public boolean isLinear() {
    return hidden == 0;
  }

  /// The form that [#parse] reads.
  @Override
  public String toString() {
    if (isLinear()) {
      return "linear";
    }
    return "net:" + hidden + (second > 0 ? "x" + second : "") + (skip ? "+linear" : "");
  }
}
