import HeadlessUIKit
import Testing

/// Where blocks of Dispatch and Foundation were scheduled.
struct `Places of scheduled blocks` {
  /// The lines that pending work of this file names, in its order.
  @MainActor
  private func lines(_ app: HeadlessApp) -> [Int?] {
    app.pending.map { text in
      text.wholeMatch(
        of: /.*, (?:scheduled|started) at HeadlessUIKitTests\/WorkPlaceTests\.swift:(\d+)/
      )
      .flatMap { Int($0.1) }
    }
  }

  @Test @MainActor func `blocks of the main queue name their lines`() async throws {
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

  @Test @MainActor func `blocks with a deadline name their lines`() async throws {
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

  @Test @MainActor func `notifications of groups and items name their lines`() async throws {
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

  @Test @MainActor func `blocks of Foundation name their lines`() async throws {
    try await withApp { app in
      let first = #line + 1
      RunLoop.main.perform {}
      RunLoop.main.perform(inModes: [.common]) {}
      OperationQueue.main.addOperation {}
      #expect(lines(app) == Array(first...first + 2))
      try await app.settle()
    }
  }

  // Dispatch hides who calls it with an item or every parameter: no line is better than a wrong one.
  @Test @MainActor func `calls whose caller is hidden name no line`() async throws {
    try await withApp { app in
      schedule()
      #expect(
        app.pending == [
          "a block of DispatchQueue.main at 0 ms", "a block of DispatchQueue.main at 0 ms",
          "asyncAfter at 1000 ms",
        ]
      )
      try await app.settle()
    }
  }

  @inline(never)
  private func schedule() {
    DispatchQueue.main.async(execute: DispatchWorkItem {})
    DispatchQueue.main.async(group: DispatchGroup(), qos: .utility, flags: .barrier) {}
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: DispatchWorkItem {})
  }

  @Test @MainActor func `work that a block schedules names its own line`() async throws {
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
