import HeadlessUIKit
import Testing

/// Chosen: appearance follows the entering and leaving of windows, and the views do neither.
struct `A window that is hidden` {
  @Test @MainActor func `keeps its views, and its controllers hear nothing`() async throws {
    let journal = Journal()
    try await withApp { app in
      let root = LoggingViewController("A", journal)
      let window = try await launch(root, in: app)
      journal.clear()
      window.isHidden = true
      try await app.settle()
      #expect(journal.lines.isEmpty)
      #expect(root.view.window === window)
      #expect(!window.isKeyWindow)
      window.isHidden = false
      try await app.settle()
      #expect(journal.lines.isEmpty)
      #expect(app.diagnostics().isEmpty)
    }
  }

  @Test @MainActor func `is laid out when it is shown again`() async throws {
    let journal = Journal()
    try await withApp { app in
      let root = LoggingViewController("A", journal)
      let window = try await launch(root, in: app)
      window.isHidden = true
      journal.clear()
      root.view.setNeedsLayout()
      try await app.settle()
      #expect(journal.lines.isEmpty)
      window.isHidden = false
      try await app.settle()
      #expect(journal.lines.contains("A.viewDidLayoutSubviews"))
    }
  }
}
