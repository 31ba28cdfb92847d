import Foundation
import HeadlessUIKit
import Testing

// An extension of an app with every parameter of Dispatch's function and its defaults.
extension DispatchQueue {
  fileprivate func async(
    group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    AppCalls.add("async(group:qos:flags:execute:)")
    async(execute: DispatchWorkItem(block: work))
  }
}

@Suite struct `An app's function of Dispatch with all parameters` {
  @Test @MainActor
  func `an app's function with all parameters is called, and its blocks run in the run`()
    async throws
  {
    let calls = try await AppCalls.collected { app in
      DispatchQueue.main.async { AppCalls.add("1") }
      DispatchQueue.main.async(qos: .userInitiated) { AppCalls.add("2") }
      try app.idle()
    }
    let name = "async(group:qos:flags:execute:)"
    #expect(calls == [name, name, "1", "2"])
  }
}
