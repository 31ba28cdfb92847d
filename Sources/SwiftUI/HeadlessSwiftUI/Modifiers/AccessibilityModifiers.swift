/// Modifiers of accessibility, which are recorded.
extension View {
  /// Sets the name that identifies the view in tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute("accessibilityIdentifier", identifier)
  }

  /// Sets the label.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    attribute("accessibilityLabel", labelKey.text)
  }

  /// Sets the label.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    attribute("accessibilityLabel", label)
  }

  /// Sets the label.
  public func accessibilityLabel(_ label: Text) -> some View {
    attribute("accessibilityLabel", label.string)
  }

  /// Sets the hint.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    attribute("accessibilityHint", hintKey.text)
  }

  /// Sets the hint.
  public func accessibilityHint(_ hint: Text) -> some View {
    attribute("accessibilityHint", hint.string)
  }

  /// Sets the value.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    attribute("accessibilityValue", valueKey.text)
  }

  /// Sets the value.
  public func accessibilityValue(_ value: Text) -> some View {
    attribute("accessibilityValue", value.string)
  }

  /// Hides the view from accessibility.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute("accessibilityHidden", hidden)
  }

  /// Makes the view an element, or combines its children.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { attribute("accessibilityElement", children.name) }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attribute("accessibilityAddTraits", traits.rawValue)
  }

  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attribute("accessibilityRemoveTraits", traits.rawValue)
  }

  /// Sets the order of elements.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attribute("accessibilitySortPriority", sortPriority)
  }
}

/// The treatment of the children of an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  /// The children are ignored.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The children remain elements.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The children are combined.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The traits of an element.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// A selected element.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  public static let isImage = AccessibilityTraits(rawValue: 32)
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// A modal view.
  public static let isModal = AccessibilityTraits(rawValue: 128)
}
