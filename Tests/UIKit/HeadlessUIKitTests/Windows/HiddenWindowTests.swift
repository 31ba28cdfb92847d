import HeadlessUIKit
import Testing

/// choice: window-hidden-and-shown; appearance follows views that enter or leave a window, and
/// these stay.
struct `A hidden window` {
  @Test @MainActor
  func `a hidden window keeps its views and sends its controllers no callbacks`() async throws {
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

  @Test @MainActor func `a hidden window is laid out when it is shown again`() async throws {
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
