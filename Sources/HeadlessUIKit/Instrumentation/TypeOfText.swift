/// Finds a type by its text in source code, such as `[Shop.Item]?`.
struct TypeOfText {
  /// The metadata of private types, by their text.
  let privateTypes: [String: UnsafeRawPointer]

  /// Returns the type; `nil` for forms that are rare in stored properties, such as tuples.
  func type(_ text: Substring) -> (any Any.Type)? {
    if let mangled = mangled(text), let type = resolved(mangled) { return type }
    if text.last == "?" { return type(text.dropLast()).map(optional) }
    if text.first == "[", text.last == "]", parts(of: text.dropFirst().dropLast(), " : ").count == 1
    {
      return type(text.dropFirst().dropLast()).map(array)
    }
    return privateTypes[String(text)].map { unsafeBitCast($0, to: AnyType.self) }
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

  /// The name of a type in the form of symbols.
  ///
  /// Source: the Swift project's `docs/ABI/Mangling.rst`.
  private func mangled(_ text: Substring) -> String? {
    if text.hasPrefix("any ") { return mangled(text.dropFirst(4)) }
    if text == "Any" { return "yp" }
    if text == "Swift.AnyObject" { return "yXl" }
    if text == "Swift.String" { return "SS" }
    if text.last == "?" { return mangled(text.dropLast()).map { $0 + "Sg" } }
    if text.first == "[", text.last == "]" {
      let types = parts(of: text.dropFirst().dropLast(), " : ").map(mangled)
      guard let key = types[0] else { return nil }
      guard types.count > 1 else { return "Say\(key)G" }
      return types[1].map { "SDy\(key)\($0)G" }
    }
    guard text.last == ">", let bracket = text.firstIndex(of: "<") else { return nominal(text, "") }
    var arguments = ""
    for argument in parts(of: text[bracket...].dropFirst().dropLast(), ", ") {
      guard let name = mangled(argument) else { return nil }
      arguments += name
    }
    return nominal(text[..<bracket], "y\(arguments)G")
  }

  /// The form of a nested name: each part is a class, a structure, an enumeration or a protocol.
  private func nominal(_ path: Substring, _ arguments: String) -> String? {
    let names = path.split(separator: ".")
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard names.count > 1, isPlain else { return nil }
    let module = names[0] == "Swift" ? "s" : "\(names[0].utf8.count)\(names[0])"
    var forms = [module]
    for (index, name) in names.dropFirst().enumerated() {
      let kinds = index == names.count - 2 ? ["C", "V", "O", "_p"] : ["C", "V", "O"]
      forms = forms.flatMap { form in kinds.map { form + "\(name.utf8.count)\(name)\($0)" } }
    }
    return forms.lazy.map { $0 + arguments }.first { resolved($0) != nil }
  }

  /// The parts between separators that are not within brackets.
  private func parts(of text: Substring, _ separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      if "[(<".contains(text[index]) { depth += 1 }
      if "])>".contains(text[index]) { depth -= 1 }
      guard depth == 0, index >= start, text[index...].hasPrefix(separator) else { continue }
      parts.append(text[start..<index])
      start = text.index(index, offsetBy: separator.count)
    }
    return parts + [text[start...]]
  }
}
