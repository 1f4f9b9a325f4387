package dev.secateur.cli;

import picocli.CommandLine.IVersionProvider;

/// The version in the jar's manifest.
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"secateur " + text(), "Java " + Runtime.version()};
  }

  static String text() {
    var version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not from a jar)" : version;
  }
}
