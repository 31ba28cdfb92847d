package import DiagramLayout
import TraceModel

extension PictureFilter.Moment {
  /// Parses a time with or without a unit: 1.5, 1.5s, 250ms; any other text is the name of a mark.
  package init(_ text: String) {
    let units: [(suffix: String, nanoseconds: Double)] = [
      ("ns", 1), ("us", 1e3), ("µs", 1e3), ("ms", 1e6), ("min", 6e10), ("s", 1e9), ("", 1e9),
    ]
    for (suffix, nanoseconds) in units where text.hasSuffix(suffix) {
      let number = text.dropLast(suffix.count)
      guard number.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }),
        let value = Double(number), abs(value * nanoseconds) < 9e18
      else { continue }
      self = .time(Instant(nanoseconds: Int64((value * nanoseconds).rounded())))
      return
    }
    self = .mark(text)
  }
}

extension TreeLayout.Moment {
  /// Parses the name of a mark in a trace, or a time; any other text is a mark that the layout
  /// refuses.
  init(_ text: String, in trace: Trace) {
    let isMark = trace.events.contains { $0.kind == .mark && trace.names[$0.name] == text }
    if !isMark, case .time(let time) = PictureFilter.Moment(text) {
      self = .time(time)
    } else {
      self = .mark(text)
    }
  }
}
