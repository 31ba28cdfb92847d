import Foundation
import TraceModel

/// Performs actions as a user, for the location in the test that started the tour.
@MainActor
final class TourFinger {
  let app: HeadlessApp
  private let location: CodeLocation
  private let text: String
  private let patience: Duration
  /// The titles of the entries of context menus that were opened.
  var menus: [TourCandidate.Key: [String]] = [:]

  /// The group of rows that was displayed last, by section.
  var rows: [TourCandidate.Key: TourCandidate.Key] = [:]

  var runtime: Runtime { app.runtime }

  init(
    _ app: HeadlessApp,
    typing text: String,
    patience: Duration,
    for location: CodeLocation
  ) {
    self.app = app
    self.patience = patience
    self.text = text
    self.location = location
  }

  /// Settles for a limited time.
  ///
  /// - Returns: The work that is pending afterwards, without repeating timers.
  func settle(for limit: Duration) async throws -> [String] {
    let start = app.now
    do {
      try await app.settle(
        timeout: limit,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
      return []
    } catch let error as ClockError {
      switch error.code {
      case .unsettled(let pending):
        let rest = app.now.duration(to: start.advanced(by: limit))
        if rest > .zero, runtime.loop.isVirtual { try advance(by: rest) }
        return pending
      default: return [error.description]
      }
    }
  }

  /// Advances time, as a user who waits.
  func wait() throws {
    if runtime.loop.isVirtual { try advance(by: patience) }
  }

  private func advance(by duration: Duration) throws(ClockError) {
    try app.advance(
      by: duration,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  // MARK: Touches

  /// Taps a view where no control inside it takes the touch, after scrolling it into view.
  func tap(_ view: UIView, fraction: CGPoint? = nil) throws {
    let target = try target(of: view, fraction)
    try app.tap(
      at: target.point,
      in: target.window,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  func doubleTap(_ view: UIView) throws {
    reveal(view)
    try app.doubleTap(
      view,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  func longPress(_ view: UIView) throws {
    reveal(view)
    try app.longPress(
      view,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  func swipe(_ view: UIView, _ direction: UISwipeGestureRecognizer.Direction) throws {
    reveal(view)
    try app.swipe(
      view,
      direction,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  /// Moves a finger over a view by a part of the window's size.
  func drag(_ view: UIView, x: CGFloat, y: CGFloat) throws {
    let target = try target(of: view, nil)
    let size = target.window.bounds.size
    let end = CGPoint(x: target.point.x + size.width * x, y: target.point.y + size.height * y)
    try app.drag(
      from: target.point,
      to: end,
      in: target.window,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  func tap(_ item: UIBarButtonItem) throws {
    try app.tap(
      item,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  func tap(_ item: UITabBarItem) throws {
    try app.tap(
      item,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  func tapBack(in navigation: UINavigationController) throws {
    try app.tapBack(
      in: navigation,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }

  /// Types the text of the tour into a field and presses return.
  func type(into view: UIView) throws {
    try tap(view)
    try app.type(
      text + "\n",
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
    // The search key is the return key of the keyboard of a search bar.
    let bar = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UISearchBar }.first
    if let bar { call(bar) { bar.pressSearch() } }
  }

  /// Runs a body as a tap on a view or controller.
  func call(_ object: any TracedResponder, _ body: () -> Void) {
    runtime.inContext { runtime.dispatcher.call(.tap, on: object.traceSubject, body) }
  }

  // MARK: Scrolling

  /// Scrolls the views around a view until it is visible.
  func reveal(_ view: UIView) {
    for ancestor in sequence(first: view, next: \.superview).dropFirst() {
      guard let scroll = ancestor as? UIScrollView else { continue }
      scroll.layoutIfNeeded()
      let frame = view.convert(view.bounds, to: scroll)
      let area = scroll.bounds.inset(by: scroll.adjustedContentInset)
      let x = Self.shift(from: frame.minX, frame.maxX, to: area.minX, area.maxX)
      let y = Self.shift(from: frame.minY, frame.maxY, to: area.minY, area.maxY)
      if x != 0 || y != 0 { app.scroll(scroll, by: CGPoint(x: x, y: y)) }
    }
  }

  private static func shift(
    from low: CGFloat,
    _ high: CGFloat,
    to first: CGFloat,
    _ last: CGFloat
  ) -> CGFloat {
    if low < first { return low - first }
    return high > last ? min(high - last, low - first) : 0
  }

  /// The points of a view that are tried in this order, as parts of its visible size.
  private static let fractions = [(0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.1), (0.5, 0.9)]
    .map { CGPoint(x: $0.0, y: $0.1) }

  private func target(of view: UIView, _ fraction: CGPoint?) throws -> TouchTarget {
    reveal(view)
    try runtime.loop.idle()
    if let fraction { return try TouchTarget(view, fraction: fraction) }
    for fraction in Self.fractions {
      guard let target = try? TouchTarget(view, fraction: fraction) else { continue }
      let hit = target.window.hitTest(target.point, with: nil)
      let isTaken = sequence(first: hit, next: { $0?.superview }).prefix { $0 !== view }
        .contains { ($0 as? UIControl)?.isEnabled ?? false }
      if !isTaken { return target }
    }
    return try TouchTarget(view)
  }
}
