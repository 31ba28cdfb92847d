import Foundation
import Synchronization

/// An observer of a property of one object.
///
/// It is unchecked, because the object, the values and the handler may be of any type: they are
/// used on the thread of the change, as in Foundation, or on the main actor if the observer was
/// added there and compares values. A lock protects the values.
package final class PropertyObserver: @unchecked Sendable {
  /// Which changes make the observer compare its value with the last one.
  package enum Comparison {
    case none
    case afterChangesOfObject
    case afterEachChange
  }

  /// The arguments of `addObserver(_:forKeyPath:options:context:)`.
  package struct Registration: Equatable {
    package let observer: ObjectIdentifier
    package let keyPath: String
    package let context: UInt

    package init(
      observer: ObjectIdentifier,
      keyPath: String,
      context: UInt
    ) {
      self.observer = observer
      self.keyPath = keyPath
      self.context = context
    }
  }

  /// The values, which the lock protects; unchecked, because they may be of any type.
  private struct Values: @unchecked Sendable {
    /// The value of the last notification, or of the registration.
    var last: Any?
    /// The value that `willChangeValue` has read.
    var announced: Any?
    var comparison: Comparison
    /// The property of the app with the same value, whose path has a different root class.
    var alias: AnyKeyPath?
  }

  weak let object: NSObject?
  let key: ObjectIdentifier
  let path: AnyKeyPath?
  let name: String?
  let options: NSKeyValueObservingOptions
  /// Whether the observer compares its value after each change of any object.
  let comparesAlways: Bool
  /// The arguments of the API with strings; `nil` for a handler.
  let registration: Registration?
  private let isOnMain: Bool
  private let values: Mutex<Values>
  private let read: (NSObject) -> Any?
  private let receive: (NSObject, PropertyChange) -> Void

  package init(
    of object: NSObject,
    path: AnyKeyPath?,
    name: String?,
    options: NSKeyValueObservingOptions,
    comparison: Comparison,
    registration: Registration? = nil,
    read: @escaping (NSObject) -> Any?,
    receive: @escaping (NSObject, PropertyChange) -> Void
  ) {
    self.object = object
    key = ObjectIdentifier(object)
    self.path = path
    self.name = name
    self.options = options
    self.registration = registration
    comparesAlways = comparison == .afterEachChange
    self.read = read
    self.receive = receive
    isOnMain = MainActorCheck.isOnMainActor
    values = Mutex(
      Values(last: comparison == .none ? nil : read(object), comparison: comparison)
    )
  }

  /// Notifies the observer of the value at its registration.
  func notifyInitially() {
    guard options.contains(.initial), let object else { return }
    receive(object, PropertyChange(old: nil, new: read(object)))
  }

  /// Whether a change is one of the observed property itself.
  private func matches(_ path: AnyKeyPath?, _ name: String?) -> Bool {
    if let name, let own = self.name { return name == own }
    guard let path else { return false }
    return path == self.path || path == values.withLock { $0.alias }
  }

  /// Notifies the observer if a change is one of its property, or has changed its value.
  func receive(_ path: AnyKeyPath?, _ name: String?, of changed: NSObject, from old: Any) {
    guard let object else { return }
    if changed === object, matches(path, name) {
      let new = read(object)
      values.withLock { values in
        // The path itself notifies: no comparison is necessary.
        if path == self.path { values.comparison = .none }
        if values.comparison != .none { values.last = new }
      }
      return notify(object, old: old, new: new)
    }
    let comparison = values.withLock { $0.comparison }
    guard
      comparison == .afterEachChange || comparison == .afterChangesOfObject && changed === object
    else { return }
    guard isOnMain, !MainActorCheck.isOnMainActor else {
      return compare(path, changed === object ? old : nil)
    }
    onMainActor { [weak self] in self?.compare(nil, nil) }
  }

  private func compare(_ path: AnyKeyPath?, _ old: Any?) {
    guard let object else { return }
    let new = read(object)
    let last = values.withLock { values in
      let last = values.last
      values.last = new
      return Values(last: last, comparison: .none)
    }.last
    guard KeyValueComparison.areEqual(last, new) != true else { return }
    if let path, KeyValueComparison.areEqual(last, old) == true {
      // The same property by the path of a superclass.
      values.withLock { $0.alias = path }
    }
    notify(object, old: last as Any, new: new)
  }

  private func notify(_ object: NSObject, old: Any, new: Any?) {
    if options.contains(.prior) {
      receive(object, PropertyChange(old: old, new: nil, isPrior: true))
    }
    receive(object, PropertyChange(old: old, new: new))
  }

  /// Stores the value before a change that the app announces.
  func willChange(_ path: AnyKeyPath?, _ name: String?) {
    guard let object, matches(path, name) else { return }
    let old = read(object)
    values.withLock { $0.announced = old }
    guard options.contains(.prior) else { return }
    receive(object, PropertyChange(old: old as Any, new: nil, isPrior: true))
  }

  /// Notifies the observer of a change that the app has announced.
  func didChange(_ path: AnyKeyPath?, _ name: String?) {
    guard let object, matches(path, name) else { return }
    let new = read(object)
    let old = values.withLock { values in
      defer { values.announced = nil }
      if values.comparison != .none { values.last = new }
      return Values(last: values.announced, comparison: .none)
    }.last
    receive(object, PropertyChange(old: old, new: new))
  }
}

/// The observers of all properties.
package enum PropertyObservers {
  private struct Table {
    /// The observers by the address of their object, in the order of registration.
    var byObject: [ObjectIdentifier: [PropertyObserver]] = [:]
    /// The observers that compare their value after each change of any object.
    var ofPaths: [PropertyObserver] = []
  }

  private static let table = Mutex(Table())
  private static let count = Atomic(0)

  /// Whether there may be an observer, so that changes without any cost one load.
  static var areUsed: Bool { count.load(ordering: .relaxed) > 0 }

  // choice: key-value-observer-order
  /// Adds an observer, which is notified after those of the same object that were added before.
  package static func add(_ observer: PropertyObserver) {
    table.withLock { table in
      // The observers of a deallocated object at the same address.
      let living = (table.byObject[observer.key] ?? []).filter { $0.object != nil }
      table.byObject[observer.key] = living + [observer]
      if observer.comparesAlways { table.ofPaths.append(observer) }
      count.add(1, ordering: .relaxed)
    }
    observer.notifyInitially()
  }

  static func remove(_ observer: PropertyObserver) {
    table.withLock { table in
      table.ofPaths.removeAll { $0 === observer }
      let rest = (table.byObject[observer.key] ?? []).filter { $0 !== observer }
      table.byObject[observer.key] = rest.isEmpty ? nil : rest
      let left = table.byObject.isEmpty && table.ofPaths.isEmpty
      if left { count.store(0, ordering: .relaxed) }
    }
  }

  /// Removes the observer of an object that was added last with the API with strings.
  ///
  /// - Returns: Whether there was one.
  package static func remove(
    of object: NSObject,
    where isRemoved: (PropertyObserver.Registration) -> Bool
  ) -> Bool {
    let found = observers(of: object).last { $0.registration.map(isRemoved) ?? false }
    guard let found else { return false }
    remove(found)
    return true
  }

  static func changed(_ path: AnyKeyPath?, _ name: String?, of object: NSObject, from old: Any) {
    let own = observers(of: object)
    for observer in own { observer.receive(path, name, of: object, from: old) }
    for observer in table.withLock({ $0.ofPaths }) where !own.contains(where: { $0 === observer }) {
      observer.receive(path, name, of: object, from: old)
    }
  }

  package static func willChange(_ path: AnyKeyPath?, _ name: String?, of object: NSObject) {
    guard areUsed else { return }
    for observer in observers(of: object) { observer.willChange(path, name) }
  }

  package static func didChange(_ path: AnyKeyPath?, _ name: String?, of object: NSObject) {
    guard areUsed else { return }
    for observer in observers(of: object) { observer.didChange(path, name) }
  }

  private static func observers(of object: NSObject) -> [PropertyObserver] {
    table.withLock { $0.byObject[ObjectIdentifier(object)] ?? [] }.filter { $0.object === object }
  }
}
