import CMainLoop
import Foundation

/// The symbols of a class: its methods, and its witnesses of protocols.
struct ClassSymbols {
  /// A function as symbols describe it.
  struct Signature: Hashable {
    /// The name with labels, `tableView(_:didSelectRowAt:)`; `title.getter` for a property.
    let name: String
    /// The text from the parameters on.
    let type: String
  }

  /// Whether the program has symbols of the class.
  private(set) var isFound = false
  /// The addresses of the methods of objects that the class declares.
  private(set) var methods: [Signature: UInt] = [:]
  /// The descriptors of those that subclasses can override.
  private(set) var descriptors: [Signature: UInt] = [:]
  /// The requirements, by the addresses of their witnesses; `nil` for one that no method of the same
  /// name meets, such as a generic one.
  private(set) var requirements: [UInt: [Signature?]] = [:]
  /// The name of the class with its module.
  private var owner: String?

  init(_ descriptor: UnsafeRawPointer) {
    isFound = withUnsafeMutablePointer(to: &self) {
      lifeline_find_symbols(
        descriptor,
        { symbol, address, context in
          guard let symbol, let context else { return }
          context.assumingMemoryBound(to: ClassSymbols.self).pointee
            .add(String(cString: symbol), UInt(address))
        },
        $0
      )
    }
  }

  /// Whether the class declares a method with a name, of any type.
  func declares(_ name: String) -> Bool { methods.keys.contains { $0.name == name } }

  /// The address of a method that the class declares, named with or without labels.
  func address(of name: String) -> UInt? {
    methods.filter { $0.key.name == name || $0.key.name.hasPrefix("\(name)(") }.map(\.value).min()
  }

  private mutating func add(_ symbol: String, _ address: UInt) {
    guard let text = Self.demangled(symbol) else { return }
    guard let owner else {
      owner = String(text.dropFirst("nominal type descriptor for ".count))
      return
    }
    if symbol.hasSuffix("TW") {
      guard let place = text.range(of: " in conformance "), text.hasPrefix(Self.witness) else {
        return
      }
      let requirement = text[..<place.lowerBound].dropFirst(Self.witness.count)
      requirements[address, default: []].append(Self.signature(Self.unqualified(requirement)))
      return
    }
    let isDescriptor = text.hasPrefix(Self.descriptor)
    let declaration = text.dropFirst(isDescriptor ? Self.descriptor.count : 0)
    guard let signature = Self.member(declaration, of: owner).flatMap(Self.signature) else {
      return
    }
    if isDescriptor { descriptors[signature] = address } else { methods[signature] = address }
  }

  private static let witness = "protocol witness for "
  private static let descriptor = "method descriptor for "

  private static func demangled(_ symbol: String) -> String? {
    guard let text = lifeline_demangle(symbol) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The text of a member without its class; `nil` for one of an extension for some arguments of a
  /// generic class.
  private static func member(_ text: Substring, of owner: String) -> Substring? {
    var text = text
    // The name of a class in a function follows that of its member.
    if text.hasSuffix(" in \(owner)") { return text.dropLast(owner.count + " in ".count) }
    if text.hasPrefix("(extension in "), let end = text.firstIndex(of: ":") {
      text = text[end...].dropFirst()
    }
    guard text.hasPrefix(owner) else { return nil }
    text = text.dropFirst(owner.count)
    if text.hasPrefix("<"), let end = text.firstIndex(of: ">") {
      guard !text[..<end].contains(" where ") else { return nil }
      text = text[end...].dropFirst()
    }
    return text.hasPrefix(".") ? text.dropFirst() : nil
  }

  /// The text of a member without its module and type.
  private static func unqualified(_ text: Substring) -> Substring {
    let head = text.prefix { $0 != "(" && $0 != " " }
    let path = head.hasSuffix(".getter") ? head.dropLast(".getter".count) : head
    return path.lastIndex(of: ".").map { text[$0...].dropFirst() } ?? text
  }

  /// The signature of a function or getter.
  private static func signature(_ text: Substring) -> Signature? {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let type = text[name.endIndex...]
    guard !name.isEmpty else { return nil }
    if type.hasPrefix(".getter : ") { return Signature(name: "\(name).getter", type: String(type)) }
    guard type.hasPrefix("(") else { return nil }
    return Signature(name: "\(name)(\(labels(of: type)))", type: String(type))
  }

  /// The labels of parameters, `_:didSelectRowAt:`.
  ///
  /// The text has no labels if no parameter has one.
  private static func labels(of type: Substring) -> String {
    var labels = ""
    var word = ""
    var depth = 0
    var isStart = true
    for character in type {
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where word == "-": break
      case ")", "]", ">": depth -= 1
      case ":" where depth == 1 && isStart:
        labels += "\(word):"
        isStart = false
      case "," where depth == 1:
        if isStart { labels += "_:" }
        isStart = true
      default: break
      }
      if depth == 0 { break }
      let isPart = character.isLetter || character.isNumber || "_-".contains(character)
      word = isPart ? (character == "-" ? "" : word) + String(character) : ""
    }
    return isStart && !type.hasPrefix("()") ? labels + "_:" : labels
  }
}
