/// Explains why a line of a log is or is not an event.
///
/// A JSON record whose message has several lines has one explanation for each.
public struct LineExplanation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: UInt32
  /// The offset of its first byte, counted from 0.
  public var byte: UInt64
  /// How the line was classified.
  public var verdict: LineVerdict
  /// The parsed content, such as `ViewController 111 viewDidLoad` or a UIKit message; empty if
  /// there is none.
  public var detail: String
  public var layout: LogLayout
  /// The fields of the layout that the line states, such as `10:00:00.123` and `App[1:2]`.
  public var fields: [String]
  /// The name of the idiom that matched the message; empty if none did.
  public var idiom: String
  /// A callback that the line names without reporting a call of it; empty if there is none.
  public var mentioned: String
  /// The text of the line without time, process and colors.
  public var message: String
  /// Whether another logger already reported the callback.
  public var isEcho: Bool

  /// The explanation as one line of text without the position: the verdict, the parsed content or
  /// the reason, and in brackets the layout, its fields and the idiom.
  public var text: String {
    var text = isEcho ? "echo" : verdict.rawValue
    if !detail.isEmpty { text += " \(detail)" }
    if !mentioned.isEmpty { text += " of \(mentioned)" }
    if let reason { text += ": \(reason)" }
    switch verdict {
    case .blank, .framing, .continuation, .tooLong: return text
    default: break
    }
    let parts = [layout.rawValue] + fields + (idiom.isEmpty ? [] : [idiom])
    return "\(text) [\(parts.joined(separator: ", "))]"
  }

  /// The reason why the line is not an event; `nil` if the verdict states it.
  private var reason: String? {
    switch verdict {
    case .mention: "prose or source code"
    case .backtrace: "a stack frame"
    case .callbackEnd: "the line at its beginning is the event"
    case .privateClass: "a private class of UIKit"
    case .longMessage: "over 4096 bytes"
    case .tooLong: "over 1 MiB"
    case .callback, .diagnostic, .continuation, .blank, .framing, .noCallback: nil
    }
  }
}

extension ParsedLine {
  func explanation(isEcho: Bool) -> LineExplanation {
    let detail =
      switch reading {
      case .callback(let statement): statement.summary
      case .diagnostic(let message): message.text
      case .ignored, nil: ""
      }
    return LineExplanation(
      line: position.line,
      byte: position.byte,
      verdict: verdict,
      detail: detail,
      layout: prefix.layout,
      fields: prefix.fields,
      idiom: idiom,
      mentioned: mentioned ?? "",
      message: String(decoding: prefix.message, as: UTF8.self),
      isEcho: isEcho
    )
  }
}

extension LinePrefix {
  /// The stated fields in display form: time, process, thread, category.
  fileprivate var fields: [String] {
    var fields: [String] = []
    if let wall { fields.append(WallClock.text(wall, zone: zone, date: date)) }
    var name = String(decoding: origin.isEmpty ? processName : origin, as: UTF8.self)
    if origin.isEmpty, process != nil || thread != nil {
      let number = process.map { "\($0)" } ?? ""
      name += "[\(number)\(thread.map { ":0x" + String($0, radix: 16) } ?? "")]"
    }
    if !name.isEmpty { fields.append(name) }
    if !category.isEmpty { fields.append(String(decoding: category, as: UTF8.self)) }
    return fields
  }
}

extension WallClock {
  /// Formats a time in the zone of the log, with milliseconds or microseconds.
  fileprivate static func text(_ wall: Int64, zone: Int64?, date: LinePrefix.DateParts) -> String {
    func pad(_ value: Int64, _ width: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let local = wall + (zone ?? 0) * 1_000_000_000
    let day: Int64 = 86_400_000_000_000
    let days = (local - (local % day + day) % day) / day
    let time = (local % day + day) % day
    let seconds = time / 1_000_000_000
    var text = "\(pad(seconds / 3600, 2)):\(pad(seconds / 60 % 60, 2)):\(pad(seconds % 60, 2))"
    let fraction = time / 1000 % 1_000_000
    text += fraction % 1000 == 0 ? ".\(pad(fraction / 1000, 3))" : ".\(pad(fraction, 6))"
    let parts = dateParts(days: days)
    switch date {
    case .full: text = "\(pad(parts.year, 4))-\(pad(parts.month, 2))-\(pad(parts.day, 2)) \(text)"
    case .withoutYear:
      let leap = dateParts(days: days + 730)
      text = "\(pad(leap.month, 2))-\(pad(leap.day, 2)) \(text)"
    case .none: break
    }
    if let zone {
      let minutes = abs(zone) / 60
      text += "\(zone < 0 ? "-" : "+")\(pad(minutes / 60, 2))\(pad(minutes % 60, 2))"
    }
    return text
  }

  /// Returns the date of a day counted from 1 January 1970; computed with years that begin in
  /// March.
  private static func dateParts(days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }
}
