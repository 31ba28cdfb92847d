import CMainLoop
import Foundation
import TraceModel

/// Finds optional methods of delegates that are never called, because only a subclass of the class
/// that conforms to the protocol declares them.
///
/// On Apple's platforms an object is asked which methods it has. Swift decides at the class that
/// conforms; the rewriter of an app's sources adds the missing methods. The symbols of a class have
/// its methods, and those of the class that conforms have a witness for each requirement. A program
/// without symbols has no findings.
@MainActor
struct UncalledMethods {
  /// A method that is never called.
  struct Method {
    /// The name with labels.
    let name: String
    /// The class that declares it.
    let type: AnyClass
    /// The class that conforms to the protocol.
    let base: AnyClass
    let location: CodeLocation?
  }

  /// The functions of a class in the symbols of the program.
  private final class Functions {
    /// The addresses of the methods that the class declares.
    var methods: [String: UInt] = [:]
    /// The requirements of the runtime's protocols for which the class has a witness.
    var witnesses: Set<String> = []

    func add(_ symbol: String, _ address: UInt) {
      let isMethod = symbol.hasSuffix("F")
      guard isMethod || symbol.hasSuffix("TW"), let text = Self.demangled(symbol),
        let name = Self.name(in: text)
      else { return }
      if isMethod {
        methods[name] = address
      } else if Self.isOfRuntime(text) {
        witnesses.insert(name)
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

    /// The name with labels of a function: `tableView(_:didSelectRowAt:)`.
    ///
    /// The text has no labels if no parameter has one.
    private static func name(in text: String) -> String? {
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
      return "\(start.1)(\(labels))"
    }
  }

  private static var functions: [ObjectIdentifier: Functions] = [:]

  private static func functions(of type: AnyClass) -> Functions {
    let key = ObjectIdentifier(type)
    if let known = functions[key] { return known }
    let found = Functions()
    functions[key] = found
    // A metatype is the address of metadata. The closure is not stored, and `functions` owns
    // `found`.
    lifeline_find_functions(
      unsafeBitCast(type, to: UnsafeRawPointer.self),
      { symbol, address, context in
        guard let symbol, let context else { return }
        Unmanaged<Functions>.fromOpaque(context).takeUnretainedValue()
          .add(String(cString: symbol), UInt(address))
      },
      Unmanaged.passUnretained(found).toOpaque()
    )
    return found
  }

  /// Finds the methods of a class and of its superclasses that are never called.
  ///
  /// - Parameters:
  ///   - type: The class of a delegate.
  ///   - isOwn: Whether a class is one of the runtime, whose methods are called.
  /// - Returns: The methods in the order of their names.
  static func found(in type: AnyClass, isOwn: (AnyClass) -> Bool) -> [Method] {
    var classes: [AnyClass] = []
    var next: AnyClass? = type
    while let current = next, !isOwn(current), current != NSObject.self {
      classes.append(current)
      next = _getSuperclass(current)
    }
    guard classes.count > 1 else { return [] }
    let functions = classes.map { self.functions(of: $0) }
    let inherited = next.map { $0 == NSObject.self ? [:] : self.functions(of: $0).methods } ?? [:]
    return classes.indices.dropLast().flatMap { index in
      functions[index].methods.compactMap { name, address -> Method? in
        let above = classes.indices[(index + 1)...]
        guard inherited[name] == nil,
          !above.contains(where: { functions[$0].methods[name] != nil }),
          let base = above.first(where: { functions[$0].witnesses.contains(name) })
        else { return nil }
        return Method(
          name: name,
          type: classes[index],
          base: classes[base],
          location: CallSite.location(ofFunctionAt: address)
        )
      }
    }
    .sorted { $0.name < $1.name }
  }
}
