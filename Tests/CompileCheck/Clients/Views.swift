import Foundation
import HeadlessUIKit

/// Overrides every callback of a view and has a plain `deinit`.
class ClientView: UIView {
  var calls: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  deinit { print("ClientView deinit", calls) }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    calls.append(#function)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    calls.append(#function)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    calls.append(#function)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    calls.append(#function)
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    calls.append(#function)
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    calls.append(#function)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append(#function)
  }

  override func updateConstraints() {
    calls.append(#function)
    super.updateConstraints()
  }
}

/// Overrides every callback of a window, which are a view's and `makeKeyAndVisible`.
class ClientWindow: UIWindow {
  var calls: [String] = []

  deinit { print("ClientWindow deinit") }

  override func makeKeyAndVisible() {
    super.makeKeyAndVisible()
    calls.append(#function)
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    calls.append(#function)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    calls.append(#function)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    calls.append(#function)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    calls.append(#function)
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    calls.append(#function)
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    calls.append(#function)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append(#function)
  }

  override func updateConstraints() {
    calls.append(#function)
    super.updateConstraints()
  }
}
