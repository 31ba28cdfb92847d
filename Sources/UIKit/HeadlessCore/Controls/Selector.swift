import Foundation

/// The name of a method, and a call of it, as Objective-C's `Selector`
/// (developer.apple.com/documentation/objectivec/selector).
///
/// `#selector` needs the Objective-C runtime. Its replacement is a selector that is created from
/// the unapplied method, with no, one (sender) or two (sender, event) parameters:
///
/// ```swift
/// button.addTarget(self, action: Selector("save(_:)", Self.save), for: .touchUpInside)
/// ```
///
/// The method is called on targets of the class that declares it, and on those of its subclasses,
/// with their overrides. A selector of a name alone, and one whose method is of another class,
/// calls the method with that name of the target's rewritten class (``AppModule``) or of UIKit's
/// classes; without such a method it calls nothing.
///
/// Selectors of one name are equal, as in Objective-C, so that a name removes a target that was
/// added with a method.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// A call with one or two arguments; `nil` if an object has another type.
  typealias Call = @MainActor @Sendable (AnyObject, Any?, Any?) -> SelectorResult?
  private typealias FreeCall = @Sendable (AnyObject, Any?, Any?) -> SelectorResult?

  /// The name as in Objective-C, such as `save:`.
  public let description: String
  private let accepts: (@Sendable (AnyObject) -> Bool)?
  private let call: Call?
  /// The call of a method without isolation, on any thread.
  private let freeCall: FreeCall?
  /// Why UIKit cannot call the method; `nil` for methods that it calls.
  let obstacle: String?

  /// Creates a selector of a name, whose method is searched in the class of the target.
  public init(_ name: String) {
    self.init(name, accepts: nil, call: nil)
  }

  /// Creates a selector of a method without parameters.
  ///
  /// - Parameters:
  ///   - name: The name in Swift, such as `save()`, or in Objective-C.
  ///   - method: The unapplied method, such as `SettingsViewController.save`.
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(
      name,
      accepts: { $0 is Target },
      call: { target, _, _ in
        guard let target = target as? Target else { return nil }
        return SelectorResult(method(target)())
      }
    )
  }

  /// Creates a selector of a method with a sender.
  ///
  /// - Parameters:
  ///   - name: The name in Swift, such as `save(_:)`, or in Objective-C.
  ///   - method: The unapplied method. It is not called with a sender of another type.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(
      name,
      accepts: { $0 is Target },
      call: { target, sender, _ in
        guard let target = target as? Target, let sender = argument(sender, as: Sender.self) else {
          return nil
        }
        return SelectorResult(method(target)(sender))
      }
    )
  }

  /// Creates a selector of a method with a sender and an event.
  ///
  /// - Parameters:
  ///   - name: The name in Swift, such as `save(_:event:)`, or in Objective-C.
  ///   - method: The unapplied method; it receives an empty event where there is none.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(
      name,
      accepts: { $0 is Target },
      call: { target, sender, event in
        guard let target = target as? Target, let sender = argument(sender, as: Sender.self),
          let event = event as? Event ?? UIEvent() as? Event
        else { return nil }
        return SelectorResult(method(target)(sender, event))
      }
    )
  }

  /// Creates a selector of a method without parameters and isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> () -> Result
  ) {
    self.init(
      name,
      accepts: { $0 is Target },
      free: { target, _, _ in
        guard let target = target as? Target else { return nil }
        return SelectorResult(method(target)())
      }
    )
  }

  /// Creates a selector of a method with a sender and without isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (Sender) -> Result
  ) {
    self.init(
      name,
      accepts: { $0 is Target },
      free: { target, sender, _ in
        guard let target = target as? Target, let sender = argument(sender, as: Sender.self) else {
          return nil
        }
        return SelectorResult(method(target)(sender))
      }
    )
  }

  /// Creates a selector of a method with a sender and an event and without isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (Sender, Event) -> Result
  ) {
    self.init(
      name,
      accepts: { $0 is Target },
      free: { target, sender, event in
        guard let target = target as? Target, let sender = argument(sender, as: Sender.self),
          let event = event as? Event ?? resultOnMainActor({ UIEvent() }) as? Event
        else { return nil }
        return SelectorResult(method(target)(sender, event))
      }
    )
  }

  init(
    _ name: String,
    accepts: (@Sendable (AnyObject) -> Bool)?,
    call: Call?
  ) {
    description = Self.objectiveCName(of: name)
    self.accepts = accepts
    self.call = call
    freeCall = nil
    obstacle = nil
  }

  init(_ name: String, accepts: @escaping @Sendable (AnyObject) -> Bool, obstacle: String) {
    description = Self.objectiveCName(of: name)
    self.accepts = accepts
    call = nil
    freeCall = nil
    self.obstacle = obstacle
  }

  private init(
    _ name: String,
    accepts: @escaping @Sendable (AnyObject) -> Bool,
    free: @escaping FreeCall
  ) {
    description = Self.objectiveCName(of: name)
    self.accepts = accepts
    call = { free($0, $1, $2) }
    freeCall = free
    obstacle = nil
  }

  /// Whether the selector was created from a method.
  package var hasMethod: Bool { accepts != nil }

  /// Whether the selector was created from a method of the class of an object.
  package func hasMethod(of target: AnyObject) -> Bool { accepts?(target) ?? false }

  /// Whether the method can be called on any thread.
  var isFree: Bool { freeCall != nil }

  /// Returns the selector with the method that it calls on a target: its own, or the one with its
  /// name in the target's class; `nil` without a method.
  func resolved(for target: AnyObject) -> Selector? {
    hasMethod(of: target) ? self : Services.nibs?.method(description, of: target)
  }

  /// Whether the selector calls a method of an object.
  package func isImplemented(by target: AnyObject) -> Bool { resolved(for: target) != nil }

  /// Calls the method, without recording it.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - sender: The argument of a method with parameters.
  ///   - event: The second argument of a method with two parameters.
  /// - Returns: Whether the method was called: it exists, and the receiver and the arguments have
  ///   its types.
  @MainActor
  @discardableResult
  package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
    call(on: target, sender, event) != nil
  }

  /// Calls the method with as many of two arguments as it has parameters.
  ///
  /// - Returns: The result; `nil` if the method was not called.
  @MainActor
  package func call(on target: AnyObject, _ first: Any?, _ second: Any?) -> SelectorResult? {
    resolved(for: target)?.call?(target, first, second)
  }

  /// Calls a method without isolation on the current thread.
  package func callFree(on target: AnyObject, _ first: Any?, _ second: Any?) -> SelectorResult? {
    freeCall?(target, first, second)
  }

  /// Compares the names.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.description == right.description
  }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

/// Returns an argument with the type of a parameter: the value itself for `Any`, and `nil` as an
/// optional one.
private func argument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
  if let value, let argument = value as? Value { return argument }
  return value as? Value
}

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector of a name, whose method is searched in the class of the target.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension Selector {
  /// Words that begin a label to which Swift's rule adds no `With`.
  private static let prepositions = [
    "about", "above", "after", "at", "before", "by", "for", "from", "in", "into", "of", "on",
    "onto", "to", "using", "via", "with", "within",
  ]

  /// Returns the name in Objective-C of a Swift name: `save:` for `save(_:)`, `show:from:` for
  /// `show(_:from:)`, `saveWithSender:` for `save(sender:)`; any other name unchanged.
  private static func objectiveCName(of name: String) -> String {
    guard let open = name.firstIndex(of: "("), name.last == ")" else { return name }
    let base = String(name[..<open].split(separator: ".").last ?? "")
    let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return "\(base):\(rest)" }
    let isJoined = prepositions.contains { first == $0 || base.lowercased().hasSuffix($0) }
    let label = first.prefix(1).uppercased() + first.dropFirst()
    return "\(base)\(isJoined ? "" : "With")\(label):\(rest)"
  }
}

/// Returns a selector of a name, whose method is searched in the class of the target.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector in Objective-C.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The result of a method that a selector has called.
package struct SelectorResult {
  /// The value; `nil` for a method without a result.
  package let value: Any?

  package init<Result>(_ value: Result) {
    self.value = value is Void ? nil : Self.unwrapped(value)
  }

  /// Returns the value without its optionals.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap { unwrapped($0) }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
