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

  override func updateConstraints() {
    script.around("updateConstraints") { super.updateConstraints() }
  }
}
