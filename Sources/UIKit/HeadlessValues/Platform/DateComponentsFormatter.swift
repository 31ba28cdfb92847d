public import Foundation

/// Writes durations, such as "1:02:03", instead of Foundation's `DateComponentsFormatter`, which
/// Foundation on Linux lacks
/// (developer.apple.com/documentation/foundation/datecomponentsformatter).
///
/// The texts are English in every locale. Months have 30 days and years 365 days in durations that
/// are given in seconds.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // The class is unchecked as other formatters are: its properties are set before it is shared.

  /// The length of units; the names and values of Foundation's
  /// `DateComponentsFormatter.UnitsStyle`.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional = 0
    /// "1h 10m".
    case abbreviated = 1
    /// "1 hr, 10 min".
    case short = 2
    /// "1 hour, 10 minutes".
    case full = 3
    /// "one hour, ten minutes".
    case spellOut = 4
    /// "1hr 10min".
    case brief = 5
  }

  /// The treatment of units whose value is 0; the names and values of Foundation's
  /// `DateComponentsFormatter.ZeroFormattingBehavior`.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Leading units are dropped in positional texts, all units in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Units before the first value are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units between two values are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units after the last value are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Units are dropped everywhere.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Units are kept, and positional texts have two digits for each.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The units that are written.
  open var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
  /// The length of units.
  open var unitsStyle = UnitsStyle.positional
  /// The treatment of units whose value is 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units, or 0 without a limit; further units are dropped without rounding.
  open var maximumUnitCount = 0
  /// The calendar, which divides the time between two dates.
  open var calendar: Calendar? = .current

  /// Returns the text of a duration in seconds; fractions of a second are dropped.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var rest = Int(abs(ti))
    var values: [(Unit, Int)] = []
    for unit in Unit.all where allowedUnits.contains(unit.calendarUnit) {
      values.append((unit, rest / unit.seconds))
      rest %= unit.seconds
    }
    return text(of: values, isNegative: ti < 0)
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Unit.all.filter { allowedUnits.contains($0.calendarUnit) }
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)),
      from: min(startDate, endDate),
      to: max(startDate, endDate)
    )
    return text(
      of: units.map { ($0, components.value(for: $0.component) ?? 0) },
      isNegative: endDate < startDate
    )
  }

  /// Returns the text of components; a component without a value counts as 0.
  open func string(from components: DateComponents) -> String? {
    let seconds = Unit.all.reduce(0) { sum, unit in
      sum + unit.seconds * (components.value(for: unit.component) ?? 0)
    }
    return string(from: TimeInterval(seconds))
  }

  /// Returns the text of components; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  private func text(of values: [(Unit, Int)], isNegative: Bool) -> String? {
    guard let smallest = values.last else { return nil }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    var drops = zeroFormattingBehavior
    if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
    var kept = values
    if drops.contains(.dropLeading) { kept = Array(kept.drop { $0.1 == 0 }) }
    if drops.contains(.dropTrailing) {
      while kept.last?.1 == 0 { kept.removeLast() }
    }
    if drops.contains(.dropMiddle), kept.count > 2 {
      kept = kept.enumerated().filter { index, value in
        value.1 != 0 || index == 0 || index == kept.count - 1
      }.map(\.element)
    }
    if kept.isEmpty { kept = [smallest] }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    let sign = isNegative && kept.contains { $0.1 != 0 } ? "-" : ""
    return sign + join(kept, isPadded: isPadded)
  }

  private func join(_ values: [(Unit, Int)], isPadded: Bool) -> String {
    switch unitsStyle {
    case .positional:
      let parts = values.enumerated().map { index, value in
        let digits = String(value.1)
        return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
      }
      return parts.joined(separator: ":")
    case .abbreviated:
      return values.map { "\($0.1)\($0.0.letters)" }.joined(separator: " ")
    case .brief:
      return values.map { "\($0.1)\($0.0.brief($0.1))" }.joined(separator: " ")
    case .short:
      return values.map { "\($0.1) \($0.0.short($0.1))" }.joined(separator: ", ")
    case .full:
      return values.map { "\($0.1) \($0.0.full($0.1))" }.joined(separator: ", ")
    case .spellOut:
      let speller = NumberFormatter()
      speller.locale = Locale(identifier: "en_US")
      speller.numberStyle = .spellOut
      return values.map { unit, value in
        "\(speller.string(from: NSNumber(value: value)) ?? String(value)) \(unit.full(value))"
      }.joined(separator: ", ")
    }
  }
}

/// A unit of a duration.
private struct Unit {
  let calendarUnit: NSCalendar.Unit
  let component: Calendar.Component
  let seconds: Int
  let name: String
  let shortName: String
  let letters: String

  /// The units from the longest to the shortest.
  static let all = [
    Unit(.year, .year, 31_536_000, "year", "yr", "y"),
    Unit(.month, .month, 2_592_000, "month", "mth", "mo"),
    Unit(.weekOfMonth, .weekOfMonth, 604_800, "week", "wk", "w"),
    Unit(.day, .day, 86_400, "day", "day", "d"),
    Unit(.hour, .hour, 3_600, "hour", "hr", "h"),
    Unit(.minute, .minute, 60, "minute", "min", "m"),
    Unit(.second, .second, 1, "second", "sec", "s"),
  ]

  init(
    _ calendarUnit: NSCalendar.Unit,
    _ component: Calendar.Component,
    _ seconds: Int,
    _ name: String,
    _ shortName: String,
    _ letters: String
  ) {
    self.calendarUnit = calendarUnit
    self.component = component
    self.seconds = seconds
    self.name = name
    self.shortName = shortName
    self.letters = letters
  }

  func full(_ value: Int) -> String { value == 1 ? name : name + "s" }

  func short(_ value: Int) -> String {
    let isPlural = value != 1 && ["yr", "mth", "wk", "day"].contains(shortName)
    return isPlural ? shortName + "s" : shortName
  }

  func brief(_ value: Int) -> String { short(value) }
}
