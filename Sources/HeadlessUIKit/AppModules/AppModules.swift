/// The rewritten modules of the process, found by the names of their generated types.
@MainActor
package enum AppModules {
  /// Returns a module's generated type, or `nil` if the module was not rewritten.
  package static func module(named name: String) -> (any AppModule.Type)? {
    // The mangled name of the enumeration `LifelineModule` in the module.
    _typeByName("\(name.utf8.count)\(name)14LifelineModuleO") as? any AppModule.Type
  }

  /// Returns the generated type of the module that declares a class.
  package static func module(declaring type: AnyClass) -> (any AppModule.Type)? {
    module(named: String(String(reflecting: type).prefix { $0 != "." }))
  }

  /// Modules that are not found by a name, such as the parts of a test module.
  private static var added: [any AppModule.Type] = []
  /// The classes that were searched; `nil` for those of no rewritten module.
  private static var known: [ObjectIdentifier: AppClass?] = [:]
  /// The members of those classes by their names.
  private static var members: [ObjectIdentifier: [String: AppMember]] = [:]

  /// Adds a module whose generated type has another name or place than the rewriter gives it.
  package static func add(_ module: any AppModule.Type) {
    guard !added.contains(where: { $0 == module }) else { return }
    added.append(module)
    known = [:]
    members = [:]
  }

  /// Returns the description of a class of a rewritten module.
  package static func appClass(_ type: AnyClass) -> AppClass? {
    let key = ObjectIdentifier(type)
    if let found = known[key] { return found }
    let modules = [module(declaring: type)].compactMap { $0 } + added
    let found = modules.lazy.compactMap { $0.classes.first { $0.type == type } }.first
    known.updateValue(found, forKey: key)
    members[key] = Dictionary(
      found?.members.map { ($0.name, $0) } ?? [],
      uniquingKeysWith: { first, _ in first }
    )
    return found
  }

  /// Returns the member with a name in Objective-C of an object's class or the nearest superclass.
  package static func member(_ name: String, of object: AnyObject) -> AppMember? {
    member(name, ofClass: Swift.type(of: object))
  }

  /// Returns the member with a name in Objective-C of a class or its nearest superclass.
  package static func member(_ name: String, ofClass type: AnyClass) -> AppMember? {
    var type: AnyClass? = type
    while let current = type {
      if appClass(current) != nil, let member = members[ObjectIdentifier(current)]?[name] {
        return member
      }
      type = _getSuperclass(current)
    }
    return nil
  }
}
