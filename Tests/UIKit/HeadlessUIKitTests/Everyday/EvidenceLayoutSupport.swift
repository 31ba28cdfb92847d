import Foundation
import HeadlessUIKit

@MainActor
func everydayPair() -> (UIView, UIView) {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  container.addSubview(view)
  return (container, view)
}

@MainActor
func everydayStack(
  widths: [CGFloat],
  in width: CGFloat,
  _ distribution: UIStackView.Distribution
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: widths.map { IntrinsicBox($0, 20) })
  stack.frame = CGRect(x: 0, y: 0, width: width, height: 20)
  stack.distribution = distribution
  return stack
}

final class IntrinsicBox: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// A view that logs, two levels below the root of a window, after the first layout.
@MainActor
func everydayView(in app: HeadlessApp) throws -> (LoggingView, Journal) {
  let journal = Journal()
  let view = LoggingView("v", journal)
  view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  parent.addSubview(view)
  try app.show(parent)
  journal.clear()
  return (view, journal)
}
