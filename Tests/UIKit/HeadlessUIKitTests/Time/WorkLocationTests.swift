import HeadlessUIKit
import Testing

/// The source locations of blocks scheduled with Dispatch and Foundation.
struct `Source locations of scheduled blocks` {
  /// Returns the lines of this file that the pending work names, in order.
  @MainActor
  private func lines(_ app: HeadlessApp) -> [Int?] {
    app.pending.map { text in
      text.wholeMatch(
        of: /.*, (?:scheduled|started) at HeadlessUIKitTests\/WorkLocationTests\.swift:(\d+)/
      )
      .flatMap { Int($0.1) }
    }
  }

  @Test @MainActor func `pending blocks of the main queue report their lines`() async throws {
    try await withApp { app in
      let first = #line + 1
      DispatchQueue.main.async {}
      DispatchQueue.main.async(group: DispatchGroup()) {}
      DispatchQueue.main.async(qos: .utility) {}
      DispatchQueue.main.async(flags: .barrier) {}
      DispatchQueue.main.async(group: DispatchGroup(), qos: .utility) {}
      DispatchQueue.main.async(qos: .utility, flags: .barrier) {}
      #expect(lines(app) == Array(first...first + 5))
      try await app.settle()
    }
  }

  @Test @MainActor func `pending blocks with a deadline report their lines`() async throws {
    try await withApp { app in
      let first = #line + 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) {}
      DispatchQueue.global().asyncAfter(deadline: .now() + 3) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 4, qos: .utility) {}
      #expect(lines(app) == Array(first...first + 3))
      try await app.settle()
    }
  }

  @Test @MainActor
  func `pending notifications of groups and items report their lines`() async throws {
    try await withApp { app in
      let group = DispatchGroup()
      group.enter()
      let item = DispatchWorkItem {}
      let first = #line + 1
      group.notify(queue: .main) {}
      item.notify(queue: .main) {}
      try await app.settle()
      #expect(lines(app) == Array(first...first + 1))
      item.perform()
      group.leave()
      try await app.settle()
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `pending blocks of Foundation report their lines`() async throws {
    try await withApp { app in
      let first = #line + 1
      RunLoop.main.perform {}
      RunLoop.main.perform(inModes: [.common]) {}
      OperationQueue.main.addOperation {}
      #expect(lines(app) == Array(first...first + 2))
      try await app.settle()
    }
  }

  @Test @MainActor func `calls with an item or all parameters report their lines`() async throws {
    try await withApp { app in
      let first = schedule()
      #expect(lines(app) == Array(first...first + 2))
      try await app.settle()
    }
  }

  @inline(never)
  private func schedule() -> Int {
    let first = #line + 1
    DispatchQueue.main.async(execute: DispatchWorkItem {})
    DispatchQueue.main.async(group: DispatchGroup(), qos: .utility, flags: .barrier) {}
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: DispatchWorkItem {})
    return first
  }

  @Test @MainActor func `work scheduled by a block reports its own line`() async throws {
    try await withApp { app in
      let line = #line + 2
      DispatchQueue.main.async {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      }
      try app.idle()
      #expect(lines(app) == [line])
      try await app.settle()
    }
  }
}
