import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import Testing
import TraceModel

struct `Balanced registration` {
  private static let expected: [Situation: [String]] = [
    .firstAppearance: ["-- launch", "add A"],
    .pushAndPop: [
      "-- launch", "add A", "-- push", "remove A", "add B", "-- pop", "remove B", "add A",
    ],
    .cancelledSwipe: [
      "-- launch", "add A", "-- push", "remove A", "add B", "-- swipe", "remove B", "add A",
      "-- cancel", "remove A", "add B", "-- pop", "remove B", "add A",
    ],
    .sheet: [
      "-- launch", "add A", "-- present", "add B", "-- drag", "remove B", "-- cancel", "add B",
      "-- dismiss", "remove B",
    ],
    .overFullScreen: ["-- launch", "add A", "-- present", "add B", "-- dismiss", "remove B"],
    .fullScreenCover: [
      "-- launch", "add A", "-- present", "remove A", "add B", "-- dismiss", "remove B", "add A",
    ],
    .tabSwitch: [
      "-- launch", "add A", "-- second tab", "add B", "remove A", "-- first tab", "add A",
      "remove B",
    ],
    .background: ["-- launch", "add A", "-- background", "-- foreground"],
    .inactive: ["-- launch", "add A", "-- inactive", "-- active"],
    .deallocation: ["-- appear", "add A", "-- release", "remove A"],
    .removal: ["-- launch", "add A", "-- remove", "remove A"],
  ]

  @Test(arguments: Situation.allCases) @MainActor
  func `registrations and removals alternate`(situation: Situation) async throws {
    let lines = try await situation.lines { host, journal in
      let name = host.name
      host.addLifecycleObserver(
        BalancedRegistration(
          register: { journal.note("add \(name)") },
          unregister: { journal.note("remove \(name)") }
        )
      )
    }
    #expect(lines == Self.expected[situation])
  }

  @Test @MainActor func `the token of a registration is passed to its removal`() async throws {
    try await withApp { app in
      var next = 0
      var removed: [Int] = []
      let registration = BalancedRegistration(
        register: {
          next += 1
          return next
        },
        unregister: { (token: Int) in removed.append(token) }
      )
      let host = UIViewController()
      host.addLifecycleObserver(registration)
      let window = try await show(host, in: app)
      host.present(fullScreen(), animated: true)
      try await app.settle()
      host.dismiss(animated: true)
      try await app.settle()
      #expect(next == 2)
      #expect(removed == [1])
      #expect(registration.isRegistered)
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor
  func `notifications arrive while the screen is visible, once each`() async throws {
    try await withApp { app in
      let name = Notification.Name("CartDidChange")
      let journal = Journal()
      let host = UIViewController()
      host.addLifecycleObserver(
        BalancedRegistration(of: name) { note in
          journal.note("\(note.userInfo?["step"] ?? "")")
        }
      )
      func post(_ step: String) {
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["step": step])
      }
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = try await show(navigation, in: app)
      post("before")
      navigation.pushViewController(host, animated: true)
      try await app.settle()
      post("pushed")
      navigation.beginInteractivePop()
      try await app.advance(by: .seconds(1))
      post("during the swipe")
      navigation.cancelInteractivePop()
      try await app.settle()
      post("after the swipe")
      navigation.popViewController(animated: true)
      try await app.settle()
      post("popped")
      #expect(journal.lines == ["pushed", "after the swipe"])
      withExtendedLifetime(window) {}
    }
  }

  @Test @MainActor func `the states of behaviors are in the trace`() async throws {
    let trace = try await withApp { app in
      let host = UIViewController()
      host.addLifecycleObserver(BalancedRegistration(register: {}, unregister: {}))
      host.addLifecycleObserver(OnScreenWork(start: {}, stop: {}))
      host.addLifecycleObserver(ScreenAnalytics { _ in })
      let window = try await show(host, in: app)
      withExtendedLifetime(window) {}
    }
    var states: [String] = []
    for event in trace.events where event.kind == .stateBegin || event.kind == .stateEnd {
      let name = trace.names[event.name]
      guard ["registered", "running", "shown"].contains(name) else { continue }
      states.append("\(name) \(event.kind == .stateBegin)")
    }
    #expect(
      states == [
        "registered true", "running true", "shown true", "registered false", "running false",
        "shown false",
      ]
    )
  }

  @Test @MainActor func `only notifications of the stated sender arrive`() async throws {
    try await withApp { app in
      let name = Notification.Name("CartDidChange")
      let cart = NSObject()
      let center = NotificationCenter()
      var count = 0
      let host = UIViewController()
      host.addLifecycleObserver(
        BalancedRegistration(of: name, object: cart, center: center) { _ in count += 1 }
      )
      let window = try await show(host, in: app)
      center.post(name: name, object: cart)
      center.post(name: name, object: NSObject())
      NotificationCenter.default.post(name: name, object: cart)
      #expect(count == 1)
      withExtendedLifetime(window) {}
    }
  }

  @MainActor
  private func fullScreen() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }
}
