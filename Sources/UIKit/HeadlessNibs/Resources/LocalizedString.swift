public import Foundation

// Foundation's `NSLocalizedString` and `Bundle.localizedString(forKey:value:table:)` read no tables
// on Linux, and `Bundle` can't be subclassed there. These functions have fewer parameters, or
// parameters of narrower types, so that the compiler prefers them wherever the runtime is imported.
// Calls with an optional table name and all five arguments remain Foundation's: the source rewriter
// declares the full functions in each module.

/// Returns the text of a key in the app's table `Localizable`, in the run's language.
///
/// Source: developer.apple.com/documentation/foundation/nslocalizedstring(_:tablename:bundle:value:comment:).
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.main.appString(forKey: key, value: nil, table: nil)
}

/// Returns the text of a key in a bundle's table `Localizable`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  bundle.appString(forKey: key, value: nil, table: nil)
}

/// Returns the text of a key in the app's table `Localizable`, or a value if the table lacks the
/// key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Bundle.main.appString(forKey: key, value: value, table: nil)
}

/// Returns the text of a key in a bundle's table `Localizable`, or a value if the table lacks the
/// key.
public func NSLocalizedString(
  _ key: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  bundle.appString(forKey: key, value: value, table: nil)
}

/// Returns the text of a key in a table of the app.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Bundle.main.appString(forKey: key, value: nil, table: tableName)
}

/// Returns the text of a key in a table of a bundle.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  bundle: Bundle,
  comment: String
) -> String {
  bundle.appString(forKey: key, value: nil, table: tableName)
}

/// Returns the text of a key in a table of the app, or a value if the table lacks the key.
public func NSLocalizedString(
  _ key: String,
  tableName: String?,
  value: String,
  comment: String
) -> String {
  Bundle.main.appString(forKey: key, value: value, table: tableName)
}

/// Returns the text of a key in a table of a bundle, or a value if the table lacks the key.
public func NSLocalizedString(
  _ key: String,
  tableName: String,
  bundle: Bundle,
  value: String,
  comment: String
) -> String {
  bundle.appString(forKey: key, value: value, table: tableName)
}

extension Bundle {
  /// Returns the text of a key in a table.
  public func localizedString(forKey key: String, value: String, table tableName: String) -> String
  {
    appString(forKey: key, value: value, table: tableName)
  }

  /// Returns the text of a key in a table, `nil` for `Localizable`.
  public func localizedString(forKey key: String, value: String, table tableName: String?) -> String
  {
    appString(forKey: key, value: value, table: tableName)
  }

  /// Returns the text of a key in a table, or the key.
  public func localizedString(forKey key: String, value: String?, table tableName: String) -> String
  {
    appString(forKey: key, value: value, table: tableName)
  }
}

extension String {
  /// Fills a format, which may be a localized text with plurals.
  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg) -> String
  {
    appFormat(format, [argument])
  }

  /// Fills a format, which may be a localized text with plurals.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: some CVarArg,
    _ second: some CVarArg
  ) -> String {
    appFormat(format, [first, second])
  }

  /// Fills a format, which may be a localized text with plurals.
  public static func localizedStringWithFormat(
    _ format: String,
    _ first: some CVarArg,
    _ second: some CVarArg,
    _ third: some CVarArg
  ) -> String {
    appFormat(format, [first, second, third])
  }

  /// Fills a format, which may be a localized text with plurals.
  public init(format: String, _ argument: any CVarArg) {
    self = Self.appFormat(format, [argument], locale: nil)
  }

  /// Fills a format, which may be a localized text with plurals.
  public init(format: String, _ first: some CVarArg, _ second: some CVarArg) {
    self = Self.appFormat(format, [first, second], locale: nil)
  }

  /// Fills a format, which may be a localized text with plurals.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    self = Self.appFormat(format, arguments, locale: locale)
  }

  /// Fills a format, which may be a localized text with plurals.
  ///
  /// - Parameters:
  ///   - format: A format, or a result of `Bundle.appString(forKey:value:table:)`.
  ///   - arguments: The values.
  ///   - locale: The locale of numbers; `nil` if there is none.
  /// - Returns: The text with the values.
  public static func appFormat(
    _ format: String,
    _ arguments: [any CVarArg],
    locale: Locale? = .current
  ) -> String {
    if let plural = PluralText(marking: format) { return plural.text(arguments) }
    return String(format: format, locale: locale as Locale?, arguments: arguments)
  }
}
