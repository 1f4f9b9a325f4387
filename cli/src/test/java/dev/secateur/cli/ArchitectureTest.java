package dev.secateur.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.secateur.core.Position;
import org.junit.jupiter.api.Test;

/// Rules about dependencies between packages, which Maven's modules cannot check.
class ArchitectureTest {

  private static final JavaClasses PRODUCT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.secateur");

  @Test
  void eachModuleDependsOnlyOnModulesAboveIt() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("core")
        .definedBy("dev.secateur.core..")
        .layer("search")
        .definedBy("dev.secateur.search..")
        .layer("learn")
        .definedBy("dev.secateur.learn..")
        .layer("records")
        .definedBy("dev.secateur.records..")
        .layer("games")
        .definedBy("dev.secateur.games..")
        .layer("trees")
        .definedBy("dev.secateur.trees..")
        .layer("engine")
        .definedBy("dev.secateur.engine..")
        .layer("protocol")
        .definedBy("dev.secateur.protocol..")
        .layer("lab")
        .definedBy("dev.secateur.lab..")
        .layer("server")
        .definedBy("dev.secateur.server..")
        .layer("load")
        .definedBy("dev.secateur.load..")
        .layer("cli")
        .definedBy("dev.secateur.cli..")
        .whereLayer("cli")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("load")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("load")
        .mayNotAccessAnyLayer()
        .whereLayer("server")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("lab")
        .mayOnlyBeAccessedByLayers("server", "cli")
        .whereLayer("protocol")
        .mayOnlyBeAccessedByLayers("lab", "server", "cli")
        .whereLayer("engine")
        .mayOnlyBeAccessedByLayers("protocol", "lab", "server", "cli")
        .whereLayer("trees")
        .mayOnlyBeAccessedByLayers("server", "cli")
        .whereLayer("search")
        .mayOnlyBeAccessedByLayers("trees", "engine", "protocol", "lab", "server", "cli")
        .whereLayer("learn")
        .mayOnlyBeAccessedByLayers("games", "engine", "protocol", "lab", "server", "cli")
        .whereLayer("games")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("records")
        .mayOnlyBeAccessedByLayers("games", "protocol", "lab", "server", "cli")
        .check(PRODUCT);
  }

  @Test
  void theGamesDoNotKnowEachOther() {
    for (String game : new String[] {"checkers", "reversi", "quoridor"}) {
      noClasses()
          .that()
          .resideInAPackage("dev.secateur.games." + game + "..")
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "belong to another game",
                  type ->
                      type.getPackageName().startsWith("dev.secateur.games.")
                          && !type.getPackageName().startsWith("dev.secateur.games." + game)))
          .check(PRODUCT);
    }
  }

  @Test
  void positionsAreFinalSoThatTheirCallsCanBeInlined() {
    classes()
        .that()
        .implement(Position.class)
        .should()
        .haveModifier(JavaModifier.FINAL)
        .check(PRODUCT);
  }

  @Test
  void onlyTheCommandLinePrints() {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.secateur.cli..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(PRODUCT);
  }
}
