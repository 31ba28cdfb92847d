import HeadlessUIKit

/// A view that notifies when its host has entered a window.
enum SuperviewObserverStory {
  static let all = [story, arrival]

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

  /// Constraints that are activated on arrival, in a window and in a
  /// detached panel that enters the window later.
  static let arrival = Story(
    "constraints-on-arrival",
    "a view activates its constraints when it arrives in a window, also within a panel"
  ) { app in
    let host = UIViewController()
    let window = try await show(host, in: app)
    let card = CardView(frame: .zero)
    card.pinOnEnteringWindow(height: 200)
    host.view.addSubview(card)
    try await app.advance(by: .milliseconds(500))
    app.mark("a card is in the window")
    let panel = PanelView(frame: CGRect(x: 20, y: 400, width: 350, height: 300))
    let detail = CardView(frame: .zero)
    detail.pinOnEnteringWindow(height: 120)
    panel.addSubview(detail)
    try await app.advance(by: .milliseconds(500))
    app.mark("a card is in a detached panel")
    host.view.addSubview(panel)
    try await app.settle()
    app.mark("the panel is in the window")
    return window
  }

  private final class CardView: UIView {}
  private final class PanelView: UIView {}
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
  /// Pins this view to the top of its superview, 16 points inside, when both are in a window.
  fileprivate func pinOnEnteringWindow(height: CGFloat) {
    onEnteringWindow { this, superview in
      this.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        this.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 16),
        this.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -16),
        this.topAnchor.constraint(equalTo: superview.topAnchor, constant: 16),
        this.heightAnchor.constraint(equalToConstant: height),
      ])
    }
  }

  /// Calls a closure once, with this view and its superview, when both are in a window.
  fileprivate func onEnteringWindow(_ body: @escaping (Self, UIView) -> Void) {
    addSubview(
      SuperviewObserver { [unowned self] superview in body(self, superview) }
    )
  }
}
