import CMainLoop
import Foundation
import HeadlessCore
import HeadlessValues
import TraceModel

/// The methods of classes in the symbols of the program.
///
/// On Apple's platforms an object is asked which methods it has. Swift decides at the class that
/// conforms; the rewriter of an app's sources adds the missing methods. The symbols of a class have
/// its methods, and those of the class that conforms have its witness tables, with a function for
/// each requirement. A method of the same type replaces that function for objects of its class. In a
/// program without symbols nothing is found.
@MainActor
package enum MethodSymbols: SymbolService {
  /// An entry of a witness table.
  private struct Witness {
    /// The type of the requirement; `nil` if the function is the witness of several ones.
    let type: Substring?
    let entry: UnsafeMutablePointer<UnsafeRawPointer?>
  }

  /// The symbols of a class.
  private final class Symbols {
    /// The types and addresses of the methods that the class declares, by their names with labels.
    var methods: [String: (type: Substring, address: UInt)] = [:]
    /// The names with labels and types of the requirements of the runtime's protocols, by the
    /// addresses of their witnesses.
    private var requirements: [UInt: [String: Substring]] = [:]
    /// The entries of witness tables.
    private var entries: [UnsafeMutablePointer<UnsafeRawPointer?>] = []
    /// The witnesses, by the names of requirements with labels.
    private(set) lazy var witnesses: [String: [Witness]] = entries.reduce(into: [:]) {
      let found = requirements[UInt(bitPattern: $1.pointee)] ?? [:]
      for (name, type) in found {
        $0[name, default: []].append(Witness(type: found.count == 1 ? type : nil, entry: $1))
      }
    }

    /// The name of the class with its module, from its descriptor, which is the first symbol.
    private var owner: String?

    func add(_ symbol: String, _ address: UInt, _ size: UInt) {
      guard let owner else {
        owner = Self.demangled(symbol)?.split(separator: " ").dropFirst(4).joined(separator: " ")
        return
      }
      if symbol.hasSuffix("WP"),
        let table = UnsafeMutablePointer<UnsafeRawPointer?>(bitPattern: address),
        lifeline_is_for_classes(table)
      {
        entries += (0..<Int(size) / MemoryLayout<UInt>.size).map { table + $0 }
      }
      let isMethod = symbol.hasSuffix("F")
      guard isMethod || symbol.hasSuffix("TW"), let text = Self.demangled(symbol),
        let (name, type) = Self.name(in: text)
      else { return }
      if isMethod {
        let start = "\(owner).\(name.prefix { $0 != "(" })("
        if text.hasPrefix(start) { methods[name] = (type, address) }
      } else if Self.isOfRuntime(text), let place = type.range(of: " in conformance \(owner)"),
        !type[place.upperBound...].hasPrefix(".")
      {
        requirements[address, default: [:]][name] = type[..<place.lowerBound]
      }
    }

    private static func demangled(_ symbol: String) -> String? {
      guard let text = lifeline_demangle(symbol) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }

    private static let opening = "protocol witness for "

    /// Whether a witness is that of a protocol of the runtime or of a module of Apple.
    private static func isOfRuntime(_ text: String) -> Bool {
      guard text.hasPrefix(opening) else { return false }
      let module = text.dropFirst(opening.count).prefix { $0 != "." }
      return ModuleNames.isRuntime(module) || AppleModules.contains(module)
    }

    /// The name with labels of a function, `tableView(_:didSelectRowAt:)`, and the text from its
    /// parameters on.
    ///
    /// The text has no labels if no parameter has one.
    private static func name(in text: String) -> (name: String, type: Substring)? {
      guard let start = text.firstMatch(of: #/\.(\w+)\(/#) else { return nil }
      var labels = ""
      var word = ""
      var depth = 0
      var isStart = true
      for character in text[start.1.endIndex...] {
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
      if isStart, !text[start.1.endIndex...].hasPrefix("()") { labels += "_:" }
      return ("\(start.1)(\(labels))", text[start.1.endIndex...])
    }
  }

  private static var symbols: [ObjectIdentifier: Symbols] = [:]
  private static var results: [ObjectIdentifier: [UncalledMethod]] = [:]

  private static func symbols(of type: AnyClass) -> Symbols {
    let key = ObjectIdentifier(type)
    if let known = symbols[key] { return known }
    let found = Symbols()
    symbols[key] = found
    // A metatype is the address of metadata. The closure is not stored, and `symbols` owns `found`.
    lifeline_find_symbols(
      unsafeBitCast(type, to: UnsafeRawPointer.self),
      { symbol, address, size, context in
        guard let symbol, let context else { return }
        Unmanaged<Symbols>.fromOpaque(context).takeUnretainedValue()
          .add(String(cString: symbol), UInt(address), UInt(size))
      },
      Unmanaged.passUnretained(found).toOpaque()
    )
    return found
  }

  package static func connect(_ type: AnyClass, isOwn: (AnyClass) -> Bool) -> [UncalledMethod] {
    if let known = results[ObjectIdentifier(type)] { return known }
    let classes = chain(of: type, isOwn: isOwn)
    guard classes.count > 1 else { return [] }
    let symbols = classes.map { self.symbols(of: $0) }
    let own: AnyClass? = classes.last.flatMap { _getSuperclass($0) }
    let inherited = own.map { $0 == NSObject.self ? [:] : self.symbols(of: $0).methods } ?? [:]
    var found: [UncalledMethod] = []
    for index in classes.indices.dropLast() {
      for (name, method) in symbols[index].methods where inherited[name] == nil {
        let above = classes.indices[(index + 1)...]
        guard let base = above.first(where: { symbols[$0].witnesses[name] != nil }),
          !classes.indices[base...].contains(where: { symbols[$0].methods[name] != nil }),
          !connect(method, symbols[base].witnesses[name] ?? [], of: classes[index]),
          !above.contains(where: { symbols[$0].methods[name] != nil })
        else { continue }
        found.append(
          UncalledMethod(
            name: name,
            type: classes[index],
            base: classes[base],
            address: method.address
          )
        )
      }
    }
    found.sort { $0.name < $1.name }
    results[ObjectIdentifier(type)] = found
    return found
  }

  /// The class and its superclasses that are not of the runtime.
  private static func chain(of type: AnyClass, isOwn: (AnyClass) -> Bool) -> [AnyClass] {
    Array(
      sequence(first: type) { _getSuperclass($0) }
        .prefix { !isOwn($0) && $0 != NSObject.self }
    )
  }

  package static func declares(
    _ name: String,
    _ type: AnyClass,
    isOwn: (AnyClass) -> Bool
  ) -> Bool {
    chain(of: type, isOwn: isOwn).contains { symbols(of: $0).methods[name] != nil }
  }

  package static func address(
    of name: String,
    _ type: AnyClass,
    isOwn: (AnyClass) -> Bool
  ) -> UInt? {
    chain(of: type, isOwn: isOwn).lazy.compactMap { type in
      symbols(of: type).methods.first { $0.key == name || $0.key.hasPrefix("\(name)(") }
    }
    .first?.value.address
  }

  /// Makes the witnesses of a requirement of the same type call a method for objects of a class.
  ///
  /// - Returns: Whether there is one.
  private static func connect(
    _ method: (type: Substring, address: UInt),
    _ witnesses: [Witness],
    of type: AnyClass
  ) -> Bool {
    witnesses.filter { $0.type == method.type }.map { witness in
      lifeline_add_witness(
        witness.entry,
        unsafeBitCast(type, to: UnsafeRawPointer.self),
        UnsafeRawPointer(bitPattern: method.address)
      )
    }.contains(true)
  }
}
