import Foundation
import Testing

extension Tag {
  /// Runs the built executable, the compiler or a browser.
  @Tag public static var endToEnd: Self
}

extension Trait where Self == ConditionTrait {
  /// Runs where `SELFSIZING_END_TO_END` is 1, as continuous integration sets it. Elsewhere the
  /// tests are listed as skipped.
  public static var whereEndToEnd: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["SELFSIZING_END_TO_END"] == "1",
      "set SELFSIZING_END_TO_END=1 to run the executable, the compiler and a browser")
  }
}
