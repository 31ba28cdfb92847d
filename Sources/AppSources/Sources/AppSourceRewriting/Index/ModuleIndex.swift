/// The declarations of a module, and what follows from them for more than one file.
struct ModuleIndex: Sendable {
  /// A part of a type: its file and its position in the file.
  struct PartReference: Hashable, Sendable {
    let file: Int
    let part: Int
  }

  /// A member that moves from an extension into the body of the class, where it can be overridden.
  struct Hoist: Sendable {
    let member: Member
    let className: String
    /// The number of the file with the extension.
    let file: Int
    /// The access level that the extension gives to the member; empty if there is none.
    let access: String
    /// The name that the member gets in the extension.
    let newName: String
    /// The subclasses that call the member, for an extension of another module's class; `nil` for
    /// an extension of a class of the module.
    var subclasses: [String]?
  }

  /// A reason why a member cannot move.
  struct Obstacle: Sendable {
    let message: String
    let help: String
  }

  let parts: [[TypePart]]
  let globals: Set<String>
  /// The imports of each file.
  let imports: [Set<String>]
  private let partsByName: [String: [PartReference]]
  /// The members of each type by their names without labels, in the order of the files.
  private let membersByName: [String: [String: [PlacedMember]]]
  /// The types that are declared directly in a part.
  private let childrenByPart: [PartReference: [Int]]
  let declarations: [String: PartReference]
  /// The members that move, by their file and offset.
  private(set) var hoists: [MemberReference: Hoist] = [:]
  private(set) var obstacles: [MemberReference: Obstacle] = [:]
  /// The members that move into a class, by its declaration.
  private(set) var hoistsIntoClass: [PartReference: [Hoist]] = [:]
  /// The methods that call optional methods of subclasses, by the declaration of their class.
  var hooksIntoClass: [PartReference: [DelegateHook]] = [:]
  /// The methods that are named as an optional one of a delegate and are never called.
  var delegateProblems: [MemberReference: Obstacle] = [:]
  /// The optional requirements of the module's protocols, by their names without labels.
  let ownRequirements: [String: [RuntimeProtocols.Requirement]]
  /// The optional methods of the module's protocols, by their names without labels.
  let optionalRequirements: [String: [Member]]
  /// The names of the optional properties of the module's protocols whose types are not optional.
  let optionalProperties: Set<String>
  /// The names of the properties that the module's types declare.
  let propertyNames: Set<String>

  /// A member with the part that declares it.
  struct PlacedMember: Sendable {
    let reference: PartReference
    let member: Member
  }

  struct MemberReference: Hashable, Sendable {
    let file: Int
    let offset: Int
  }

  init(_ files: [FileFacts]) {
    parts = files.map(\.parts)
    globals = files.reduce(into: []) { $0.formUnion($1.globals) }
    imports = files.map(\.imports)
    var byName: [String: [PartReference]] = [:]
    var declarations: [String: PartReference] = [:]
    var requirements: [String: [Member]] = [:]
    var optionalProperties: Set<String> = []
    var properties: Set<String> = []
    var membersByName: [String: [String: [PlacedMember]]] = [:]
    var childrenByPart: [PartReference: [Int]] = [:]
    var ownRequirements: [String: [RuntimeProtocols.Requirement]] = [:]
    for (file, parts) in parts.enumerated() {
      for (index, part) in parts.enumerated() {
        let reference = PartReference(file: file, part: index)
        byName[part.name, default: []].append(reference)
        if let container = part.container {
          childrenByPart[PartReference(file: file, part: container), default: []].append(index)
        }
        if part.kind != .extension, declarations[part.name] == nil {
          declarations[part.name] = reference
        }
        for member in part.members {
          membersByName[part.name, default: [:]][member.name, default: []]
            .append(PlacedMember(reference: reference, member: member))
          let isOptional = part.kind == .protocol && member.modifiers.contains("optional")
          if isOptional, !member.isSettable || member.kind == .function {
            let isOfOptionalType = member.kind == .property && member.type?.hasSuffix("?") == true
            ownRequirements[member.name, default: []].append(
              .init(
                protocolName: part.name,
                isolation: part.attributes.contains("MainActor") ? "@MainActor " : "",
                member: member,
                throwsIfMissing: !isOfOptionalType,
                file: file
              )
            )
          }
          if member.kind == .function, isOptional {
            requirements[member.name, default: []].append(member)
          } else if member.kind == .property {
            if isOptional, member.isSettable || member.type?.hasSuffix("?") == false {
              optionalProperties.insert(member.name)
            }
            if part.kind != .protocol { properties.insert(member.name) }
          }
        }
      }
    }
    partsByName = byName
    self.membersByName = membersByName
    self.childrenByPart = childrenByPart
    self.declarations = declarations
    optionalRequirements = requirements
    self.optionalProperties = optionalProperties
    propertyNames = properties
    self.ownRequirements = ownRequirements
    findHoists()
    findDelegateHooks()
  }

  /// Returns the imports that a class of a file needs for the types of its added members.
  func importsOfHoists(into file: Int) -> Set<String> {
    var result: Set<String> = []
    for (target, hoists) in hoistsIntoClass where target.file == file {
      for hoist in hoists { result.formUnion(imports[hoist.file]) }
    }
    for (target, hooks) in hooksIntoClass where target.file == file {
      for hook in hooks { result.formUnion(imports[hook.conformanceFile]) }
    }
    return result.subtracting(imports[file])
  }

  subscript(_ reference: PartReference) -> TypePart { parts[reference.file][reference.part] }

  /// Returns the declaration and the extensions of a type, in the order of the files.
  func parts(named name: String) -> [PartReference] { partsByName[name] ?? [] }

  /// Returns the declaration of a type of the module.
  func declaration(of name: String) -> PartReference? { declarations[name] }

  /// Returns the name of the type that a name means inside a type: the innermost one.
  func resolve(_ name: String, in scope: String) -> String? {
    var scope = scope
    while true {
      let candidate = scope.isEmpty ? name : "\(scope).\(name)"
      if declarations[candidate] != nil { return candidate }
      guard !scope.isEmpty else { return nil }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
  }

  /// Returns a class's name and those of its superclasses in the module, and the first superclass
  /// outside of it.
  func lineage(of name: String) -> (classes: [String], external: String?) {
    var classes: [String] = []
    var visited: Set<String> = []
    var current = name
    while let reference = declarations[current], visited.insert(current).inserted {
      classes.append(current)
      let part = self[reference]
      guard part.kind == .class, let superclass = part.inherited.first else {
        return (classes, nil)
      }
      guard let next = resolve(superclass, in: current) else { return (classes, superclass) }
      current = next
    }
    return (classes, visited.contains(current) ? nil : current)
  }

  /// Returns the members of a type with their positions, in all its parts.
  func members(of name: String) -> [(reference: PartReference, member: Member)] {
    (partsByName[name] ?? []).flatMap { reference in
      self[reference].members.map { (reference, $0) }
    }
  }

  /// Returns the members of a type with a name without labels, in the order of the files.
  func members(of name: String, named member: String) -> [PlacedMember] {
    membersByName[name]?[member] ?? []
  }

  /// Returns the numbers of the types that are declared directly in a part.
  func children(of part: PartReference) -> [Int] { childrenByPart[part] ?? [] }

  /// Whether one of a class's extensions or superclasses in the module conforms to a protocol.
  func declaresConformance(of name: String, to protocolName: String) -> Bool {
    lineage(of: name).classes.contains { type in
      (partsByName[type] ?? []).contains { self[$0].inherited.contains(protocolName) }
    }
  }

  // MARK: Members of extensions that are overridden

  private mutating func findHoists() {
    for (file, parts) in parts.enumerated() {
      for part in parts {
        for member in part.members where member.isOverride && !isAdopted(member, by: part.name) {
          if part.kind == .extension {
            hoist(member, of: part, file: file, isOverride: true)
          }
          hoistOverridden(member, of: part, file: file)
        }
      }
    }
  }

  /// Moves the declaration in an extension that a member overrides.
  private mutating func hoistOverridden(_ member: Member, of part: TypePart, file: Int) {
    for ancestor in lineage(of: part.name).classes.dropFirst() {
      for found in members(of: ancestor, named: member.name)
      where found.member.kind == member.kind && found.member.fullName == member.fullName {
        let declaring = self[found.reference]
        if declaring.kind == .extension, !found.member.isOverride {
          hoist(found.member, of: declaring, file: found.reference.file, isOverride: false)
        }
        return
      }
    }
    let outermost = lineage(of: part.name).external ?? part.name
    for found in members(of: outermost, named: member.name)
    where declarations[outermost] == nil && found.member.fullName == member.fullName
      && found.member.kind == member.kind && !found.member.isOverride
    {
      let (reference, candidate) = (found.reference, found.member)
      obstacles[MemberReference(file: reference.file, offset: candidate.offset)] = Obstacle(
        message:
          "'\(candidate.fullName)' is overridden in '\(part.name)', but declared in an extension "
          + "of '\(outermost)', which is not a class of this module",
        help: "declare it in a common superclass of the app's classes"
      )
    }
  }

  private mutating func hoist(_ member: Member, of part: TypePart, file: Int, isOverride: Bool) {
    let key = MemberReference(file: file, offset: member.offset)
    guard hoists[key] == nil else { return }
    if let obstacle = obstacle(to: member, of: part) {
      obstacles[key] = obstacle
      return
    }
    var hoist = Hoist(
      member: member,
      className: part.name,
      file: file,
      access: member.modifiers.contains(where: accessLevels.contains) || part.isPrivate
        ? "" : part.access.map { $0 + " " } ?? "",
      newName: "_lifeline_\(part.name.identifier)_\(member.name.filter { $0 != "`" })"
    )
    let targets = declarations[part.name].map { [$0] } ?? subclasses(of: part.name, without: member)
    if declarations[part.name] == nil { hoist.subclasses = targets.map { self[$0].name } }
    hoists[key] = hoist
    for target in targets { hoistsIntoClass[target, default: []].append(hoist) }
  }

  /// Returns the classes of the module whose superclass is a class of another module, and that do
  /// not override a member themselves; in the order of the files.
  private func subclasses(of name: String, without member: Member) -> [PartReference] {
    declarations.values.filter { reference in
      let part = self[reference]
      return part.kind == .class && part.inherited.first == name
        && !members(of: part.name, named: member.name).contains {
          $0.member.kind == member.kind && $0.member.fullName == member.fullName
        }
    }
    .sorted { ($0.file, $0.part) < ($1.file, $1.part) }
  }

  private func obstacle(to member: Member, of part: TypePart) -> Obstacle? {
    let isOwn = declarations[part.name].map { self[$0].kind == .class } ?? false
    guard isOwn || (declarations[part.name] == nil && member.isOverride && !member.isStatic) else {
      return Obstacle(
        message: "'\(part.name)' is not a class of this module: its extension cannot override "
          + "'\(member.fullName)'",
        help: "override the method in a subclass"
      )
    }
    let help = "move the override into the body of \(isOwn ? "'\(part.name)'" : "a subclass")"
    if part.hasRequirements {
      return Obstacle(message: "the extension with an override has a where clause", help: help)
    }
    if member.isConditional || !part.unknownConditions.isEmpty {
      return Obstacle(message: "an override in an extension is in a '#if'", help: help)
    }
    switch member.kind {
    case .function where !member.parameters.contains { $0.isVariadic }: return nil
    case .property where member.type != nil: return nil
    case .function:
      return Obstacle(message: "an override in an extension has variadic parameters", help: help)
    case .property:
      return Obstacle(message: "an override in an extension has no written type", help: help)
    case .subscript, .initializer:
      return Obstacle(message: "'\(member.name)' is overridden in an extension", help: help)
    }
  }
}

extension String {
  /// The text with underscores instead of the characters that names cannot contain.
  var identifier: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
