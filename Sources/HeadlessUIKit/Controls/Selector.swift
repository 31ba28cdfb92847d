import Foundation

/// The name of a method, and a call of it, as Objective-C's `Selector`
/// (developer.apple.com/documentation/objectivec/selector).
///
/// `#selector` needs the Objective-C runtime. Its replacement is a selector that is created from the
/// unapplied method, with no, one (sender) or two (sender, event) parameters:
///
/// ```swift
/// button.addTarget(self, action: Selector("save(_:)", Self.save), for: .touchUpInside)
/// ```
///
/// The method is called on targets of the class that declares it, and on those of its subclasses, with
/// their overrides. A selector of a name alone calls nothing: targets have no methods by name.
///
/// Selectors of one name are equal, as in Objective-C, so that a name removes a target that was added
/// with a method.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  private typealias Call = @MainActor @Sendable (AnyObject, Any?, UIEvent?) -> Bool

  /// The name as in Objective-C, such as `save:`.
  public let description: String
  private let accepts: (@MainActor @Sendable (AnyObject) -> Bool)?
  private let call: Call?

  /// Creates a selector of a name, which calls nothing.
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
    self.init(name, accepts: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
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
    self.init(name, accepts: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
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
    self.init(name, accepts: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event ?? UIEvent() as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// Creates a selector of a method without parameters and isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> () -> Result
  ) {
    self.init(name, accepts: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method with a sender and without isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (Sender) -> Result
  ) {
    self.init(name, accepts: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method with a sender and an event and without isolation.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @Sendable (Target) -> (Sender, Event) -> Result
  ) {
    self.init(name, accepts: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as? Event ?? UIEvent() as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }

  private init(
    _ name: String,
    accepts: (@MainActor @Sendable (AnyObject) -> Bool)?,
    call: Call?
  ) {
    description = Self.objectiveCName(of: name)
    self.accepts = accepts
    self.call = call
  }

  /// Whether the selector was created from a method.
  package var hasMethod: Bool { call != nil }

  /// Whether the selector has a method of the class of an object.
  @MainActor
  package func isImplemented(by target: AnyObject) -> Bool { accepts?(target) ?? false }

  /// Calls the method, without recording it.
  ///
  /// - Parameters:
  ///   - target: The receiver.
  ///   - sender: The argument of a method with parameters.
  ///   - event: The second argument of a method with two parameters.
  /// - Returns: Whether the method was called: it exists, and the receiver and the arguments have its
  ///   types.
  @MainActor
  @discardableResult
  package func perform(on target: AnyObject, sender: Any?, event: UIEvent? = nil) -> Bool {
    call?(target, sender, event) ?? false
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

extension Selector: ExpressibleByStringLiteral {
  /// Creates a selector of a name, which calls nothing.
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

/// Returns a selector of a name, which calls nothing.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector in Objective-C.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
