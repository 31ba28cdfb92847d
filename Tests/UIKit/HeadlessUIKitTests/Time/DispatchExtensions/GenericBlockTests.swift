import Foundation
import HeadlessUIKit
import Testing

// Extensions of apps that are generic in the result of the block.
extension DispatchQueue {
  fileprivate func async<Result: Sendable>(
    execute work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      let item = DispatchWorkItem {
        AppCalls.add("async<Result>(execute:)")
        continuation.resume(with: Swift.Result { try work() })
      }
      async(execute: item)
    }
  }

  fileprivate func async<Value: Sendable>(
    execute work: @escaping @Sendable () -> Value,
    completion: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    AppCalls.add("async<Value>(execute:completion:)")
    async {
      let value = work()
      DispatchQueue.main.async { completion(value) }
    }
  }
}

@Suite struct `An app's generic functions of Dispatch` {
  @Test @MainActor
  func `an app's generic functions are called, and those of Dispatch without a value`() async throws
  {
    let calls = try await AppCalls.collected { app in
      post()
      try app.idle()
      let task = Task { @MainActor in try await DispatchQueue.main.async(execute: { 3 }) }
      try await app.settle()
      AppCalls.add("\(try await task.value)")
      DispatchQueue.main.async(execute: { 4 }, completion: { AppCalls.add("\($0)") })
      try app.idle()
    }
    #expect(
      calls == ["1", "async<Result>(execute:)", "3", "async<Value>(execute:completion:)", "4"]
    )
  }

  @MainActor private func post() { DispatchQueue.main.async { AppCalls.add("1") } }
}
