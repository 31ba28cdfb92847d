/// Writes the code that describes the classes of a file to the runtime.
///
/// Each type and each extension that declares classes or members of Objective-C gets a static
/// property before its closing brace, where private declarations are visible.
struct ClassRegistration {
  let index: ModuleIndex
  let file: Int

  /// A part that lists members or classes.
  private func isListed(_ part: TypePart) -> Bool {
    let isGeneric =
      part.isGeneric || Self.genericTypes.contains(part.name)
      || index.declaration(of: part.name).map { index[$0].isGeneric } ?? false
    return !part.isLocal && !isGeneric && !part.hasRequirements && !part.isUnavailable
      && !(index.declaration(of: part.name).map { index[$0].isUnavailable } ?? false)
      && (part.unknownConditions.isEmpty || (part.container == nil && part.kind == .class))
  }

  /// Types of the standard library that extensions may extend, and that need arguments.
  private static let genericTypes: Set<String> = [
    "Array", "Dictionary", "Set", "Optional", "Result", "Range", "ClosedRange", "ArraySlice",
  ]

  private func suffix(_ number: Int) -> String {
    "\(index.parts[file][number].name.identifier)_\(file)_\(number)"
  }

  /// The name of the static property with the members that a part declares.
  private func membersName(_ number: Int) -> String { "_lifelineMembers_\(suffix(number))" }
  /// The name of the static property with the classes that a part declares, with itself.
  private func classesName(_ number: Int) -> String { "_lifelineClasses_\(suffix(number))" }

  /// Returns the declarations to insert before the closing brace of a part, in one line.
  func declarations(in number: Int) -> [String] {
    let part = index.parts[file][number]
    guard isListed(part) else { return [] }
    var result: [String] = []
    if isOfClass(part), !members(of: part).isEmpty {
      let access = part.isPrivate && !isBesideClass(part) ? "internal " : ""
      result.append(
        "@MainActor \(access)static var \(membersName(number)): [AppMember] "
          + "{ [\(members(of: part).joined(separator: ", "))] }"
      )
    }
    let nested = nestedClasses(in: number)
    if part.kind == .class || !nested.isEmpty {
      let own = part.kind == .class ? [appClass(number)] : []
      let all = [own.isEmpty ? nil : "[\(own.joined())]"].compactMap(\.self) + nested
      result.append(
        "@MainActor static var \(classesName(number)): [AppClass] { \(all.joined(separator: " + ")) }"
      )
    }
    return result
  }

  /// Returns the statements that append the classes of the outermost types of the file to
  /// `classes`.
  func statements() -> [String] {
    index.parts[file].enumerated().flatMap { number, part -> [String] in
      guard part.container == nil, isListed(part),
        part.kind == .class || !nestedClasses(in: number).isEmpty
      else { return [] }
      let statement = "  classes += \(part.name).\(classesName(number))"
      guard !part.unknownConditions.isEmpty else { return [statement] }
      return ["  #if \(part.unknownConditions.joined(separator: " && "))", statement, "  #endif"]
    }
  }

  private func nestedClasses(in number: Int) -> [String] {
    index.children(of: .init(file: file, part: number)).compactMap { child in
      let part = index.parts[file][child]
      guard part.kind != .protocol, isListed(part),
        part.kind == .class || !nestedClasses(in: child).isEmpty
      else { return nil }
      return "\(part.name).\(classesName(child))"
    }
  }

  private func isOfClass(_ part: TypePart) -> Bool {
    if part.kind == .class { return true }
    guard part.kind == .extension, let declaration = index.declaration(of: part.name) else {
      return false
    }
    return index[declaration].kind == .class && isListed(index[declaration])
  }

  private func isBesideClass(_ part: TypePart) -> Bool {
    index.declaration(of: part.name)?.file == file
  }

  // MARK: Expressions

  private func appClass(_ number: Int) -> String {
    let part = index.parts[file][number]
    var lists: [String] = []
    for reference in index.parts(named: part.name) where isListed(index[reference]) {
      let isSame = reference == ModuleIndex.PartReference(file: file, part: number)
      let other = index[reference]
      guard isSame || other.kind == .extension, !members(of: other).isEmpty else { continue }
      let owner = ClassRegistration(index: index, file: reference.file)
      lists.append("\(part.name).\(owner.membersName(reference.part))")
    }
    let name = (part.objectiveCName ?? part.name).swiftLiteral
    var arguments = "\(name), \(part.name).self"
    if !lists.isEmpty { arguments += ", members: \(lists.joined(separator: " + "))" }
    if hasPlainInitializer(part) { arguments += ", make: { \(part.name)() }" }
    return "AppClass(\(arguments))"
  }

  /// Whether an object can be created with `init()`, as far as the declarations show it: the class
  /// inherits from `NSObject`, a constraint or a gesture recognizer.
  ///
  /// A gesture recognizer inherits `init()` also if it overrides `init(target:action:)`.
  private func hasPlainInitializer(_ part: TypePart) -> Bool {
    let lineage = index.lineage(of: part.name)
    guard let external = lineage.external else { return false }
    let isGesture = external.hasPrefix("UI") && external.hasSuffix("GestureRecognizer")
    guard isGesture || ["NSObject", "NSLayoutConstraint"].contains(external) else { return false }
    for ancestor in lineage.classes {
      let declared = ["init", "init?"].flatMap { index.members(of: ancestor, named: $0) }
      let initializers = declared.map(\.member).filter {
        $0.kind == .initializer && !$0.modifiers.contains("convenience")
      }
      if initializers.isEmpty { continue }
      return initializers.contains {
        $0.name == "init" && $0.effects.isEmpty && !$0.isUnavailable
          && ($0.parameters.isEmpty
            || isGesture && $0.parameters.map(\.label) == ["target", "action"])
          && (ancestor == part.name || !$0.modifiers.contains("private"))
      }
    }
    return true
  }

  private func members(of part: TypePart) -> [String] {
    let exposesAll =
      part.attributes.contains("objcMembers")
      || (part.kind == .extension && part.attributes.contains("objc"))
    var names: Set<String> = []
    return part.members.compactMap { member in
      guard
        exposesAll || !member.attributes.isDisjoint(with: Self.registered)
          || optionalRequirement(member) != nil,
        !member.attributes.contains("nonobjc"), !member.attributes.contains("NSManaged"),
        !member.isConditional || !part.unknownConditions.isEmpty,
        !member.isUnavailable, !member.isStatic,
        !member.isOverride
      else { return nil }
      guard let expression = expression(for: member, of: part) else { return nil }
      return names.insert(expression).inserted ? expression : nil
    }
  }

  /// The optional requirement that a method may implement, whose callers ask whether it exists.
  private func optionalRequirement(_ member: Member) -> Member? {
    guard member.kind == .function else { return nil }
    return index.optionalRequirements[member.name]?.first { $0.fullName == member.fullName }
  }

  private static let registered: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable",
  ]

  private func expression(for member: Member, of part: TypePart) -> String? {
    let type = part.name
    switch member.kind {
    case .property:
      let name = (member.objectiveCName ?? member.name.filter { $0 != "`" }).swiftLiteral
      let function = hasWrapper(member) ? "wrapped" : member.isSettable ? "property" : "constant"
      return "AppMember.\(function)(\(name), \\\(type).\(member.name))"
    case .function:
      if member.attributes.contains("IBSegueAction") {
        let name = member.objectiveCName ?? segueActionName(member)
        return "AppMember.segueAction(\(name.swiftLiteral), \(segueAction(member, of: type)))"
      }
      let overloads = MethodReference(index: index).methods(named: member.name, of: type)
      let selector = MethodReference.selector(
        member,
        of: type,
        overloads: overloads,
        name: optionalRequirement(member)?.selectorName
      )
      return "AppMember.method(\(selector))"
    case .subscript, .initializer: return nil
    }
  }

  /// Whether the file declares properties whose wrapper decides whether they can be set.
  var hasWrappedProperties: Bool {
    index.parts[file].contains { part in
      isListed(part) && members(of: part).contains { $0.hasPrefix("AppMember.wrapped(") }
    }
  }

  /// Whether a property wrapper decides whether the property can be set.
  private func hasWrapper(_ member: Member) -> Bool {
    member.isSettable
      && !member.attributes.subtracting(objectiveCAttributes).isSubset(of: Self.plainAttributes)
  }

  private static let plainAttributes: Set<String> = [
    "available", "MainActor", "preconcurrency", "usableFromInline", "objc", "NSManaged",
    "Invalidating",
  ]

  /// The call of a segue action in a closure: a method of the main actor is not `Sendable` in Swift
  /// 5 mode.
  private func segueAction(_ member: Member, of type: String) -> String {
    let names = ["coder", "sender", "identifier"].prefix(member.parameters.count)
    guard !names.isEmpty, names.count == member.parameters.count else {
      return "\(type).\(member.fullName)"
    }
    let arguments = zip(member.parameters, names).map { parameter, name in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + name
    }
    return "{ (object: \(type)) in { \(names.joined(separator: ", ")) in "
      + "object.\(member.name)(\(arguments.joined(separator: ", "))) } }"
  }

  /// The name in storyboards by Swift's rule, such as `showDetail:sender:`.
  private func segueActionName(_ member: Member) -> String {
    let labels = member.parameters.map { $0.label == "_" ? "" : $0.label }
    guard let first = labels.first else { return member.name }
    let rest = labels.dropFirst().map { $0 + ":" }.joined()
    guard !first.isEmpty else { return "\(member.name):\(rest)" }
    let isJoined = Self.prepositions.contains {
      first == $0 || member.name.lowercased().hasSuffix($0)
    }
    let label = first.prefix(1).uppercased() + first.dropFirst()
    return "\(member.name)\(isJoined ? "" : "With")\(label):\(rest)"
  }

  private static let prepositions = [
    "about", "above", "after", "at", "before", "by", "for", "from", "in", "into", "of", "on",
    "onto", "to", "using", "via", "with", "within",
  ]
}
