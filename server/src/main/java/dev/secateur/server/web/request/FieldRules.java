package dev.secateur.server.web.request;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// What the fields of a request may hold. A field that may be left out is `@Nullable`.
final class FieldRules {

  private FieldRules() {}

  /// The range of an int or a long; without values, the range of a node's number.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  @interface WholeNumber {
    long min() default 0;

    long max() default Integer.MAX_VALUE;
  }

  /// Of a double.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  @interface DecimalNumber {
    double min();

    double max();
  }

  /// Of a text, or of each text of a list.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  @interface MaxLength {
    int value();
  }

  /// How many elements a list may have, and how an error describes such a list.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.RECORD_COMPONENT)
  @interface ListSize {
    int min();

    int max();

    String expected();
  }

  /// What an error calls the object, such as `a player`.
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.TYPE)
  @interface ObjectName {
    String value();
  }
}
