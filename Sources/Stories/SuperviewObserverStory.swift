import HeadlessUIKit

/// Seed 000: a view that notifies when its host has entered a window.
enum SuperviewObserverStory {
  static let all = [story]

  static let story = Story(
    "superview-observer",
    "an observing view is notified when its host enters a window, and removes itself in that callback"
  ) { app in
    let host = UIViewController()
    let window = try await show(host, in: app)
    let card = CardView(frame: CGRect(x: 16, y: 100, width: 358, height: 200))
    card.onEnteringWindow { card, superview in
      superview.tag = 1
      card.tag = 2
    }
    try await app.advance(by: .milliseconds(500))
    app.mark("card has an observer and no window")
    host.view.addSubview(card)
    try await app.advance(by: .milliseconds(500))
    card.removeFromSuperview()
    try await app.settle()
    return window
  }

  private final class CardView: UIView {}
}

/// A view that calls a closure from `didMoveToWindow` and removes itself.
private final class SuperviewObserver: UIView {
  private let observer: (UIView) -> Void

  init(observer: @escaping (UIView) -> Void) {
    self.observer = observer
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let grandparent = superview?.superview else { return }
    observer(grandparent)
    removeFromSuperview()
  }
}

@MainActor
private protocol WindowObservable: UIView {}

extension UIView: WindowObservable {}

extension WindowObservable {
  /// Calls a closure once, with this view and its superview, when both are in a window.
  fileprivate func onEnteringWindow(_ body: @escaping (Self, UIView) -> Void) {
    addSubview(
      SuperviewObserver { [unowned self] superview in body(self, superview) }
    )
  }
}
