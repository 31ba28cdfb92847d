import UIKit

// The article about observing the moment when a view enters its superview, as it is written.

/// A view that reports when its superview enters a superview in a window.
public final class SuperviewObserver: UIView {
  private let observer: (_ this: UIView, _ superview: UIView) -> Void

  /// Creates a view that calls a closure once.
  public init(observer: @escaping (_ this: UIView, _ superview: UIView) -> Void) {
    self.observer = observer
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let superview = superview?.superview else { return }

    observer(self, superview)
    removeFromSuperview()
  }
}

/// Provides the exact type of a view.
public protocol UIViewProtocol {}
extension UIView: UIViewProtocol {}

extension UIViewProtocol where Self: UIView {
  /// Calls a closure when the view enters a superview in a window.
  public func onDidMoveToSubview(
    closure: @escaping (_ view: Self, _ superview: UIView) -> Void
  ) {
    addSubview(
      SuperviewObserver { [unowned self] this, superview in
        closure(self, superview)
      }
    )
  }
}

final class CustomSubclass: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
}

/// Creates a view that constrains itself to the superview that it enters.
@MainActor
func makePinnedView() -> CustomSubclass {
  let view = CustomSubclass()
  view.onDidMoveToSubview { this, superview in
    this.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      this.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 10),
      this.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
    ])
  }
  return view
}
