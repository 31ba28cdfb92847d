/// Finds a type by its text in a symbol, such as `Swift.Optional<Shop.Item>`.
struct TypeOfText {
  /// A type that is not generic.
  struct Known {
    /// The address of the metadata.
    let metadata: UnsafeRawPointer
    /// The letter of classes, structures or enumerations in symbols.
    let kind: Character
  }

  /// The types of the program that are not generic, by their text.
  let known: [String: Known]

  /// Returns the type; `nil` for forms that are rare in stored properties, such as tuples.
  func type(_ text: Substring) -> (any Any.Type)? {
    if let known = known[String(text)] { return unsafeBitCast(known.metadata, to: AnyType.self) }
    if let wrapped = argument(of: "Swift.Optional", text) { return type(wrapped).map(optional) }
    if let element = argument(of: "Swift.Array", text) { return type(element).map(array) }
    return mangled(text).flatMap(resolved)
  }

  /// The only generic argument of a type.
  private func argument(of name: String, _ text: Substring) -> Substring? {
    let isOfName = text.hasPrefix("\(name)<") && text.last == ">"
    return isOfName ? text.dropFirst(name.count + 1).dropLast() : nil
  }

  private func optional(_ type: any Any.Type) -> any Any.Type {
    func make<Value>(_ type: Value.Type) -> any Any.Type { Value?.self }
    return _openExistential(type, do: make)
  }

  private func array(_ type: any Any.Type) -> any Any.Type {
    func make<Value>(_ type: Value.Type) -> any Any.Type { [Value].self }
    return _openExistential(type, do: make)
  }

  private func resolved(_ mangled: String) -> (any Any.Type)? {
    let bytes = Array(mangled.utf8)
    return bytes.withUnsafeBufferPointer { name in
      name.baseAddress.flatMap {
        _getTypeByMangledNameInContext(
          $0,
          UInt(name.count),
          genericContext: nil,
          genericArguments: nil
        )
      }
    }
  }

  /// The name of a type in the form of symbols; `nil` for types that hold no objects of an app.
  ///
  /// Source: the Swift project's `docs/ABI/Mangling.rst`.
  private func mangled(_ text: Substring) -> String? {
    switch text {
    case "Any": return "yp"
    case "Swift.AnyObject": return "yXl"
    case "Swift.String": return "SS"
    case "Swift.Int": return "Si"
    default: break
    }
    if text.hasPrefix("any ") {
      return nominal(text.dropFirst(4), isProtocol: true).map { $0 + "_p" }
    }
    guard text.last == ">", let bracket = text.firstIndex(of: "<") else { return nominal(text) }
    var arguments = ""
    for argument in parts(of: text[bracket...].dropFirst().dropLast()) {
      guard let name = mangled(argument) else { return nil }
      arguments += name
    }
    let isEnumeration = text.hasPrefix("Swift.Optional<")
    return nominal(text[..<bracket], kind: isEnumeration ? "O" : nil)
      .map { "\($0)y\(arguments)G" }
  }

  /// The form of a nested name.
  ///
  /// A type that is not known is generic: a structure, or a class if there is no such structure.
  private func nominal(
    _ path: Substring,
    kind: Character? = nil,
    isProtocol: Bool = false
  ) -> String? {
    let names = path.split(separator: ".")
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard names.count > 1, isPlain else { return nil }
    var form = names[0] == "Swift" ? "s" : "\(names[0].utf8.count)\(names[0])"
    for (index, name) in names.enumerated().dropFirst() {
      form += "\(name.utf8.count)\(name)"
      if isProtocol, index == names.count - 1 { return form }
      let outer = names[...index].joined(separator: ".")
      form.append(known[outer]?.kind ?? kind ?? "V")
    }
    return form
  }

  /// The parts between commas that are not within brackets.
  private func parts(of text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      if "(<".contains(text[index]) { depth += 1 }
      if ")>".contains(text[index]) { depth -= 1 }
      guard depth == 0, text[index...].hasPrefix(", ") else { continue }
      parts.append(text[start..<index])
      start = text.index(index, offsetBy: 2)
    }
    return parts + [text[start...]]
  }
}
