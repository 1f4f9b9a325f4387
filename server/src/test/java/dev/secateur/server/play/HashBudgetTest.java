package dev.secateur.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HashBudgetTest {

  private final HashBudget budget = new HashBudget(100, 60);

  @Test
  void oneClientLeavesMemoryForTheOthers() {
    assertThat(budget.take("ana", 40)).isEqualTo(40);
    assertThat(budget.take("ana", 40)).isEqualTo(20);
    assertThat(budget.take("ana", 40)).isEqualTo(HashBudget.SMALLEST);
    assertThat(budget.take("ben", 30)).isEqualTo(30);
  }

  @Test
  void allClientsTogetherStayWithinTheBudget() {
    assertThat(budget.take("ana", 60)).isEqualTo(60);
    assertThat(budget.take("ben", 60)).isEqualTo(40);
    assertThat(budget.take("eve", 60)).isEqualTo(HashBudget.SMALLEST);
  }

  @Test
  void freedMemoryCanBeTakenAgain() {
    int first = budget.take("ana", 60);
    budget.giveBack("ana", first);
    assertThat(budget.take("ana", 60)).isEqualTo(60);
    budget.giveBack("ana", 60);
    assertThat(budget.take("ben", 60)).isEqualTo(60);
    assertThat(budget.take("ana", 60)).isEqualTo(40);
  }
}
