@_spi(Runtime) import HeadlessCore
import HeadlessControls
import Foundation

/// The buttons that a swipe opens next to a cell of a list, and the distance by which it moves the
/// cell.
final class SwipeButtons: UIView {
  // choice: swipe-button-width
  /// The width of a button in front of the edge of a swiped row.
  private static let width: CGFloat = 74

  let isLeading: Bool
  private weak var cell: UIView?
  /// The distance by which the cell has moved to the right.
  private(set) var offset: CGFloat = 0 {
    didSet { if offset != oldValue { cell?.frame.origin.x += offset - oldValue } }
  }

  /// Adds buttons to the superview of a cell; the number of the one that is tapped is passed on.
  init(
    _ titles: [String],
    nextTo cell: UIView,
    isLeading: Bool,
    perform: @escaping (Int) -> Void
  ) {
    self.isLeading = isLeading
    self.cell = cell
    let width = Self.width * CGFloat(titles.count)
    var frame = cell.frame
    if !isLeading { frame.origin.x += frame.width - width }
    frame.size.width = width
    super.init(frame: frame)
    for (index, title) in titles.enumerated() {
      let place = CGFloat(isLeading ? index : titles.count - 1 - index) * Self.width
      let button = SwipeButton(
        frame: CGRect(x: place, y: 0, width: Self.width, height: frame.height)
      )
      button.setTitle(title, for: .normal)
      button.performed = { perform(index) }
      addSubview(button)
    }
    cell.superview?.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the cell with a finger.
  func follow(_ distance: CGFloat) { offset = isLeading ? max(0, distance) : min(0, distance) }

  /// Runs code that places the cell.
  func whileClosed(_ body: () -> Void) {
    let old = offset
    offset = 0
    body()
    if superview != nil { offset = old }
  }

  /// Moves the cell back, and removes the buttons.
  func close() {
    offset = 0
    removeFromSuperview()
  }

  /// What the end of a movement by a finger does.
  enum End { case performs, stays, closes }

  // choice: full-swipe
  /// Ends a movement: it performs the first action if it was longer than three quarters of the cell,
  /// and closes the buttons if it was shorter than half of their width.
  func end(_ distance: CGFloat, performsFirst: Bool) -> End {
    let distance = isLeading ? distance : -distance
    if performsFirst, distance > (cell?.bounds.width ?? 0) * 3 / 4 { return .performs }
    guard distance >= bounds.width / 2 else { return .closes }
    offset = isLeading ? bounds.width : -bounds.width
    return .stays
  }
}

private final class SwipeButton: UIButton {
  var performed: () -> Void = {}

  override func sendActions(for controlEvents: UIControl.Event, with event: UIEvent?) {
    super.sendActions(for: controlEvents, with: event)
    if controlEvents.contains(.touchUpInside) { performed() }
  }
}
