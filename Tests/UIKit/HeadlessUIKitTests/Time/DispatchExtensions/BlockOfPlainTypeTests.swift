import Foundation
import HeadlessUIKit
import Testing

// Extensions of apps with the labels of Dispatch, whose blocks have the plain type.
extension DispatchQueue {
  fileprivate func async(execute work: @escaping @Sendable () -> Void) {
    AppCalls.add("async(execute:)")
    async(execute: DispatchWorkItem(block: work))
  }

  fileprivate func async(group: DispatchGroup?, execute work: @escaping @Sendable () -> Void) {
    AppCalls.add("async(group:execute:)")
    async(execute: DispatchWorkItem(block: work))
  }

  fileprivate func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @Sendable () -> Void
  ) {
    AppCalls.add("asyncAfter(deadline:execute:)")
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(block: work))
  }
}

@Suite struct `An app's functions of Dispatch with blocks of the plain type` {
  @Test @MainActor
  func `an app's functions with plain blocks are called, and their blocks run in the run`()
    async throws
  {
    let calls = try await AppCalls.collected { app in
      DispatchQueue.main.async { AppCalls.add("1") }
      DispatchQueue.main.async(group: nil) { AppCalls.add("2") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { AppCalls.add("3") }
      try await app.advance(by: .seconds(1))
    }
    #expect(
      calls == [
        "async(execute:)", "async(group:execute:)", "asyncAfter(deadline:execute:)", "1", "2", "3",
      ]
    )
  }
}
