import HeadlessUIKit

/// A view that notes each callback in a journal.
class LoggingView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let name = name
    let journal = journal
    MainActor.assumeIsolated { journal.note("\(name).dealloc") }
  }

  func note(_ callback: String) { journal.note("\(name).\(callback)") }

  override func willMove(toSuperview newSuperview: UIView?) {
    note("willMove(toSuperview:\(newSuperview == nil ? "nil" : ""))")
    super.willMove(toSuperview: newSuperview)
  }

  override func didMoveToSuperview() {
    note("didMoveToSuperview")
    super.didMoveToSuperview()
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    note("willMove(toWindow:\(newWindow == nil ? "nil" : ""))")
    super.willMove(toWindow: newWindow)
  }

  override func didMoveToWindow() {
    note("didMoveToWindow")
    super.didMoveToWindow()
  }

  override func didAddSubview(_ subview: UIView) {
    note("didAddSubview(\((subview as? LoggingView)?.name ?? ""))")
    super.didAddSubview(subview)
  }

  override func willRemoveSubview(_ subview: UIView) {
    note("willRemoveSubview(\((subview as? LoggingView)?.name ?? ""))")
    super.willRemoveSubview(subview)
  }

  override func layoutSubviews() {
    note("layoutSubviews")
    super.layoutSubviews()
  }

  override func updateConstraints() {
    note("updateConstraints")
    super.updateConstraints()
  }

  override func draw(_ rect: CGRect) {
    note("draw")
    super.draw(rect)
  }
}
