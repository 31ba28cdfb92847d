import Foundation
import Synchronization

/// Runs a body, and releases the objects that the runtime would otherwise keep until the turn ends,
/// such as the views that the body removes from their superviews.
///
/// Outside the main actor, these objects are released by the main queue.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let first = MainActorCheck.isOnMainActor ? AutoreleasePool.count : nil
  defer { if let first { AutoreleasePool.drain(from: first) } }
  return try body()
}

/// Locks an object for the current thread, as `@synchronized` does; the lock is recursive.
///
/// - Returns: 0, which means success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

/// Unlocks an object that the current thread has locked with ``objc_sync_enter(_:)``.
///
/// - Returns: 0 for success, and -1 for an object that no thread has locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}

/// The locks of objects, which exist while a thread holds them or waits for them.
private enum ObjectLocks {
  private struct Entry {
    let lock = NSRecursiveLock()
    var uses = 0
  }

  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ key: ObjectIdentifier) {
    let lock = entries.withLock { entries in
      entries[key, default: Entry()].uses += 1
      return entries[key]?.lock
    }
    lock?.lock()
  }

  static func exit(_ key: ObjectIdentifier) -> Bool {
    let lock = entries.withLock { entries in
      let lock = entries[key]?.lock
      entries[key]?.uses -= 1
      if entries[key]?.uses == 0 { entries[key] = nil }
      return lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Returns the name of a class with its module, such as `Shop.CartViewController`, as a C string
/// that lives as long as the process.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  let name = cls.map { ModuleNames.name(of: $0) } ?? "nil"
  let address = classNames.withLock { names in
    if let known = names[name] { return known }
    // The copy is never freed: there is one for each class.
    let copy = name.utf8CString.withUnsafeBufferPointer { text in
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count)
      copy.initialize(from: text.baseAddress ?? UnsafePointer(copy), count: text.count)
      return UInt(bitPattern: copy)
    }
    names[name] = copy
    return copy
  }
  guard let pointer = UnsafePointer<CChar>(bitPattern: address) else {
    preconditionFailure("an allocated name has an address")
  }
  return pointer
}

/// The addresses of the names of classes.
private let classNames = Mutex<[String: UInt]>([:])
