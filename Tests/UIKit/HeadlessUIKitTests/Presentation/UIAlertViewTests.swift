import HeadlessUIKit
import Testing

@MainActor
struct `Alerts with a delegate` {
  @MainActor
  private final class Owner: UIAlertViewDelegate {
    var lines: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(buttonIndex)")
    }
    func didPresent(_ alertView: UIAlertView) { lines.append("shown") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("dismissed \(buttonIndex)")
    }
  }

  @Test func `a tapped button reaches the delegate by its index`() async throws {
    _ = try await record { app in
      let root = UIViewController()
      try await launch(root, in: app)
      let owner = Owner()
      let view = UIAlertView(
        title: "Delete?",
        message: nil,
        delegate: owner,
        cancelButtonTitle: "Cancel",
        otherButtonTitles: "Delete"
      )
      #expect(view.cancelButtonIndex == 0 && view.firstOtherButtonIndex == 1)
      view.show()
      try await app.settle()
      let alert = try #require(root.presentedViewController as? UIAlertController)
      #expect(view.isVisible && alert.actions.map(\.title) == ["Cancel", "Delete"])
      #expect(alert.tap(alert.actions[1]))
      try await app.settle()
      #expect(!view.isVisible && root.presentedViewController == nil)
      #expect(owner.lines == ["shown", "clicked 1", "dismissed 1"])
    }
  }

  @Test func `an alert is dismissed by the app with the index of a button`() async throws {
    _ = try await record { app in
      let root = UIViewController()
      try await launch(root, in: app)
      let owner = Owner()
      let view = UIAlertView()
      view.delegate = owner
      view.title = "Wait"
      #expect(view.addButton(withTitle: "Stop") == 0 && view.buttonTitle(at: 1) == nil)
      view.show()
      view.show()
      try await app.settle()
      view.dismiss(withClickedButtonIndex: 0, animated: true)
      try await app.settle()
      #expect(root.presentedViewController == nil)
      #expect(owner.lines == ["shown", "dismissed 0"])
    }
  }
}
