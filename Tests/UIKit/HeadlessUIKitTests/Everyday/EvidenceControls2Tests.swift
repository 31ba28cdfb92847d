import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about controls.
@MainActor
struct `Evidence of everyday controls, a second part` {
  // observation: control-progress-default
  @Test func `a progress view is at zero`() {
    #expect(UIProgressView().progress == 0)
  }

  // observation: control-activity-hidden-until-started-apple
  @Test func `an indicator that stands still is hidden`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.isHidden)
    #expect(!indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden)
    #expect(indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
  }

  // observation: control-activity-binding-reactivecocoa
  @Test func `an indicator animates without a window`() {
    let indicator = UIActivityIndicatorView(frame: .zero)
    indicator.startAnimating()
    #expect(indicator.isAnimating)
    indicator.stopAnimating()
    #expect(!indicator.isAnimating)
  }

  // observation: control-label-defaults-apple
  @Test func `a label has no text and one line`() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(!label.isUserInteractionEnabled)
  }

  // observation: control-label-highlighted-color-xamarin
  @Test func `a label has no color for highlights`() {
    let label = UILabel()
    #expect(label.highlightedTextColor == nil)
    label.highlightedTextColor = .blue
    #expect(label.highlightedTextColor == .blue)
    label.highlightedTextColor = nil
    #expect(label.highlightedTextColor == nil)
  }

  // observation: control-label-attributed-sets-text
  @Test func `text and attributed text are one`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "A")
    #expect(label.text == "A")
    label.text = "B"
    #expect(label.attributedText?.string == "B")
  }

  // observation: control-image-animation-keeps-image-nil-xamarin
  @Test func `images of an animation are not the image`() {
    let view = UIImageView()
    view.animationImages = [UIImage(), UIImage()]
    #expect(view.image == nil)
    #expect(view.highlightedImage == nil)
  }

  // observation: control-image-init-size
  @Test func `an image view takes the size of its first image`() {
    let view = UIImageView(image: picture(30, 20))
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    view.image = picture(90, 90)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
  }

  // observation: control-image-animating-flags
  @Test func `an image view animates until it is stopped`() {
    let view = UIImageView()
    view.animationImages = [picture(1, 1), picture(1, 1)]
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  // observation: control-bar-button-primary-action-apple
  @Test func `a bar button performs its primary action`() async throws {
    try await withApp { app in
      var count = 0
      let item = UIBarButtonItem(primaryAction: UIAction(title: "A") { _ in count += 1 })
      #expect(item.title == "A")
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = item
      try await launch(UINavigationController(rootViewController: root), in: app)
      try app.tap(item)
      #expect(count == 1)
    }
  }

  // observation: control-segment-actions-apple
  @Test func `a segment performs its action`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let actions = ["a", "b"].map { title in
        UIAction(title: title) { _ in stage.journal.note(title) }
      }
      let segments = UISegmentedControl(frame: .zero, actions: actions)
      stage.add(segments, 0, 100, 200, 32)
      segments.addAction(UIAction { _ in stage.journal.note("changed") }, for: .valueChanged)
      try app.tap(at: CGPoint(x: 150, y: 116))
      #expect(stage.journal.lines.sorted() == ["b", "changed"])
    }
  }

  // observation: control-search-scope-default
  @Test func `a search bar has the first scope`() {
    let bar = UISearchBar()
    #expect(bar.selectedScopeButtonIndex == 0)
    #expect(!bar.showsCancelButton)
    #expect(bar.placeholder == nil)
  }

  // observation: control-search-scope-reactivecocoa
  @Test func `a scope set by code is silent`() {
    let (bar, delegate) = (UISearchBar(), ScopeLog())
    bar.delegate = delegate
    bar.scopeButtonTitles = ["First", "Second", "Third"]
    bar.selectedScopeButtonIndex = 2
    #expect(bar.selectedScopeButtonIndex == 2)
    #expect(delegate.count == 0)
  }

  // observation: control-touch-down-repeat
  @Test func `a second tap repeats the touch down`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let control = stage.add(UIControl(), 0, 0, 100, 50)
      for (name, event) in [
        ("down", UIControl.Event.touchDown), ("repeat", .touchDownRepeat), ("up", .touchUpInside),
      ] {
        control.addAction(UIAction { _ in stage.journal.note(name) }, for: event)
      }
      try app.doubleTap(control)
      #expect(stage.journal.lines == ["down", "up", "down", "repeat", "up"])
    }
  }

  // observation: control-touch-up-inside-tolerance
  @Test func `a finger a little outside is inside`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(), 100, 300, 40, 40)
      button.addAction(UIAction { _ in stage.journal.note("inside") }, for: .touchUpInside)
      try app.drag(through: [CGPoint(x: 120, y: 320), CGPoint(x: 170, y: 320)], in: stage.window)
      #expect(stage.journal.lines == ["inside"])
    }
  }

  // observation: control-primary-action-event
  @Test func `a tap triggers the primary action`() async throws {
    try await withApp { app in
      let stage = try TouchStage(in: app)
      let button = stage.add(UIButton(), 0, 0, 100, 50)
      button.addAction(UIAction { _ in stage.journal.note("up") }, for: .touchUpInside)
      button.addAction(
        UIAction { _ in stage.journal.note("primary") },
        for: .primaryActionTriggered
      )
      try app.tap(button)
      #expect(stage.journal.lines.sorted() == ["primary", "up"])
    }
  }

  // observation: control-menu-children
  @Test func `a menu with other children is another menu`() {
    let actions = ["a", "b"].map { UIAction(title: $0) { _ in } }
    let menu = UIMenu(title: "M", children: actions)
    let other = menu.replacingChildren([actions[1]])
    #expect(menu.children.map(\.title) == ["a", "b"])
    #expect(other.children.map(\.title) == ["b"])
    #expect(other.title == "M")
  }
}

@MainActor
private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
}

@MainActor
private final class ScopeLog: UISearchBarDelegate {
  var count = 0

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    count += 1
  }
}
