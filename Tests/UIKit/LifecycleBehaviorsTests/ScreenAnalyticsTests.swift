import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import Testing

struct `Screen analytics` {
  private static let expected: [Situation: [String]] = [
    .firstAppearance: ["-- launch", "A shown, visit 1"],
    .pushAndPop: [
      "-- launch", "A shown, visit 1", "-- push", "A hidden after 2.5 s, visit 1",
      "B shown, visit 1", "-- pop", "B hidden after 2.0 s, visit 1", "A returned, visit 2",
    ],
    // The swipe itself changes nothing; A, which it reveals, is not a screen that was shown.
    .cancelledSwipe: [
      "-- launch", "A shown, visit 1", "-- push", "A hidden after 2.5 s, visit 1",
      "B shown, visit 1", "-- swipe", "-- cancel", "-- pop", "B hidden after 6.0 s, visit 1",
      "A returned, visit 2",
    ],
    // The presenter of a sheet stays visible, and so does a sheet whose drag is cancelled.
    .sheet: [
      "-- launch", "A shown, visit 1", "-- present", "B shown, visit 1", "-- drag", "-- cancel",
      "-- dismiss", "B hidden after 6.0 s, visit 1",
    ],
    .overFullScreen: [
      "-- launch", "A shown, visit 1", "-- present", "B shown, visit 1", "-- dismiss",
      "B hidden after 2.0 s, visit 1",
    ],
    .fullScreenCover: [
      "-- launch", "A shown, visit 1", "-- present", "B shown, visit 1",
      "A hidden after 2.5 s, visit 1", "-- dismiss", "A returned, visit 2",
      "B hidden after 2.0 s, visit 1",
    ],
    .tabSwitch: [
      "-- launch", "A shown, visit 1", "-- second tab", "A hidden after 2.0 s, visit 1",
      "B shown, visit 1", "-- first tab", "B hidden after 2.0 s, visit 1", "A returned, visit 2",
    ],
    .background: [
      "-- launch", "A shown, visit 1", "-- background", "A hidden after 2.0 s, visit 1",
      "-- foreground", "A returned, visit 2",
    ],
    .inactive: ["-- launch", "A shown, visit 1", "-- inactive", "-- active"],
    .deallocation: [
      "-- appear", "A shown, visit 1", "-- release", "A hidden after 1.0 s, visit 1",
    ],
    .removal: ["-- launch", "A shown, visit 1", "-- remove", "A hidden after 2.0 s, visit 1"],
  ]

  @Test(arguments: Situation.allCases) @MainActor
  func `each visit is reported once with its duration`(situation: Situation) async throws {
    let lines = try await situation.lines { host, journal in
      host.addLifecycleObserver(
        ScreenAnalytics(host.name) { journal.note($0.description) }
      )
    }
    #expect(lines == Self.expected[situation])
  }

  @Test @MainActor func `a screen without a name has the name of its class`() async throws {
    try await withApp { app in
      var events: [ScreenEvent] = []
      let host = Host("A", Journal())
      host.addLifecycleObserver(ScreenAnalytics { events.append($0) })
      let window = try await show(host, in: app)
      #expect(events == [ScreenEvent(screen: "Host", kind: .shown, visit: 1)])
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor func `a clock of the app measures the visits`() async throws {
    try await withApp { app in
      var durations: [Duration] = []
      let clock = StoppedClock()
      let host = Host("A", Journal())
      host.addLifecycleObserver(
        ScreenAnalytics(clock: clock) { durations.append($0.duration) }
      )
      host.beginAppearanceTransition(true, animated: false)
      host.endAppearanceTransition()
      try await app.advance(by: .seconds(5))
      clock.time.value = .seconds(3)
      host.beginAppearanceTransition(false, animated: false)
      host.endAppearanceTransition()
      #expect(durations == [.zero, .seconds(3)])
    }
  }

  @Test @MainActor
  func `a screen of an app that was launched in the background is shown in the foreground`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      let delegate = BackgroundDelegate()
      app.launchInBackground(delegate)
      let host = Host("A", journal)
      host.addLifecycleObserver(ScreenAnalytics("A") { journal.note($0.description) })
      delegate.window.rootViewController = host
      delegate.window.makeKeyAndVisible()
      try await app.settle()
      #expect(journal.take().suffix(1) == ["A.viewDidAppear"])
      app.enterForeground()
      try await app.settle()
      #expect(journal.lines == ["A shown, visit 1"])
    }
  }

  private final class BackgroundDelegate: UIResponder, UIApplicationDelegate {
    let window = UIWindow()

    override init() {
      super.init()
      window.rootViewController = UIViewController()
    }
  }

  /// A clock whose time the test sets.
  private final class StoppedClock: Clock, Sendable {
    /// The time, which only the main actor's test reads and writes.
    final class Time: @unchecked Sendable {
      var value = Swift.Duration.zero
    }

    struct Instant: InstantProtocol {
      var offset: Swift.Duration

      func advanced(by duration: Swift.Duration) -> Self { Self(offset: offset + duration) }
      func duration(to other: Self) -> Swift.Duration { other.offset - offset }
      static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
    }

    let time = Time()
    let minimumResolution = Swift.Duration.nanoseconds(1)
    var now: Instant { Instant(offset: time.value) }

    func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {}
  }
}
