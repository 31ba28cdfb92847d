internal import TraceModel

extension TraceComparison {
  /// Writes the comparison as a unified difference with the times of both sides.
  ///
  /// Lines begin with `-` for calls of only the first trace and `+` for calls of only the second
  /// one, followed by the time in the first trace, the time in the second one, and the call,
  /// indented by two spaces per call around it. `@@` begins a hunk with the numbers of its calls. A
  /// call at a different position in the other trace is followed by its number there in brackets.
  ///
  /// - Parameters:
  ///   - names: The names of both inputs.
  ///   - context: The number of equal calls shown around each difference, at least 0.
  /// - Returns: The lines with line breaks.
  public func text(names: (String, String), context: Int = 3) -> String {
    var lines: [String] = []
    if !isEqual {
      lines.append("--- \(Self.heading(names.0, first))")
      lines.append("+++ \(Self.heading(names.1, second))")
    }
    lines += notes.map { "note: \(VisibleText.of($0))" }
    for stretch in stretches(context: context) { lines += text(of: stretch) }
    lines.append(summary(names: names))
    return lines.map { $0 + "\n" }.joined()
  }

  /// Summarizes the numbers of differences in one line.
  public func summary(names: (String, String)) -> String {
    if isEqual { return "no difference in \(inBoth.counted("call"))" }
    let parts = [
      moved > 0 ? "\(moved) moved" : nil,
      withOtherArguments > 0 ? "\(withOtherArguments) with other arguments" : nil,
      onlyInFirst > 0 ? "\(onlyInFirst) only in \(VisibleText.of(names.0))" : nil,
      onlyInSecond > 0 ? "\(onlyInSecond) only in \(VisibleText.of(names.1))" : nil,
    ].compactMap(\.self)
    return "\(inBoth.counted("equal call")), \(parts.joined(separator: ", "))"
  }

  /// Returns the ranges of rows that contain differences, with equal rows around them.
  ///
  /// - Parameter context: The number of equal rows before and after a difference.
  /// - Returns: Ranges of ``rows``, ascending and not adjacent.
  public func stretches(context: Int) -> [Range<Int>] {
    Self.stretches(of: rows, context: context)
  }

  /// Returns the ranges of some rows that contain differences, with equal rows around them.
  package static func stretches(of rows: [Row], context: Int) -> [Range<Int>] {
    let context = max(0, context)
    var stretches: [Range<Int>] = []
    for (index, row) in rows.enumerated() where !row.isEqual {
      let start = index - min(index, context)
      let end = index + 1 + min(rows.count - index - 1, context)
      if let last = stretches.last, start <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<end
      } else {
        stretches.append(start..<end)
      }
    }
    return stretches
  }

  private func text(of stretch: Range<Int>) -> [String] {
    let shown = rows[stretch]
    let left = shown.map { row in row.first.map { time(first.calls[$0], first) } ?? "" }
    let right = shown.map { row in row.second.map { time(second.calls[$0], second) } ?? "" }
    let leftWidth = left.map(\.count).max() ?? 0
    let rightWidth = right.map(\.count).max() ?? 0
    var lines = ["@@ \(range(\.first, stretch, "-")) \(range(\.second, stretch, "+")) @@"]
    for (index, row) in shown.enumerated() {
      guard let call = call(of: row) else { continue }
      let move = Self.move(changes[stretch.lowerBound + index], in: rows)
      let sign = row.isEqual ? " " : row.second == nil ? "-" : "+"
      let times = "\(Self.padded(left[index], leftWidth)) \(Self.padded(right[index], rightWidth))"
      let indent = String(repeating: "  ", count: min(call.depth, 20))
      lines.append("\(sign) \(times)  \(indent)\(VisibleText.of(call.displayText))\(move)")
    }
    return lines
  }

  /// Describes the position of a moved call in the other trace.
  private static func move(_ change: Change, in rows: [Row]) -> String {
    guard case .moved(let other) = change else { return "" }
    if let index = rows[other].second { return "  [moved to +\(index + 1)]" }
    return rows[other].first.map { "  [moved from -\($0 + 1)]" } ?? ""
  }

  /// The range of a hunk as in a unified difference: the first call and the number of calls.
  private func range(
    _ side: KeyPath<Row, Int?>,
    _ stretch: Range<Int>,
    _ sign: String
  ) -> String {
    let indices = rows[stretch].compactMap { $0[keyPath: side] }
    if let start = indices.first { return "\(sign)\(start + 1),\(indices.count)" }
    let before = rows[..<stretch.lowerBound].lazy.reversed().compactMap { $0[keyPath: side] }.first
    return "\(sign)\((before ?? -1) + 1),0"
  }

  private func time(_ call: ComparedCall, _ list: CallList) -> String {
    list.isTimed ? Self.milliseconds(call.time.nanoseconds) : ""
  }

  /// Writes nanoseconds as milliseconds with three decimals, such as `352.417 ms`.
  static func milliseconds(_ nanoseconds: Int64) -> String {
    let microseconds = nanoseconds.magnitude / 1_000
    let decimals = String(microseconds % 1_000)
    let zeros = String(repeating: "0", count: 3 - decimals.count)
    let sign = nanoseconds < 0 && microseconds > 0 ? "-" : ""
    return "\(sign)\(microseconds / 1_000).\(zeros)\(decimals) ms"
  }

  private static func heading(_ name: String, _ list: CallList) -> String {
    let name = VisibleText.of(name)
    let title = VisibleText.of(list.title)
    let count = list.calls.count.counted("call")
    return title.isEmpty || title == name ? "\(name), \(count)" : "\(name), \(title), \(count)"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
