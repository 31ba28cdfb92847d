/// A method that calls the implementation of an optional requirement, which a subclass may add.
///
/// Swift binds an optional requirement where a class declares the conformance: to the default
/// implementation, if that class has no method of its own, also for subclasses that add the method.
/// On Apple's platforms the subclass's method is called. The class with the conformance therefore
/// gets a method of another name for the requirement, which calls the default implementation, and
/// the subclass an override of that method, which calls its own. Objects of the superclass alone
/// still call the default implementation, and look as if the method were absent.
struct DelegateHook: Sendable {
  let requirement: RuntimeProtocols.Requirement
  /// The access level with a space, or nothing.
  let access: String
  /// The method of the subclass; `nil` in the class that declares the conformance.
  var implementation: Member?
  /// The file with the conformance, whose imports the types need.
  let conformanceFile: Int

  private var member: Member { requirement.member }

  private var name: String {
    "_lifeline_\(requirement.protocolName)_\(member.fullName)".identifier
  }

  private var isThrowing: Bool { requirement.throwsIfMissing || member.isThrowing }

  /// The declaration in one line.
  var declaration: String {
    let reference = member.kind == .function && member.parameters.isEmpty ? "()" : ""
    let attributes =
      implementation == nil
      ? "@_disfavoredOverload @_implements(\(requirement.protocolName), \(member.fullName)\(reference)) "
        + requirement.isolation
      : ""
    let words = "\(attributes)\(access)\(implementation == nil ? "" : "override ")"
    let called = implementation?.effects
    let marks =
      (called.map { $0.contains("throws") } ?? isThrowing ? "try " : "")
      + (called.map { $0.contains("async") } ?? member.isAsynchronous ? "await " : "")
    guard member.kind == .function else {
      let value = "self.\(member.name)"
      let getter = implementation == nil && isThrowing ? "try \(value)" : value
      let isPlain = !isThrowing && !member.isSettable
      let setter = implementation?.isSettable == false ? "" : " \(value) = newValue "
      let accessors =
        isPlain
        ? getter
        : "get\(isThrowing ? " throws" : "") { \(getter) }"
          + (member.isSettable ? " set {\(setter)}" : "")
      return "\(words)var \(name): \(member.type ?? "Any") { \(accessors) }"
    }
    let effects = [member.isAsynchronous ? "async" : "", isThrowing ? "throws" : ""]
      .filter { !$0.isEmpty }.map { " \($0)" }.joined()
    let result = member.type.map { " -> \($0)" } ?? ""
    return "\(words)func \(name)(\(member.declaredParameters.joined(separator: ", ")))"
      + "\(effects)\(result) "
      + "{ \(marks)self.\(member.name)(\(member.passedParameters.joined(separator: ", "))) }"
  }
}

extension ModuleIndex {
  /// Finds the methods of subclasses that implement an optional requirement of a superclass's
  /// protocol.
  mutating func findDelegateHooks() {
    let subclasses = declarations.values.filter { reference in
      let part = self[reference]
      return part.kind == .class && !part.isLocal && !part.inherited.isEmpty
    }
    .sorted { ($0.file, $0.part) < ($1.file, $1.part) }
    var added: Set<String> = []
    for reference in subclasses {
      let name = self[reference].name
      let lineage = lineage(of: name)
      let ancestors = Array(lineage.classes.dropFirst())
      let superclass = lineage.external.flatMap { isForeign($0) ? $0 : nil }
      guard !ancestors.isEmpty || superclass != nil else { continue }
      for found in members(of: name) where found.member.isRequirementOfSuperclass {
        let isInherited = ancestors.contains { ancestor in
          members(of: ancestor, named: found.member.name).contains {
            $0.member.kind == found.member.kind && $0.member.fullName == found.member.fullName
          }
        }
        guard !isInherited else { continue }
        let names = [name] + ancestors
        let requirements = requirements(for: found.member)
        var isConforming = false
        for requirement in requirements {
          guard
            let declaring = names.last(where: {
              conformance(of: $0, to: requirement.protocolName) != nil
            }), let conformance = conformance(of: declaring, to: requirement.protocolName)
          else { continue }
          isConforming = true
          guard declaring != name, let base = declarations[declaring] else { continue }
          addHook(
            requirement,
            base: base,
            conformance: conformance,
            subclass: reference,
            implementation: found.member,
            of: found.reference,
            &added
          )
        }
        let foreign = requirements.first { $0.file == nil }
        if !isConforming, let superclass, let foreign {
          report(found.member, in: found.reference.file, of: name, under: superclass, foreign)
        }
      }
    }
  }

  private mutating func addHook(
    _ requirement: RuntimeProtocols.Requirement,
    base: PartReference,
    conformance: PartReference,
    subclass: PartReference,
    implementation: Member,
    of part: PartReference,
    _ added: inout Set<String>
  ) {
    let declaring = self[base].name
    if let reason = obstacle(to: implementation, of: part, subclass, self[conformance]) {
      delegateProblems[.init(file: part.file, offset: implementation.offset)] = Obstacle(
        message: "'\(implementation.fullName)' of '\(self[subclass].name)' is never called: "
          + "'\(declaring)' declares the conformance to '\(requirement.protocolName)' without it, and "
          + reason,
        help: "declare the method in '\(declaring)', and override it in '\(self[subclass].name)'"
      )
      return
    }
    var hook = DelegateHook(
      requirement: requirement,
      access: access(of: base, for: requirement),
      conformanceFile: requirement.file ?? conformance.file
    )
    let key = "\(declaring) \(requirement.protocolName) \(requirement.member.fullName)"
    if added.insert(key).inserted {
      hooksIntoClass[base, default: []].append(hook)
    }
    hook.implementation = implementation
    hooksIntoClass[subclass, default: []].append(hook)
  }

  /// Returns why the class body cannot call a method of a subclass.
  private func obstacle(
    to member: Member,
    of part: PartReference,
    _ subclass: PartReference,
    _ conformance: TypePart
  ) -> String? {
    if member.isConditional || (part != subclass && !self[part].unknownConditions.isEmpty) {
      return "the method is in a '#if'"
    }
    if conformance.kind == .extension, !conformance.unknownConditions.isEmpty {
      return "the conformance is in a '#if'"
    }
    if self[part].hasRequirements { return "the method is in an extension with a where clause" }
    let isPrivate =
      member.modifiers.contains { ["private", "fileprivate"].contains($0) } || self[part].isPrivate
    if isPrivate, part.file != subclass.file { return "the method is private in another file" }
    return nil
  }

  /// The access level that a witness needs, which is that of the class, unless the protocol's is
  /// lower.
  private func access(
    of base: PartReference,
    for requirement: RuntimeProtocols.Requirement
  ) -> String {
    if requirement.file != nil {
      let declared = declarations[requirement.protocolName].flatMap { self[$0].access }
      guard declared == "public" else { return "" }
    }
    let part = self[base]
    let outer = part.container.map { self[PartReference(file: base.file, part: $0)] }
    let inherited = outer.flatMap { $0.kind == .extension ? $0.access : nil }
    switch part.access ?? inherited {
    case "open", "public": return "public "
    case "package": return "package "
    default: return ""
    }
  }

  // MARK: Protocols

  private func requirements(for member: Member) -> [RuntimeProtocols.Requirement] {
    let runtime = RuntimeProtocols.current.requirements(named: member.name)
      .filter { declarations[$0.protocolName] == nil }
    return (runtime + (ownRequirements[member.name] ?? [])).filter {
      $0.member.kind == member.kind && $0.member.fullName == member.fullName
        && (!member.isAsynchronous || $0.member.isAsynchronous)
        && (!member.isThrowing || $0.member.isThrowing || $0.throwsIfMissing)
    }
  }

  /// Returns the part of a class that conforms to a protocol, or to one that refines it.
  private func conformance(of name: String, to protocolName: String) -> PartReference? {
    parts(named: name).first { reference in
      !self[reference].hasRequirements
        && self[reference].inherited.contains { refines($0, protocolName, in: name) }
    }
  }

  private func refines(_ name: String, _ protocolName: String, in scope: String) -> Bool {
    var open = [name]
    var visited: Set<String> = []
    while let next = open.popLast() {
      guard visited.insert(next).inserted else { continue }
      if let own = resolve(next, in: scope) {
        if own == protocolName { return true }
        if let reference = declarations[own], self[reference].kind == .protocol {
          open += self[reference].inherited
        }
      } else {
        // The name without the module, such as 'UIKit'.
        let last = next.split(separator: ".").last.map(String.init) ?? next
        if last == protocolName { return true }
        open += RuntimeProtocols.current.inherited[last] ?? []
      }
    }
    return false
  }

  /// Whether a superclass is neither of the module, nor of the runtime or Foundation.
  private func isForeign(_ name: String) -> Bool {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return !RuntimeProtocols.current.classes.contains(last) && !last.hasPrefix("NS")
      && !Self.roots.contains(last) && RuntimeProtocols.current.inherited[last] == nil
      && last.first?.isUppercase == true
  }

  private mutating func report(
    _ member: Member,
    in file: Int,
    of name: String,
    under superclass: String,
    _ requirement: RuntimeProtocols.Requirement
  ) {
    delegateProblems[.init(file: file, offset: member.offset)] = Obstacle(
      message: "'\(member.fullName)' of '\(name)' is never called as a method of "
        + "'\(requirement.protocolName)' if '\(superclass)', a class of another module, declares the "
        + "conformance without it",
      help: "declare the method as 'open' in '\(superclass)', and override it in '\(name)'"
    )
  }
}

extension Member {
  /// Whether the member may implement a requirement to which a superclass conforms.
  fileprivate var isRequirementOfSuperclass: Bool {
    (kind == .function || kind == .property) && !isOverride && !isStatic && !isUnavailable
      && genericParameters.isEmpty
  }
}
