package dev.secateur.cli;

import picocli.CommandLine.IVersionProvider;

/// The version in the jar's manifest.
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    var version = Version.class.getPackage().getImplementationVersion();
    return new String[] {
      "secateur " + (version == null ? "(not from a jar)" : version), "Java " + Runtime.version()
    };
  }
}
