/// Writes selectors of methods.
struct MethodReference {
  let index: ModuleIndex

  /// Returns the expression for a method of a class that the index contains.
  ///
  /// - Parameters:
  ///   - member: The method.
  ///   - type: The class as it is written before the dot.
  ///   - overloads: The other methods of the class and its superclasses with its base name.
  ///   - name: The name of a requirement that the method implements; `nil` for its own name.
  /// - Returns: The expression.
  static func selector(
    _ member: Member,
    of type: String,
    overloads: [Member],
    name: String? = nil
  ) -> String {
    let name = (name ?? member.selectorName).swiftLiteral
    let receiver = member.isStatic ? "\(type).Type" : type
    switch member.selectorCall {
    case .method:
      let reference = method(member, of: type, overloads: overloads)
      return "_lifelineSelector\(member.parameters.count)(\(name), \(reference))"
    case .closure:
      let function = member.isAsynchronous ? "waiting" : "calling"
      return "Selector.\(function)(\(name), \(closure(member, of: receiver)))"
    case .none(let reason):
      let literal = reason.swiftLiteral
      return "Selector.uncallable(\(name), of: \(receiver).self, because: \(literal))"
    }
  }

  /// Returns a closure that calls a method of its first parameter.
  private static func closure(_ member: Member, of receiver: String) -> String {
    let names = ["sender", "event"].prefix(member.parameters.count)
    let arguments = zip(member.parameters, names).map { parameter, name in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + name
    }
    let marks = (member.isThrowing ? "try " : "") + (member.isAsynchronous ? "await " : "")
    let parameters = (["object: \(receiver)"] + names).joined(separator: ", ")
    return
      "{ (\(parameters)) in \(marks)object.\(member.name)(\(arguments.joined(separator: ", "))) }"
  }

  /// Returns an expression for the unapplied method, with its type where another method has its
  /// name.
  private static func method(_ member: Member, of type: String, overloads: [Member]) -> String {
    let reference = "\(type).\(member.fullName)"
    let isOverloaded = overloads.contains {
      $0.fullName == member.fullName && $0.offset != member.offset && !$0.isOverride
        && $0.parameters.map(\.type) != member.parameters.map(\.type)
    }
    guard isOverloaded else { return reference }
    let parameters = member.parameters.map { $0.type.split(separator: "@escaping ").joined() }
      .joined(separator: ", ")
    let result = member.type ?? "Void"
    return "\(reference) as @MainActor (\(type)) -> @MainActor (\(parameters)) -> \(result)"
  }

  /// Returns the methods with a name that a class or its superclasses in the module declare.
  func methods(named name: String, of type: String) -> [Member] {
    let lineage = index.lineage(of: type)
    // Extensions of UIKit's class add methods, too.
    return (lineage.classes + (lineage.external.map { [$0] } ?? [])).flatMap { ancestor in
      index.members(of: ancestor, named: name).map(\.member).filter { $0.kind == .function }
    }
  }

  /// Returns the method that `#selector` means: that with the labels, or the one that is visible to
  /// Objective-C.
  func method(named name: String, labels: [String]?, of type: String) -> (Member, [Member])? {
    let methods = methods(named: name, of: type)
    let named = methods.filter { labels == nil || $0.parameters.map(\.label) == labels }
    let visible = named.first { !$0.attributes.isDisjoint(with: ["objc", "IBAction"]) }
    return (visible ?? named.first).map { ($0, methods) }
  }
}
