import Foundation
import HeadlessUIKit
import Testing

/// Notifications and timers that call methods of targets.
struct `Notifications and timers with selectors` {
  private static let name = Notification.Name("Changed")

  @Test @MainActor func `a notification calls the methods of its observers until they are removed`()
    async throws
  {
    try await withApp { _ in
      let center = NotificationCenter()
      let observer = Observer()
      center.addObserver(
        observer,
        selector: Selector("changed:", Observer.changed(_:)),
        name: Self.name,
        object: nil
      )
      center.addObserver(
        observer,
        selector: Selector("object:", Observer.object(_:)),
        name: Self.name,
        object: observer
      )
      center.post(name: Self.name, object: nil)
      #expect(observer.calls == ["changed Changed"])
      center.post(name: Self.name, object: observer)
      #expect(observer.calls.sorted() == ["changed Changed", "changed Changed", "object Changed"])
      center.removeObserver(observer, name: Self.name, object: observer)
      center.post(name: Self.name, object: observer)
      #expect(observer.calls.count == 4)
      center.removeObserver(observer)
      center.post(name: Self.name, object: observer)
      #expect(observer.calls.count == 4)
    }
  }

  @Test @MainActor func `a notification of another thread calls the methods on the main thread`()
    async throws
  {
    try await withApp { app in
      let center = NotificationCenter()
      let observer = Observer()
      center.addObserver(
        observer,
        selector: Selector("changed:", Observer.changed(_:)),
        name: Self.name,
        object: nil
      )
      DispatchQueue.global().async { center.post(name: Self.name, object: nil) }
      try await app.settle()
      #expect(observer.calls == ["changed Changed"])
    }
  }

  @Test @MainActor func `an observer is not retained`() async throws {
    try await withApp { _ in
      let center = NotificationCenter()
      weak var released: Observer?
      do {
        let observer = Observer()
        released = observer
        center.addObserver(
          observer,
          selector: Selector("changed:", Observer.changed(_:)),
          name: nil,
          object: nil
        )
      }
      #expect(released == nil)
      center.post(name: Self.name, object: nil)
    }
  }

  @Test @MainActor func `a timer calls the method of its target and retains it`() async throws {
    try await withApp { app in
      weak var target: Observer?
      let timer: Timer
      do {
        let observer = Observer()
        target = observer
        timer = Timer.scheduledTimer(
          timeInterval: 1,
          target: observer,
          selector: Selector("fire:", Observer.fire),
          userInfo: nil,
          repeats: true
        )
      }
      try await app.advance(by: .seconds(2.5))
      #expect(target?.calls == ["fire", "fire"])
      timer.invalidate()
    }
  }
}

@MainActor
private final class Observer: NSObject {
  var calls: [String] = []

  func changed(_ notification: Notification) {
    calls.append("changed \(notification.name.rawValue)")
  }

  func object(_ notification: NSNotification) {
    calls.append("object \(notification.name.rawValue)")
  }

  func fire(_ timer: Timer) { calls.append("fire") }
}
