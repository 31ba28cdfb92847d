import HeadlessSwiftUI

/// The names of a view's type in paths, messages and comparisons.
struct TypeNames {
  /// The name without module, enclosing types and generic arguments, such as `VStack`.
  let base: String
  /// The name without modules, such as `Optional<Text>`.
  let short: String
  /// The full name without generic arguments, by which types are compared.
  let full: String
  /// The name in messages: that of the framework's types without the module.
  let message: String
  /// Whether the type belongs to the framework.
  let isFramework: Bool
  /// The argument of `view(_:)` in paths, without the generic arguments.
  let argument: String

  private init(_ type: any Any.Type) {
    let reflected = String(reflecting: type)
    short = String(describing: type)
    full = Self.withoutArguments(reflected)
    base = Self.withoutArguments(short)
    message = reflected.replacing("HeadlessSwiftUI.", with: "")
    isFramework = full.hasPrefix("HeadlessSwiftUI.")
    argument = short.contains("<") ? "\(base)<EmptyView>" : base
  }

  private static func withoutArguments(_ name: String) -> String {
    var depth = 0
    var result = ""
    for character in name {
      switch character {
      case "<": depth += 1
      case ">": depth -= 1
      default: if depth == 0 { result.append(character) }
      }
    }
    return result
  }

  @MainActor private static var cache: [ObjectIdentifier: TypeNames] = [:]

  @MainActor
  static func of(_ type: any Any.Type) -> TypeNames {
    let key = ObjectIdentifier(type)
    if let names = cache[key] { return names }
    let names = TypeNames(type)
    cache[key] = names
    return names
  }
}
