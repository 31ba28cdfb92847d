import Foundation
import HeadlessUIKit

/// Overrides each callback of a view and has a plain `deinit`.
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

  override func awakeFromNib() {
    super.awakeFromNib()
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

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    calls.append(#function)
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls.append(#function)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    calls.append(#function)
  }

  override var frame: CGRect {
    didSet { calls.append(#function) }
  }

  override var bounds: CGRect {
    didSet { calls.append(#function) }
  }

  override var center: CGPoint {
    didSet { calls.append(#function) }
  }

  override var transform: CGAffineTransform {
    didSet { calls.append(#function) }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 20, height: Self.noIntrinsicMetric) }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }

  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

  override func sizeToFit() {
    super.sizeToFit()
    calls.append(#function)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: convert(point, to: nil), with: event)
  }

  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
    calls.append(#function)
  }

  override func setNeedsDisplay() {
    super.setNeedsDisplay()
    calls.append(#function)
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    calls.append(#function)
  }
}

/// Overrides each callback of a window: those of a view, and `makeKeyAndVisible`.
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

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    calls.append(#function)
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls.append(#function)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    calls.append(#function)
  }

  override func becomeKey() {
    super.becomeKey()
    calls.append(#function)
  }

  override func resignKey() {
    super.resignKey()
    windowLevel = UIWindow.Level(rawValue: 1)
    calls.append(#function)
  }
}
