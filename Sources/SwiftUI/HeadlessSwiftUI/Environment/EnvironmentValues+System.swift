public import Foundation

/// The preferred size of text (developer.apple.com/documentation/swiftui/dynamictypesize).
///
/// Text is measured in the size Large.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The alignment of lines (developer.apple.com/documentation/swiftui/textalignment).
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// Whether the user edits a list (developer.apple.com/documentation/swiftui/editmode).
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether the list is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum ForegroundColorKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }
private enum CalendarKey: EnvironmentKey {
  static let defaultValue = Calendar(identifier: .gregorian)
}
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private enum LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private enum FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private enum MonospacedKey: EnvironmentKey { static let defaultValue = false }
private enum RedactionReasonsKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private enum MinimumRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }

extension EnvironmentValues {
  /// Whether controls are enabled.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// The font of text; `nil` for that of the control.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The color of text and symbols.
  @MainActor package var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }
  /// The color of controls.
  @MainActor package var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  /// The language and the region: `en_US` in each run.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar: the Gregorian one in each run.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone: GMT in each run.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The preferred size of text.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// The maximum number of lines of a text; `nil` for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The distance between lines in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue.finite }
  }
  /// The alignment of lines.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// The weight of fonts; `nil` for that of the font.
  @MainActor package var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
  /// Whether characters have one width.
  @MainActor package var isMonospaced: Bool {
    get { self[MonospacedKey.self] }
    set { self[MonospacedKey.self] = newValue }
  }
  /// Why content is replaced by placeholders.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
  /// Whether controls hide their labels.
  @MainActor package var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
  /// The minimum height of the rows of a list in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue.finite }
  }
}
