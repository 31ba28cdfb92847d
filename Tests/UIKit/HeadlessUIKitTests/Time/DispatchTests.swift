import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// `DispatchQueue` and `Timer` are those of Dispatch and Foundation.
struct `Dispatch and timers on the run's clock` {
  // The seed of an article: two blocks at one deadline push two controllers.
  @Test @MainActor
  func `two blocks with one deadline run in the order of scheduling`() async throws {
    try await withApp { app in
      let journal = Journal()
      let navigation = UINavigationController(
        rootViewController: LoggingViewController("vc1", journal)
      )
      let window = makeWindow(in: app)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      for name in ["vc2", "vc3"] {
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
          navigation.pushViewController(LoggingViewController(name, journal), animated: true)
        }
      }
      try await app.settle()
      let expected = ["vc1.viewWillAppear", "vc2.viewWillAppear", "vc3.viewWillAppear"]
      #expect(journal.lines(observedIn: expected) == expected)
    }
  }

  @Test @MainActor func `an async block runs in the next turn`() async throws {
    try await withApp { app in
      let journal = Journal()
      DispatchQueue.main.async { journal.note("async") }
      journal.note("caller")
      try app.idle()
      #expect(journal.lines == ["caller", "async"])
    }
  }

  @Test @MainActor func `blocks and scheduled work run in their common order`() async throws {
    try await withApp { app in
      let journal = Journal()
      app.schedule(after: .seconds(1)) { journal.note("1") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { journal.note("2") }
      app.schedule(after: .seconds(1)) { journal.note("3") }
      try await app.advance(by: .seconds(1))
      #expect(journal.lines == ["1", "2", "3"])
    }
  }

  @Test @MainActor func `a block with a past deadline is due now`() async throws {
    try await withApp { app in
      let journal = Journal()
      DispatchQueue.main.asyncAfter(deadline: .now() - 5) { journal.note("ran") }
      try app.idle()
      #expect(journal.lines == ["ran"])
      #expect(app.now.nanoseconds < 1000)
    }
  }

  @Test @MainActor func `a block with an infinite deadline never runs`() async throws {
    try await withApp { app in
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { Issue.record("ran") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .infinity) { Issue.record("ran") }
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `a cancelled work item neither runs nor is pending`() async throws {
    try await withApp { app in
      let journal = Journal()
      let item = DispatchWorkItem { MainActor.assumeIsolated { journal.note("cancelled") } }
      let other = DispatchWorkItem { MainActor.assumeIsolated { journal.note("other") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: other)
      item.cancel()
      #expect(app.pending.count == 1)
      try await app.settle()
      #expect(journal.lines == ["other"])
    }
  }

  @Test @MainActor func `a pending block reports its source location`() async throws {
    try await withApp { app in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {}
      let line = #line - 1
      #expect(
        app.pending == [
          "asyncAfter at 250 ms, scheduled at HeadlessUIKitTests/DispatchTests.swift:\(line)"
        ]
      )
    }
  }

  @Test @MainActor func `each form of a call of Dispatch reports its source location`() async throws
  {
    try await withApp { app in
      let item = DispatchWorkItem {}
      let line = #line + 1
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, qos: .utility, flags: [], execute: {})
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) {}
      let lines = app.pending.map { $0.split(separator: ":").last.map(String.init) }
      #expect(lines == [line, line + 1, line + 2].map { "\($0)" }, "\(app.pending)")
    }
  }

  @Test @MainActor func `a block posted from a different queue runs in the run`() async throws {
    try await withApp { app in
      let journal = Journal()
      DispatchQueue.global().async {
        DispatchQueue.main.async { journal.note("back") }
      }
      while app.pending.isEmpty { await Task.yield() }
      try app.idle()
      #expect(journal.lines.count == 1)
    }
  }

  @Test @MainActor func `blocks are recorded as callbacks`() async throws {
    let trace = try await record { app in
      DispatchQueue.main.async {}
      scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      try await app.settle()
    }
    let log = CallLog(of: trace) { _, name in name == .dispatchedBlock || name == .timerFired }
    #expect(log.lines == ["DispatchQueue.main#1 asyncAfter", "Timer#1 timer"])
  }

  @Test @MainActor func `a nonrepeating timer fires once`() async throws {
    try await withApp { app in
      let journal = Journal()
      let timer = scheduledTimer(withTimeInterval: 2, repeats: false) { timer in
        let isValid = timer.isValid
        MainActor.assumeIsolated { journal.note("fired, valid: \(isValid)") }
      }
      try await app.advance(by: .seconds(10))
      #expect(journal.lines == ["fired, valid: true"])
      #expect(!timer.isValid)
    }
  }

  @Test @MainActor func `settling does not wait for a repeating timer`() async throws {
    try await withApp { app in
      let journal = Journal()
      let timer = scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("tick") }
      }
      try await app.settle()
      #expect(journal.lines.isEmpty)
      app.schedule(after: .milliseconds(2500)) {}
      try await app.settle()
      #expect(journal.lines == ["tick", "tick"])
      timer.invalidate()
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `a pending timer reports its source location`() async throws {
    try await withApp { app in
      let schedule = { _ = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: false) { _ in } }
      schedule()
      let place = "HeadlessUIKitTests/DispatchTests.swift:\(#line - 2)"
      #expect(app.pending == ["a timer of 1.5 seconds at 1500 ms, scheduled at \(place)"])
    }
  }

  // Fact: clock-05
  @Test @MainActor func `repeating work keeps its order among equal due times`() async throws {
    try await withApp { app in
      let log = Journal()
      scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { log.note("p1") }
      }
      app.schedule(after: .seconds(1)) { log.note("d1") }
      app.schedule(after: .seconds(2)) { log.note("d2") }
      scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
        MainActor.assumeIsolated { log.note("p2") }
      }
      try await app.advance(by: .seconds(2))
      #expect(log.lines == ["p1", "d1", "p1", "d2", "p2"])
    }
  }

  @Test @MainActor
  func `a blocked main loop skips firings without shifting the timer's schedule`() async throws {
    try await withApp { app in
      let journal = Journal()
      scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated { journal.note("\(app.now.nanoseconds / 100_000_000)") }
      }
      try app.block(for: .milliseconds(3500))
      try await app.advance(by: .milliseconds(1500))
      #expect(journal.lines == ["35", "40", "50"])
    }
  }

  @Test @MainActor func `a timer added to the run loop fires`() async throws {
    try await withApp { app in
      let journal = Journal()
      let timer = Timer(timeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("fired") }
      }
      #expect(app.pending.isEmpty)
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .default)
      try await app.settle()
      #expect(journal.lines == ["fired"])
    }
  }

  @Test @MainActor func `concurrent runs keep their blocks separate`() async throws {
    try await withApp { outer in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
      try await withApp { inner in
        scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        #expect(inner.pending.count == 1)
      }
      #expect(outer.pending.count == 1)
    }
  }
}
