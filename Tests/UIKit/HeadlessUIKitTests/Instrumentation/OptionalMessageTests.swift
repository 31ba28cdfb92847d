import HeadlessUIKit
import Testing
import TraceModel

@MainActor
private protocol SampleDelegate: AnyObject {
  func shouldSelect() -> Bool
  func didSelect()
}

extension SampleDelegate {
  func shouldSelect() -> Bool { unimplemented(.tabShouldSelect, true) }
  func didSelect() { unimplemented(.tabDidSelect) }
}

private final class Selective: SampleDelegate {
  func shouldSelect() -> Bool { false }
}

/// Calls an optional method that it does not implement, of itself and through the runtime.
private final class Nesting: SampleDelegate {
  func shouldSelect() -> Bool {
    didSelect()
    _ = Runtime.current.invokeOptional(self, .tabDidSelect) { didSelect() }
    HeadlessApp.current.mark("inside")
    return true
  }
}

struct `Optional methods of delegates` {
  @MainActor
  private func log(_ delegate: some SampleDelegate) async throws -> [String] {
    let trace = try await record { app in
      for _ in 1...2 {
        let runtime = Runtime.current
        let answer = runtime.invokeOptional(delegate, .tabShouldSelect, text: "[0, 1]") {
          delegate.shouldSelect()
        }
        app.mark(answer.map { "\($0)" } ?? "none")
        let isImplemented: Void? = runtime.invokeOptional(delegate, .tabDidSelect) {
          delegate.didSelect()
        }
        #expect(isImplemented == nil)
      }
    }
    return trace.events.compactMap { event in
      switch event.kind {
      case .begin: "begin \(trace.names[event.text])"
      case .end: "end"
      case .mark: trace.names[event.name]
      default: nil
      }
    }
  }

  @Test @MainActor func `a method that is not implemented is not recorded`() async throws {
    let delegate = Selective()
    let lines = try await log(delegate)
    #expect(lines == ["begin [0, 1]", "end", "false", "begin [0, 1]", "end", "false"])
  }

  @Test @MainActor func `events within the first call follow its begin`() async throws {
    let lines = try await log(Nesting())
    let call = ["begin [0, 1]", "inside", "end", "true"]
    #expect(lines == call + call)
  }
}
