public import Foundation

/// The values that an observer of a property receives; the names and values of Foundation's
/// options.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Changes contain the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// Changes contain the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is notified at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is notified of the old value first.
  ///
  /// A property of a rewritten class already has its new value then, because it notifies
  /// afterwards.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change; the names and values of Foundation's `NSKeyValueChange`.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted into a collection; changes of this runtime are never of this kind.
  case insertion = 2
  /// Objects were removed from a collection; changes of this runtime are never of this kind.
  case removal = 3
  /// Objects of a collection were replaced; changes of this runtime are never of this kind.
  case replacement = 4
}

/// A key in the description of a change, as Foundation's `NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind, as the raw value of ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value; `NSNull` for `nil`.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value; `NSNull` for `nil`.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The indexes of a change of a collection, which changes of this runtime do not have.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Present in the notification of an old value.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change that a handler of `observe(_:options:changeHandler:)` receives.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange

  /// The kind: always `setting`.
  public let kind: Kind
  /// The new value, if the options contain `new`.
  public let newValue: Value?
  /// The old value, if the options contain `old`.
  public let oldValue: Value?
  /// The indexes of a change of a collection: always `nil`.
  public let indexes: IndexSet?
  /// Whether this is the notification of the old value.
  public let isPrior: Bool
}

/// A change without the type of its value.
package struct PropertyChange {
  /// The value before; `nil` if it is unknown, as for an initial notification.
  var old: Any?
  var new: Any?
  var isPrior = false

  /// Returns the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
  package func dictionary(_ options: NSKeyValueObservingOptions) -> [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.old), let old { dictionary[.oldKey] = Self.object(old) }
    if options.contains(.new), !isPrior { dictionary[.newKey] = Self.object(new as Any) }
    if isPrior { dictionary[.notificationIsPriorKey] = true }
    return dictionary
  }

  private static func object(_ value: Any) -> Any { SelectorResult(value).value ?? NSNull() }

  /// Returns the change for a handler.
  func typed<Value>(
    _ options: NSKeyValueObservingOptions
  ) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting,
      newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
      oldValue: options.contains(.old) ? old as? Value : nil,
      indexes: nil,
      isPrior: isPrior
    )
  }
}

/// The comparison of values of any type.
package enum KeyValueComparison {
  /// Returns whether two values are equal: by `==`, or by identity for other objects; `nil` for
  /// values that can't be compared.
  package static func areEqual(_ left: Any?, _ right: Any?) -> Bool? {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? any Equatable { return isEqual(left, to: right) }
    guard let left = SelectorResult(left).value, let right = SelectorResult(right).value else {
      return SelectorResult(left).value == nil && SelectorResult(right).value == nil
    }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return nil }
    return left as AnyObject === right as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ left: Value, to right: Any) -> Bool {
    (right as? Value) == left
  }
}
