package dev.secateur.protocol;

/// A command that cannot be carried out, with one line for the other side that says why.
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Refusal(String why) {
    super(why);
  }
}
