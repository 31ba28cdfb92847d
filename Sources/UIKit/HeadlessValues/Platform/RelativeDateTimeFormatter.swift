public import Foundation

/// Writes distances of dates, such as "in 2 days", instead of Foundation's
/// `RelativeDateTimeFormatter`, which Foundation on Linux lacks
/// (developer.apple.com/documentation/foundation/relativedatetimeformatter).
///
/// The texts are English in every locale.
open class RelativeDateTimeFormatter: Formatter {
  /// The length of units; the names and values of Foundation's
  /// `RelativeDateTimeFormatter.UnitsStyle`.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut = 1
    /// "2 mo. ago".
    case short = 2
    /// "2mo ago".
    case abbreviated = 3
  }

  /// Whether near dates have names; the names and values of Foundation's
  /// `RelativeDateTimeFormatter.DateTimeStyle`.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named = 1
  }

  /// The length of units.
  open var unitsStyle = UnitsStyle.full
  /// Whether near dates have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale, which has no effect.
  open var locale: Locale! = .autoupdatingCurrent
  /// Whether a text begins a sentence; the first letter is never capitalized.
  open var formattingContext = Formatter.Context.unknown

  /// Returns the text of a time interval in seconds; negative ones are in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: date.addingTimeInterval(timeInterval), relativeTo: date)
  }

  /// Returns the text of the distance of a date from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let parts = (calendar ?? .current).dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
      from: referenceDate,
      to: date
    )
    return localizedString(from: parts)
  }

  /// Returns the text of the greatest component that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(Int?, Unit)] = [
      (dateComponents.year, .year), (dateComponents.month, .month),
      (dateComponents.weekOfMonth, .week), (dateComponents.day, .day),
      (dateComponents.hour, .hour), (dateComponents.minute, .minute),
    ]
    for (count, unit) in units {
      if let count, count != 0 { return text(count, unit, isPast: count < 0) }
    }
    let seconds = dateComponents.second ?? 0
    return text(seconds, .second, isPast: seconds < 0)
  }

  /// Returns the text of a `Date` relative to now; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private enum Unit: String {
    case year, month, week, day, hour, minute, second

    var short: String {
      switch self {
      case .year: "yr."
      case .month: "mo."
      case .week: "wk."
      case .day: "day"
      case .hour: "hr."
      case .minute: "min."
      case .second: "sec."
      }
    }

    var abbreviation: String {
      switch self {
      case .year: "y"
      case .month: "mo"
      case .week: "w"
      case .day: "d"
      case .hour: "h"
      case .minute: "m"
      case .second: "s"
      }
    }
  }

  private func text(_ count: Int, _ unit: Unit, isPast: Bool) -> String {
    if dateTimeStyle == .named, let name = name(count, unit) { return name }
    let number = abs(count)
    let amount: String
    switch unitsStyle {
    case .full: amount = "\(number) \(unit.rawValue)\(number == 1 ? "" : "s")"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en")
      formatter.numberStyle = .spellOut
      let word = formatter.string(from: NSNumber(value: number)) ?? "\(number)"
      amount = "\(word) \(unit.rawValue)\(number == 1 ? "" : "s")"
    case .short: amount = "\(number) \(unit.short)\(unit == .day && number != 1 ? "s" : "")"
    case .abbreviated: amount = "\(number)\(unit.abbreviation)"
    }
    return isPast ? "\(amount) ago" : "in \(amount)"
  }

  private func name(_ count: Int, _ unit: Unit) -> String? {
    switch (unit, count) {
    case (.second, 0): "now"
    case (.day, 1): "tomorrow"
    case (.day, -1): "yesterday"
    case (.day, 0), (.hour, 0), (.minute, 0), (.second, _), (.hour, _), (.minute, _), (.day, _): nil
    case (_, 1): "next \(unit.rawValue)"
    case (_, -1): "last \(unit.rawValue)"
    case (_, 0): "this \(unit.rawValue)"
    default: nil
    }
  }
}
