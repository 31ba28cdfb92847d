import HeadlessUIKit

extension TestRun {
  /// Runs the body of the test, and moves the clock of the run while it is suspended.
  ///
  /// - Throws: The error of the body, or one that states that nothing could continue it.
  package nonisolated func runBody(
    _ body: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await BodyDriver.runBody(body)
  }

  /// Moves the clock of the run while the body is suspended, until `endBody` is called.
  package nonisolated func beginBody() { driver?.begin(isTest: true) }

  package nonisolated func endBody() { driver?.end() }

  private nonisolated var driver: BodyDriver? { Runtime.running.map(BodyDriver.of) }
}
