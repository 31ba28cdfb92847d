/// A declaration of a type, or an extension of one.
struct TypePart: Codable, Sendable {
  enum Kind: String, Codable {
    case `class`, `protocol`, `extension`
    /// A structure, an enumeration or an actor.
    case other
  }

  let kind: Kind
  /// The name with the names of the types around it, such as `Catalogue.Cell`.
  let name: String
  /// The offset of the declaration, which identifies it in its file.
  var offset: Int
  /// The offset of the closing brace.
  var closingBrace: Int
  /// The names behind the colon, without generic arguments.
  let inherited: [String]
  @Ordered var attributes: Set<String>
  /// Whether `@available` forbids code to use the type.
  let isUnavailable: Bool
  /// The name in parentheses of `@objc(Name)`.
  let objectiveCName: String?
  /// Whether the type or one around it has generic parameters.
  let isGeneric: Bool
  /// The access level that is written before the declaration.
  let access: String?
  /// Whether the type is declared in a function.
  let isLocal: Bool
  let hasRequirements: Bool
  /// The conditions of `#if` around it whose value is not known.
  let unknownConditions: [String]
  /// The index in the file of the part that contains this one.
  let container: Int?
  var members: [Member] = []

  var isPrivate: Bool { access == "private" || access == "fileprivate" }
}

/// A method, property, subscript or initializer.
struct Member: Codable, Sendable {
  enum Kind: String, Codable {
    case function, property, `subscript`, initializer
  }

  struct Parameter: Codable, Sendable {
    let label: String
    /// The name in the body; `_` if there is none.
    let name: String
    /// The type as it is written, with attributes and `inout`.
    let type: String
    /// The default value, if there is one.
    let defaultValue: String?
    let isVariadic: Bool
  }

  let kind: Kind
  let name: String
  var offset: Int
  @Ordered var attributes: Set<String>
  let objectiveCName: String?
  let modifiers: [String]
  let parameters: [Parameter]
  /// The type of the result or of the property, as it is written; `nil` if none is written.
  let type: String?
  let isSettable: Bool
  let isConditional: Bool
  /// The words between the parameters and the result, such as `async throws`.
  let effects: String
  let genericParameters: String
  let requirements: String
  /// The attributes that a forwarding declaration repeats, such as `@discardableResult`.
  let repeatedAttributes: [String]
  /// Whether the getter may suspend or throw.
  var hasEffectfulGetter = false
  /// The words of the observers of a property, such as `didSet`, in their order.
  var observers: [String] = []

  /// Whether no code can use the member.
  var isUnavailable: Bool {
    hasEffectfulGetter || repeatedAttributes.contains { $0.isUnavailability }
  }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isReturningNothing: Bool { type == nil || type == "Void" || type == "()" }

  /// The name with the labels of the parameters, such as `save(_:)`; without parentheses if there
  /// are no parameters.
  var fullName: String {
    guard !parameters.isEmpty else { return name }
    return "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }

  /// Whether a selector can call the method: the runtime passes a sender and an event.
  var isCallableBySelector: Bool {
    kind == .function && !isStatic && parameters.count <= 2 && effects.isEmpty
      && genericParameters.isEmpty
      && !parameters.contains { $0.isVariadic || $0.type.hasPrefix("inout ") }
  }
}

extension Member {
  /// How a selector calls the method.
  enum SelectorCall: Equatable {
    /// The selector is formed from the unapplied method.
    case method
    /// The selector is formed by a closure: for a class method, or a method that throws or is
    /// asynchronous.
    case closure
    /// The selector can't be formed, for this reason.
    case none(String)
  }

  /// How a selector calls the method.
  var selectorCall: SelectorCall {
    if isCallableBySelector { return .method }
    if parameters.count > 2 {
      return .none("it has \(parameters.count) parameters, and UIKit passes at most two")
    }
    if kind != .function || !genericParameters.isEmpty
      || parameters.contains(where: { $0.isVariadic || $0.type.hasPrefix("inout ") })
    {
      return .none("it has a generic, variadic or inout parameter, which no object can be")
    }
    return .closure
  }

  var isThrowing: Bool { effects.contains("throws") }
  var isAsynchronous: Bool { effects.contains("async") }

  /// The name from which a selector is made: in Objective-C, a method that throws or waits has one
  /// more parameter.
  var selectorName: String {
    if let objectiveCName { return objectiveCName }
    let label = isAsynchronous ? "completionHandler" : isThrowing ? "error" : nil
    guard let label else { return fullName }
    guard parameters.isEmpty else { return "\(fullName.dropLast())\(label):)" }
    return isAsynchronous ? "\(name)WithCompletionHandler:" : "\(name)AndReturnError:"
  }
}

extension String {
  /// Whether the text of an attribute is `@available(*, unavailable)` or similar.
  var isUnavailability: Bool {
    guard hasPrefix("@available") else { return false }
    let words = split { ",():".contains($0) }.map { $0.drop { $0 == " " } }
    return words.contains("unavailable") || (words.contains("swift") && words.contains("obsoleted"))
  }
}
