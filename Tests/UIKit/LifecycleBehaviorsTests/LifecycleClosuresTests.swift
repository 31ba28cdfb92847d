import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import Testing

struct `Closures of a life cycle` {
  private static let expected: [Situation: [String]] = [
    .firstAppearance: ["-- launch", "A WA", "A IA", "A DA"],
    .pushAndPop: [
      "-- launch", "A WA", "A IA", "A DA", "-- push", "A WD", "B WA", "B IA", "A DD", "B DA",
      "-- pop", "B WD", "A WA", "A IA", "B DD", "A DA",
    ],
    .cancelledSwipe: [
      "-- launch", "A WA", "A IA", "A DA", "-- push", "A WD", "B WA", "B IA", "A DD", "B DA",
      "-- swipe", "B WD", "A WA", "A IA", "-- cancel", "A WD", "A DD", "B WA", "B IA", "B DA",
      "-- pop", "B WD", "A WA", "A IA", "B DD", "A DA",
    ],
    .sheet: [
      "-- launch", "A WA", "A IA", "A DA", "-- present", "B WA", "B IA", "B DA", "-- drag", "B WD",
      "-- cancel", "B WA", "B IA", "B DA", "-- dismiss", "B WD", "B DD",
    ],
    .overFullScreen: [
      "-- launch", "A WA", "A IA", "A DA", "-- present", "B WA", "B IA", "B DA", "-- dismiss",
      "B WD", "B DD",
    ],
    .fullScreenCover: [
      "-- launch", "A WA", "A IA", "A DA", "-- present", "A WD", "B WA", "B IA", "B DA", "A DD",
      "-- dismiss", "B WD", "A WA", "A IA", "A DA", "B DD",
    ],
    .tabSwitch: [
      "-- launch", "A WA", "A IA", "A DA", "-- second tab", "B WA", "A WD", "B IA", "A DD", "B DA",
      "-- first tab", "A WA", "B WD", "A IA", "B DD", "A DA",
    ],
    .background: ["-- launch", "A WA", "A IA", "A DA", "-- background", "-- foreground"],
    .inactive: ["-- launch", "A WA", "A IA", "A DA", "-- inactive", "-- active"],
    .deallocation: ["-- appear", "A WA", "A DA", "-- release"],
    .removal: ["-- launch", "A WA", "A IA", "A DA", "-- remove"],
  ]

  @Test(arguments: Situation.allCases) @MainActor
  func `closures are called after each callback of their host`(situation: Situation) async throws {
    let lines = try await situation.lines { host, journal in
      host.onViewWillAppear { journal.note("\($0.name) WA") }
      host.onViewIsAppearing { journal.note("\($0.name) IA") }
      host.onViewDidAppear { journal.note("\($0.name) DA") }
      host.onViewWillDisappear { journal.note("\($0.name) WD") }
      host.onViewDidDisappear { journal.note("\($0.name) DD") }
    }
    #expect(lines == Self.expected[situation])
  }

  @Test(arguments: Situation.allCases) @MainActor
  func `one observer calls several closures`(situation: Situation) async throws {
    let lines = try await situation.lines { host, journal in
      let name = host.name
      host.addLifecycleObserver(
        LifecycleClosures(
          viewWillAppear: { _ in journal.note("\(name) WA") },
          viewIsAppearing: { _ in journal.note("\(name) IA") },
          viewDidAppear: { _ in journal.note("\(name) DA") },
          viewWillDisappear: { _ in journal.note("\(name) WD") },
          viewDidDisappear: { _ in journal.note("\(name) DD") }
        )
      )
    }
    #expect(lines == Self.expected[situation])
  }

  @Test @MainActor func `a closure that is added to a visible host is called`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = Host("A", Journal())
      let window = try await show(host, in: app)
      host.onViewWillAppear { journal.note("\($0.name) will") }
      host.onViewDidAppear { journal.note("\($0.name) did") }
      #expect(journal.lines == ["A will"])
      try await app.settle()
      #expect(journal.lines == ["A will", "A did"])
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor func `a closure is not called after its removal`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = Host("A", Journal())
      let token = host.onViewDidAppear { journal.note($0.name) }
      host.removeLifecycleObserver(token)
      let window = try await show(host, in: app)
      #expect(journal.lines == [])
      #expect(host.children == [])
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor
  func `a closure can remove its own observer and runs once`() async throws {
    try await withApp { app in
      let journal = Journal()
      let host = Host("A", Journal())
      host.onViewDidAppear { host in
        journal.note(host.name)
        for observer in host.lifecycleObservers { host.removeLifecycleObserver(observer) }
      }
      let window = try await show(host, in: app)
      host.present(UIViewController(), animated: true)
      try await app.settle()
      #expect(journal.lines == ["A"])
      #expect(host.lifecycleObservers.isEmpty)
      withExtendedLifetime(window) {}
    }
  }
}
