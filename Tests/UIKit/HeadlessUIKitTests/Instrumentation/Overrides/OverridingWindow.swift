import Foundation
import HeadlessUIKit
import TraceModel

/// A window with an override of every method that a dispatch observer can replace.
final class OverridingWindow: UIWindow {
  private let log: OverrideLog

  init(_ log: OverrideLog, frame: CGRect) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.around("willMove(toSuperview:)") { super.willMove(toSuperview: newSuperview) }
  }

  override func didMoveToSuperview() {
    log.around("didMoveToSuperview") { super.didMoveToSuperview() }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.around("willMove(toWindow:)") { super.willMove(toWindow: newWindow) }
  }

  override func didMoveToWindow() { log.around("didMoveToWindow") { super.didMoveToWindow() } }

  override func didAddSubview(_ subview: UIView) {
    log.around("didAddSubview") { super.didAddSubview(subview) }
  }

  override func willRemoveSubview(_ subview: UIView) {
    log.around("willRemoveSubview") { super.willRemoveSubview(subview) }
  }

  override func layoutSubviews() { log.around("layoutSubviews") { super.layoutSubviews() } }

  override func draw(_ rect: CGRect) { log.around("draw") { super.draw(rect) } }

  override func updateConstraints() {
    log.around("updateConstraints") { super.updateConstraints() }
  }

  override func safeAreaInsetsDidChange() {
    log.around("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
  }

  override func layoutMarginsDidChange() {
    log.around("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
  }

  // Calls.

  override func addSubview(_ view: UIView) {
    log.call("addSubview", view.traceSubject) { super.addSubview(view) }
  }

  override func removeFromSuperview() {
    log.call("removeFromSuperview") { super.removeFromSuperview() }
  }

  override func layoutIfNeeded() { log.call("layoutIfNeeded") { super.layoutIfNeeded() } }

  override func setNeedsDisplay() { log.call("setNeedsDisplay") { super.setNeedsDisplay() } }

  override func setNeedsUpdateConstraints() {
    log.call("setNeedsUpdateConstraints") { super.setNeedsUpdateConstraints() }
  }

  override func makeKeyAndVisible() {
    log.call("makeKeyAndVisible") { super.makeKeyAndVisible() }
  }

  override func makeKey() { log.call("makeKey") { super.makeKey() } }

  override func becomeKey() { log.call("becomeKey") { super.becomeKey() } }

  override func resignKey() { log.call("resignKey") { super.resignKey() } }
}
