import HeadlessUIKit
import Testing

/// The published observations of controls and text.
struct `Control observations` {
  // observation: control-clamping-guide22
  @Test @MainActor func `setters of values limit them`() async throws {
    try await withApp { _ in
      let slider = UISlider()
      slider.minimumValue = 0
      slider.maximumValue = 100
      slider.value = 999
      #expect(slider.value == 100)
      let stepper = UIStepper()
      stepper.minimumValue = 0
      stepper.maximumValue = 10
      stepper.value = 999
      #expect(stepper.value == 10)
      let pages = UIPageControl()
      pages.numberOfPages = 5
      pages.currentPage = 99
      #expect(pages.currentPage == 4)
      let progress = UIProgressView()
      progress.progress = 1.5
      #expect(progress.progress == 1)
      let segments = UISegmentedControl(items: ["A", "B"])
      #expect(segments.selectedSegmentIndex == -1)
      segments.selectedSegmentIndex = 1
      #expect(segments.selectedSegmentIndex == 1)
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      #expect(!indicator.isHidden)
      indicator.stopAnimating()
      #expect(indicator.isHidden)
    }
  }

  // observation: textview-settext-selection-qmui
  @Test @MainActor func `setting the text of a text view notifies of the selection at once`()
    async throws
  {
    try await withApp { _ in
      let delegate = TextViewLog()
      let view = UITextView()
      view.delegate = delegate
      view.text = "Hello"
      #expect(delegate.lines == ["didChangeSelection"])
      #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }
  }

  // observation: contextmenu-nil-configuration-neuburg
  @Test @MainActor func `a context menu without a configuration does nothing more`() async throws {
    try await withApp { app in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try await app.settle()
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      window.rootViewController?.view.addSubview(view)
      let delegate = MenuLog()
      let interaction = UIContextMenuInteraction(delegate: delegate)
      view.addInteraction(interaction)
      #expect(view.interactions.count == 1)
      try app.longPress(view)
      try await app.settle()
      #expect(delegate.lines == ["configurationForMenu"])
      delegate.menu = UIMenu(children: [
        UIAction(title: "Copy") { _ in delegate.lines.append("copy") }
      ])
      try app.longPress(view)
      try await app.settle()
      #expect(interaction.choose("Copy"))
      #expect(
        delegate.lines.dropFirst() == [
          "configurationForMenu", "willDisplay", "willEnd", "completion", "copy",
        ]
      )
      #expect(interaction.visibleMenu == nil)
      #expect(!interaction.choose("Copy"))
      view.interactions = []
      #expect(interaction.view == nil)
      #expect(view.gestureRecognizers?.isEmpty ?? true)
    }
  }
}

private final class MenuLog: UIContextMenuInteractionDelegate {
  var lines: [String] = []
  var menu: UIMenu?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    lines.append("configurationForMenu")
    guard let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    lines.append("willDisplay")
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    lines.append("willEnd")
    animator?.addCompletion { self.lines.append("completion") }
  }
}

private final class TextViewLog: UITextViewDelegate {
  var lines: [String] = []

  func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("didChangeSelection") }
}
