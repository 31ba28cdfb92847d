import SwiftSyntax

/// The attributes that only Objective-C and Interface Builder use.
let objectiveCAttributes: Set<String> = [
  "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
  "IBDesignable", "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
]

/// The words that set the access level of a declaration.
let accessLevels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]

extension AttributeListSyntax {
  /// The names of the attributes, also of those in `#if`.
  var names: Set<String> { Set(attributes.map(\.nameOfAttribute)) }

  /// The name in parentheses of `@objc(name)`.
  var objectiveCName: String? {
    let objc = attributes.first { $0.nameOfAttribute == "objc" }
    return objc?.arguments.map { $0.trimmedDescription.filter { !$0.isWhitespace } }
  }

  /// The attributes that a forwarding declaration needs as well.
  var repeated: [String] {
    attributes.filter {
      ["available", "discardableResult", "MainActor"].contains($0.nameOfAttribute)
    }
    .map(\.inOneLine)
  }

  private var attributes: [AttributeSyntax] {
    flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): [attribute]
      case .ifConfigDecl(let block):
        block.clauses.compactMap { $0.elements?.as(AttributeListSyntax.self) }.flatMap(\.attributes)
      }
    }
  }
}

extension AttributeSyntax {
  var nameOfAttribute: String { attributeName.trimmedDescription }
}

extension TypeSyntax {
  /// The name without generic arguments and attributes, such as `Outer.Inner`.
  var nameOfType: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.name }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.nameOfType).\(member.name.name)"
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.nameOfType }
    return trimmedDescription
  }
}

extension AccessorBlockSyntax {
  /// Whether the property of the block can be set: it has a setter, or it is stored with observers.
  var isSettable: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    let names = Set(accessors.map(\.accessorSpecifier.text))
    return !names.isDisjoint(with: ["set", "_modify", "didSet", "willSet", "unsafeMutableAddress"])
  }

  /// Whether the getter is marked `async` or `throws`.
  var hasEffects: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { $0.effectSpecifiers != nil }
  }

  /// The observers of a stored property.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let accessors) = accessors else { return [] }
    return accessors.filter { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether the property of the block is stored.
  var isObserving: Bool { !observers.isEmpty }
}

extension FunctionParameterSyntax {
  var record: Member.Parameter {
    Member.Parameter(
      label: firstName.text,
      name: (secondName ?? firstName).text,
      type: type.inOneLine,
      defaultValue: defaultValue?.value.inOneLine,
      isVariadic: ellipsis != nil
    )
  }
}

extension DeclSyntaxProtocol {
  /// Whether the declaration is written directly in a type, also within `#if`.
  var isMemberOfType: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}
