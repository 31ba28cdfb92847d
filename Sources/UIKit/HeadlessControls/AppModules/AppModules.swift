import Synchronization

/// The rewritten modules of the process, found by the names of their generated types.
///
/// Every thread can ask, because `responds(to:)` and key-value coding work on every thread.
package enum AppModules {
  /// Returns a module's generated type, or `nil` if the module was not rewritten.
  package static func module(named name: String) -> (any AppModule.Type)? {
    // The mangled name of the enumeration `LifelineModule` in the module.
    _typeByName("\(name.utf8.count)\(name)14LifelineModuleO") as? any AppModule.Type
  }

  /// Returns the generated type of the module that declares a class.
  package static func module(declaring type: AnyClass) -> (any AppModule.Type)? {
    module(named: ModuleNames.module(of: type))
  }

  /// The found modules, which the lock protects; unchecked, because types of modules are not
  /// `Sendable`.
  private struct Tables: @unchecked Sendable {
    /// Modules that are not found by a name, such as the parts of a test module.
    var added: [any AppModule.Type] = []
    /// The classes that were searched; `nil` for those of no rewritten module.
    var known: [ObjectIdentifier: AppClass?] = [:]
    /// The members of those classes by their names.
    var members: [ObjectIdentifier: [String: AppMember]] = [:]
  }

  private static let tables = Mutex(Tables())

  /// Adds a module whose generated type has a different name or path than the rewriter gives it.
  package static func add(_ module: any AppModule.Type) {
    let new = Tables(added: [module])
    tables.withLock { tables in
      guard !tables.added.contains(where: { $0 == new.added[0] }) else { return }
      tables = Tables(added: tables.added + new.added)
    }
  }

  /// Returns the description of a class of a rewritten module.
  package static func appClass(_ type: AnyClass) -> AppClass? {
    let key = ObjectIdentifier(type)
    let current = tables.withLock { $0 }
    if let found = current.known[key] { return found }
    return search(type, in: current.added)
  }

  private static func search(_ type: AnyClass, in added: [any AppModule.Type]) -> AppClass? {
    let key = ObjectIdentifier(type)
    // The generated code runs outside the lock.
    let modules = [module(declaring: type)].compactMap { $0 } + added
    let found = modules.lazy.compactMap { classes(of: $0).first { $0.type == type } }.first
    let members = Dictionary(
      found?.members.map { ($0.name, $0) } ?? [],
      uniquingKeysWith: { first, _ in first }
    )
    tables.withLock { tables in
      tables.known.updateValue(found, forKey: key)
      tables.members[key] = members
    }
    return found
  }

  /// Returns the classes of a module on any thread: the generated code only creates constant
  /// descriptions, and is isolated to the main actor because key paths of isolated properties
  /// demand it.
  private static func classes(of module: any AppModule.Type) -> [AppClass] {
    onThisThread(readClasses, module)
  }

  /// Returns the member with a name in Objective-C of an object's class or the nearest superclass.
  package static func member(_ name: String, of object: AnyObject) -> AppMember? {
    member(name, ofClass: Swift.type(of: object))
  }

  /// Returns the member with a name in Objective-C of a class or its nearest superclass.
  package static func member(_ name: String, ofClass type: AnyClass) -> AppMember? {
    var type: AnyClass? = type
    while let current = type {
      let key = ObjectIdentifier(current)
      if appClass(current) != nil,
        let member = tables.withLock({ $0.members[key]?[name] })
      {
        return member
      }
      type = _getSuperclass(current)
    }
    return nil
  }
}

/// Returns whether an object implements an optional requirement of a rewritten module's protocol.
///
/// The rewriter writes calls of this function for `delegate?.method != nil`. It works on every
/// thread.
///
/// - Parameters:
///   - object: The object; `nil` implements nothing.
///   - selector: The name of the method.
///   - module: The module with the protocol. Objects of other modules' classes count as
///     implementing all methods, because their modules do not list them.
/// - Returns: Whether the object's class or a superclass lists the method.
public func appImplements(
  _ object: AnyObject?,
  _ selector: Selector,
  in module: any AppModule.Type
) -> Bool {
  guard let object else { return false }
  let type: AnyClass = Swift.type(of: object)
  guard AppModules.module(declaring: type).map({ $0 == module }) ?? false,
    AppModules.appClass(type) != nil
  else { return true }
  return AppModules.member(selector.description, of: object) != nil
}

@MainActor
private func readClasses(of module: any AppModule.Type) -> [AppClass] { module.classes }
