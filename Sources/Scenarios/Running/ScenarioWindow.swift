import Foundation
import HeadlessUIKit
import TraceModel

/// A window of a scenario.
final class ScenarioWindow: UIWindow {
  private let script: ObjectScript
  private nonisolated let scenarioName: String

  init(_ script: ObjectScript, frame: CGRect) {
    self.script = script
    scenarioName = script.label
    script.nameNextBirth()
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var description: String { scenarioDescription(scenarioName, traceSubject) }

  override func willMove(toSuperview newSuperview: UIView?) {
    script.around("willMove(toSuperview:)") { super.willMove(toSuperview: newSuperview) }
  }

  override func didMoveToSuperview() {
    script.around("didMoveToSuperview") { super.didMoveToSuperview() }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    script.around("willMove(toWindow:)") { super.willMove(toWindow: newWindow) }
  }

  override func didMoveToWindow() { script.around("didMoveToWindow") { super.didMoveToWindow() } }

  override func didAddSubview(_ subview: UIView) {
    script.around("didAddSubview") { super.didAddSubview(subview) }
  }

  override func willRemoveSubview(_ subview: UIView) {
    script.around("willRemoveSubview") { super.willRemoveSubview(subview) }
  }

  override func layoutSubviews() { script.around("layoutSubviews") { super.layoutSubviews() } }

  override func draw(_ rect: CGRect) { script.around("draw") { super.draw(rect) } }

  override func updateConstraints() {
    script.around("updateConstraints") { super.updateConstraints() }
  }

  override func safeAreaInsetsDidChange() {
    script.around("safeAreaInsetsDidChange") { super.safeAreaInsetsDidChange() }
  }

  override func layoutMarginsDidChange() {
    script.around("layoutMarginsDidChange") { super.layoutMarginsDidChange() }
  }

  // Calls.

  override func addSubview(_ view: UIView) {
    script.call("addSubview", view.traceSubject) { super.addSubview(view) }
  }

  override func removeFromSuperview() {
    script.call("removeFromSuperview") { super.removeFromSuperview() }
  }

  override func layoutIfNeeded() { script.call("layoutIfNeeded") { super.layoutIfNeeded() } }

  override func setNeedsDisplay() { script.call("setNeedsDisplay") { super.setNeedsDisplay() } }

  override func setNeedsUpdateConstraints() {
    script.call("setNeedsUpdateConstraints") { super.setNeedsUpdateConstraints() }
  }

  override func makeKeyAndVisible() {
    script.call("makeKeyAndVisible") { super.makeKeyAndVisible() }
  }

  override func makeKey() { script.call("makeKey") { super.makeKey() } }

  override func becomeKey() { script.call("becomeKey") { super.becomeKey() } }

  override func resignKey() { script.call("resignKey") { super.resignKey() } }
}
