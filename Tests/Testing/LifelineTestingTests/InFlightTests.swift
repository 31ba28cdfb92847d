import HeadlessUIKit
import LifelineTesting
import Testing
import TraceModel
import TraceRecorder

/// Two hundred concurrent tests that yield to each other at every step.
@MainActor
@Suite(.lifeline)
struct `Tests in flight` {
  @Test(arguments: 0..<200) func `concurrent tests do not affect each other`(
    number: Int
  ) async throws {
    let app = HeadlessApp.current
    let controllers = (0...number % 7).map { _ in HomeViewController() }
    await Task.yield()
    let navigation = UINavigationController(rootViewController: controllers[0])
    let window = show(navigation)
    for controller in controllers.dropFirst() {
      await Task.yield()
      navigation.pushViewController(controller, animated: number.isMultiple(of: 2))
      await Task.yield()
      try await app.settle()
    }
    app.mark("test \(number)")
    await Task.yield()
    let trace = try #require(RecordingContext.current).trace()
    #expect(trace.header.title.contains("\(number)"))
    #expect(TraceHistory(trace).marks.map(\.name) == ["test \(number)"])
    let homes = trace.subjects.filter { $0.className == "HomeViewController" }
    #expect(homes.count == controllers.count)
    #expect(homes.map(\.id) == controllers.map(\.traceSubject))
    withExtendedLifetime(window) {}
  }
}
