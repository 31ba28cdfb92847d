public import Foundation
import TraceModel

/// Methods that touch the screen as fingers do.
///
/// A gesture is a sequence of touches, which goes through hit testing, gesture recognizers and
/// responders. A virtual clock advances meanwhile: a tap takes 0.05 seconds. Work that is due
/// meanwhile runs, and pending layout is committed before the first touch.
extension HeadlessApp {
  /// Taps the center of the visible part of a view.
  ///
  /// - Throws: ``TouchError`` when a finger can't reach the view: it is hidden, ignores touches, is
  ///   off screen, in no window, or covered by a different view; ``ClockError``.
  public func tap(
    _ view: UIView,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    let target = try TouchTarget(view)
    try tap(target.point, in: target.window, call: .tap)
  }

  /// Taps a point of a window, or of the screen for `nil`.
  ///
  /// - Throws: ``TouchError`` with code `noWindow` when no view takes the touch; ``ClockError``.
  public func tap(
    at point: CGPoint,
    in window: UIWindow? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    try tap(point, in: window, call: .tap)
  }

  /// Taps a view twice, quickly enough for a double tap.
  ///
  /// - Throws: As `tap(_:)`.
  public func doubleTap(
    _ view: UIView,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    let target = try TouchTarget(view)
    try tap(target.point, in: target.window, call: .tap)
    try pass(Self.tapDuration)
    try tap(target.point, in: target.window, call: .tap)
  }

  /// Holds a finger on a view, for one second by default; a long press gesture begins after 0.5.
  ///
  /// - Throws: As `tap(_:)`.
  public func longPress(
    _ view: UIView,
    duration: Duration = .seconds(1),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    let target = try TouchTarget(view)
    let touches = try down([target.point], in: target.window, call: "longPress")
    try pass(duration)
    try up(touches)
  }

  /// Swipes over a view from its center: 200 points in 0.2 seconds.
  ///
  /// - Throws: As `tap(_:)`.
  public func swipe(
    _ view: UIView,
    _ direction: UISwipeGestureRecognizer.Direction,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    let target = try TouchTarget(view)
    let x: CGFloat = direction.contains(.left) ? -1 : direction.contains(.right) ? 1 : 0
    let y: CGFloat = direction.contains(.up) ? -1 : direction.contains(.down) ? 1 : 0
    let end = CGPoint(x: target.point.x + 200 * x, y: target.point.y + 200 * y)
    try drag([[target.point, end]], in: target.window, .milliseconds(200), call: "swipe")
  }

  /// Moves a finger from one point of a window, or of the screen for `nil`, to another.
  ///
  /// - Throws: ``TouchError`` with code `noWindow` when no view takes the touch; ``ClockError``.
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    duration: Duration = .milliseconds(500),
    in window: UIWindow? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    try drag([[start, end]], in: window, duration, call: "drag")
  }

  /// Moves a finger through points of a window, or of the screen for `nil`, in equal times.
  ///
  /// - Throws: ``TouchError`` with code `noWindow` when no view takes the touch, with code
  ///   `invalidArgument` without points; ``ClockError``.
  public func drag(
    through points: [CGPoint],
    duration: Duration = .milliseconds(500),
    in window: UIWindow? = nil,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    try drag([points], in: window, duration, call: "drag")
  }

  /// Moves two fingers apart, or together for a scale below 1, over a view.
  ///
  /// The scale is the ratio of the distances of the fingers at the end and at the beginning.
  ///
  /// - Throws: As `tap(_:)`; ``TouchError`` with code `invalidArgument` for a scale that is not
  ///   positive.
  public func pinch(
    _ view: UIView,
    scale: CGFloat,
    duration: Duration = .milliseconds(500),
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    guard scale.isFinite, scale > 0 else {
      throw TouchError(.invalidArgument, "a pinch needs a positive scale, not \(scale)")
    }
    try runtime.loop.idle()
    let center = try TouchTarget(view)
    let one = try TouchTarget(view, fraction: CGPoint(x: 0.25, y: 0.5)).point
    let other = try TouchTarget(view, fraction: CGPoint(x: 0.75, y: 0.5)).point
    let paths = [one, other].map { start in
      [start, CGPoint(x: center.point.x + (start.x - center.point.x) * scale, y: start.y)]
    }
    try drag(paths, in: center.window, duration, call: "pinch")
  }
}

/// Sequences of touches.
extension HeadlessApp {
  /// The time between the begin and the end of a tap.
  static let tapDuration = Duration.milliseconds(50)

  private func tap(_ point: CGPoint, in window: UIWindow?, call: Name) throws {
    let touches = try down([point], in: window, call)
    try pass(Self.tapDuration)
    try up(touches)
  }

  private func down(_ points: [CGPoint], in window: UIWindow?, call: String) throws -> [UITouch] {
    try down(points, in: window, runtime.recording.name(call))
  }

  /// Makes fingers touch the screen, as a call of the test.
  private func down(_ points: [CGPoint], in window: UIWindow?, _ call: Name) throws -> [UITouch] {
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      throw TouchError(.invalidArgument, "a touch needs a finite position")
    }
    let touches = runtime.inContext {
      runtime.dispatcher.call(call, on: runtime.application.traceSubject) {
        runtime.touches.begin(at: points, in: window)
      }
    }
    guard touches.count == points.count else {
      runtime.inContext { runtime.touches.end(touches, as: .cancelled) }
      let text = points.map(\.touchText).joined(separator: ", ")
      throw TouchError(.noWindow, "no visible window takes a touch at \(text)")
    }
    try runtime.loop.idle()
    return touches
  }

  private func up(_ touches: [UITouch]) throws {
    runtime.inContext { runtime.touches.end(touches) }
    try runtime.loop.idle()
  }

  /// Moves fingers along paths of equally many points, with an event about every 16 milliseconds.
  private func drag(
    _ paths: [[CGPoint]],
    in window: UIWindow?,
    _ duration: Duration,
    call: String
  ) throws {
    let points = paths.joined()
    guard paths.allSatisfy({ !$0.isEmpty }), points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      duration >= .zero
    else {
      throw TouchError(.invalidArgument, "a drag needs finite positions and a duration")
    }
    let touches = try down(paths.map { $0[0] }, in: window, call: call)
    let lines = (paths.first?.count ?? 1) - 1
    let count = min(max(Int(duration / .milliseconds(16)) / max(lines, 1), 4), 600)
    for line in 0..<lines {
      for step in 1...count {
        try pass(duration / (count * lines))
        let part = CGFloat(step) / CGFloat(count)
        let moves = zip(touches, paths).map { touch, path in
          let (start, end) = (path[line], path[line + 1])
          let place = CGPoint(
            x: start.x + (end.x - start.x) * part,
            y: start.y + (end.y - start.y) * part
          )
          return (touch, window == nil ? touch.windowPoint(at: place) : place)
        }
        runtime.inContext { runtime.touches.move(moves) }
        try runtime.loop.idle()
      }
    }
    try up(touches)
  }

  /// Advances a virtual clock; on a monotonic clock, runs the work that is due.
  private func pass(_ duration: Duration) throws {
    if runtime.loop.isVirtual {
      try runtime.loop.advance(by: duration)
    } else {
      try runtime.loop.idle()
    }
  }
}
