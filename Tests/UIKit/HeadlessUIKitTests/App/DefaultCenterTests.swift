import Foundation
import HeadlessUIKit
import Testing

struct `The default notification center of a run` {
  @Test @MainActor
  func `the default notification center of a run receives the run's notifications`() async throws {
    let journal = Journal()
    try await withApp { app in
      let token = observeBackground("first", journal)
      try await withApp { other in
        let otherToken = observeBackground("other", journal)
        other.launch(LoggingAppDelegate(Journal(), root: UIViewController()))
        other.enterBackground()
        try await other.settle()
        NotificationCenter.default.removeObserver(otherToken)
      }
      app.launch(LoggingAppDelegate(Journal(), root: UIViewController()))
      app.enterBackground()
      try await app.settle()
      NotificationCenter.default.removeObserver(token)
    }
    #expect(journal.lines == ["other", "first"])
  }

  @MainActor
  private func observeBackground(_ name: String, _ journal: Journal) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification,
      object: nil,
      queue: .main
    ) { _ in
      MainActor.assumeIsolated { journal.note(name) }
    }
  }

  @Test @MainActor
  func `the default notification center outside every run is the system's`() async throws {
    let center = NotificationCenter.default
    try await withApp { _ in
      #expect(NotificationCenter.default !== center)
      #expect(NotificationCenter.default === NotificationCenter.default)
    }
    #expect(NotificationCenter.default === center)
  }
}
