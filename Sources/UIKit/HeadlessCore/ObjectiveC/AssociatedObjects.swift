import Foundation
import Synchronization

/// How an associated object is kept; the names and values of Objective-C's policies.
public enum objc_AssociationPolicy: UInt, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The object is not retained; here it reads as `nil` after its end, where Apple's pointer
  /// dangles.
  case OBJC_ASSOCIATION_ASSIGN = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The object is copied if it conforms to `NSCopying`, and retained otherwise.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The object is copied if it conforms to `NSCopying`, and retained otherwise.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Stores a value with an object under a key; `nil` removes it.
///
/// A responder, such as a view or controller, releases its values when it is deallocated, as on
/// Apple's platforms. Swift does not report the end of other objects: their values are released at
/// the end of the next turn of a run, or when a later value is stored with a new object.
///
/// - Parameters:
///   - object: The owner, of any class.
///   - key: An address that is unique to the property, such as `&key` of a global variable.
///   - value: An object or any other value.
///   - policy: How the value is kept.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(AssociatedValue(value, policy), for: key, of: object as AnyObject)
}

/// Returns the value that is stored with an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(for: key, of: object as AnyObject)
}

/// Removes all values that are stored with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object as AnyObject)
}

/// A value that is stored with an object.
private enum AssociatedValue {
  case strong(Any)
  case assigned(WeakValue)

  struct WeakValue {
    weak var object: AnyObject?
  }

  init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
    guard let value else { return nil }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      self = .assigned(WeakValue(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    default: self = .strong(value)
    }
  }

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .assigned(let reference): reference.object
    }
  }
}

/// The values of one object, which the lock of ``AssociatedObjects`` protects.
final class AssociatedValues: @unchecked Sendable {
  fileprivate var values: [UnsafeRawPointer: AssociatedValue] = [:]
}

/// The values that are stored with objects.
package enum AssociatedObjects {
  /// The values of an object that is not a responder.
  private struct Entry {
    weak var owner: AnyObject?
    let values: AssociatedValues
  }

  /// The values that the lock protects; unchecked, because the objects may be of any class.
  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are removed next.
    var pruneAt = 64
  }

  private static let table = Mutex(Table())
  /// Whether the table may have entries, so that turns without any need no lock.
  private static let isUsed = Atomic(false)

  fileprivate static func set(
    _ value: AssociatedValue?,
    for key: UnsafeRawPointer,
    of owner: AnyObject
  ) {
    // The values are deallocated outside the lock, because their `deinit` may return to this code.
    let released = Released()
    // The lock's closure runs on this thread before `withLock` returns.
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let owner = owner
    table.withLock { table in
      guard value != nil || values(of: owner, in: table) != nil else { return }
      let values = madeValues(of: owner, in: &table, released)
      released.objects.append(values.values[key] as Any)
      values.values[key] = value
    }
  }

  package static func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    // The lock's closure runs on this thread before `withLock` returns.
    nonisolated(unsafe) let owner = owner
    nonisolated(unsafe) var found: Any?
    table.withLock { table in found = values(of: owner, in: table)?.values[key]?.value }
    return found
  }

  static func removeAll(of owner: AnyObject) {
    let released = Released()
    // The lock's closure runs on this thread before `withLock` returns.
    nonisolated(unsafe) let owner = owner
    table.withLock { table in
      guard let values = values(of: owner, in: table) else { return }
      released.objects.append(values.values)
      values.values = [:]
    }
  }

  /// Releases the values of deallocated objects; called at the end of each turn.
  static func prune() {
    guard isUsed.load(ordering: .relaxed) else { return }
    let released = Released()
    table.withLock { table in
      prune(&table, released)
      if table.entries.isEmpty { isUsed.store(false, ordering: .relaxed) }
    }
  }

  private static func prune(_ table: inout Table, _ released: Released) {
    for (key, entry) in table.entries where entry.owner == nil {
      released.objects.append(entry.values)
      table.entries[key] = nil
    }
    table.pruneAt = max(64, table.entries.count * 2)
  }

  private static func values(of owner: AnyObject, in table: Table) -> AssociatedValues? {
    if let responder = owner as? UIResponder { return responder.associatedValues }
    guard let entry = table.entries[ObjectIdentifier(owner)], entry.owner === owner else {
      return nil
    }
    return entry.values
  }

  private static func madeValues(
    of owner: AnyObject,
    in table: inout Table,
    _ released: Released
  ) -> AssociatedValues {
    if let values = values(of: owner, in: table) { return values }
    let values = AssociatedValues()
    if let responder = owner as? UIResponder {
      responder.associatedValues = values
      return values
    }
    if table.entries.count >= table.pruneAt { prune(&table, released) }
    let key = ObjectIdentifier(owner)
    if let old = table.entries[key] { released.objects.append(old.values) }
    table.entries[key] = Entry(owner: owner, values: values)
    isUsed.store(true, ordering: .relaxed)
    return values
  }

  /// Objects that are released after the lock.
  ///
  /// Unchecked, because only the thread that creates it uses it, in closures that do not escape.
  private final class Released: @unchecked Sendable {
    var objects: [Any] = []
  }
}
