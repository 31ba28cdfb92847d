import Foundation
import HeadlessUIKit
import Testing

// Extensions of apps that have no label, a delay in seconds and a function for the main queue.
extension DispatchQueue {
  fileprivate func async(_ block: @escaping @Sendable () -> Void) {
    AppCalls.add("async(_:)")
    async(execute: block)
  }

  fileprivate func asyncAfter(seconds: Double, execute block: @escaping @Sendable () -> Void) {
    AppCalls.add("asyncAfter(seconds:execute:)")
    asyncAfter(deadline: .now() + seconds, execute: block)
  }

  fileprivate static func onMain(_ block: @escaping @Sendable () -> Void) {
    AppCalls.add("onMain(_:)")
    main.async(execute: block)
  }
}

@Suite struct `An app's functions of Dispatch without a label` {
  @Test @MainActor
  func `an app's functions without a label are called, and their blocks run in the run`()
    async throws
  {
    let calls = try await AppCalls.collected { app in
      DispatchQueue.main.async { AppCalls.add("1") }
      DispatchQueue.main.asyncAfter(seconds: 2) { AppCalls.add("3") }
      DispatchQueue.onMain { AppCalls.add("2") }
      DispatchQueue.main.async(group: DispatchGroup()) {}
      try await app.advance(by: .seconds(2))
    }
    #expect(
      calls == ["async(_:)", "asyncAfter(seconds:execute:)", "onMain(_:)", "1", "2", "3"]
    )
  }
}
