import CMainLoop
import Foundation
import TraceModel

/// The static properties and global variables of the running program, which hold its singletons.
///
/// Their addresses are those of the program's table of symbols (System V ABI, chapter 4). They are
/// missing on platforms other than Linux, in stripped programs, and for variables in dynamic
/// libraries.
struct StaticProperties {
  /// A variable: its name in source code, its type in source code, and its memory.
  struct Variable {
    let name: String
    let type: String
    let storage: UnsafeRawBufferPointer

    /// Whether the value may be `nil`, and the reference therefore weak.
    var isOptional: Bool { type.hasPrefix("Swift.Optional<") }
  }

  /// The variables of the app's modules.
  let variables: [Variable]
  /// The types that are not generic, by their text.
  let types: TypeOfText

  /// The variables of this process, read once.
  @MainActor static let ofProcess = StaticProperties(Symbols())

  private init(_ symbols: Symbols) {
    variables = symbols.variables.sorted { $0.name < $1.name }
    types = TypeOfText(known: symbols.types)
  }

  /// The variables and types in the symbols of the program.
  private final class Symbols {
    var variables: [Variable] = []
    var types: [String: TypeOfText.Known] = [:]

    init() {
      // The closure is not stored, and the caller owns this object.
      lifeline_find_variables(
        #dsohandle,
        { symbol, address, size, context in
          guard let symbol, let address, let context else { return }
          Unmanaged<Symbols>.fromOpaque(context).takeUnretainedValue().add(symbol, address, size)
        },
        Unmanaged.passUnretained(self).toOpaque()
      )
    }

    private func add(_ symbol: UnsafePointer<CChar>, _ address: UnsafeRawPointer, _ size: Int) {
      guard let bytes = lifeline_demangle(symbol) else { return }
      defer { free(bytes) }
      let text = String(cString: bytes)
      let ending = String(cString: symbol).suffix(2)
      if ending.last == "N" {
        let prefix = "type metadata for "
        guard text.hasPrefix(prefix), let kind = ending.first else { return }
        types[String(text.dropFirst(prefix.count))] = .init(metadata: address, kind: kind)
        return
      }
      guard let colon = text.range(of: " : ") else { return }
      let name = text[..<colon.lowerBound]
      guard isOfApp(name) else { return }
      variables.append(
        Variable(
          name: withoutDiscriminators(name),
          type: String(text[colon.upperBound...]),
          storage: UnsafeRawBufferPointer(start: address, count: size)
        )
      )
    }
  }
}

/// Whether a variable belongs to a module of the app: not to this package, Swift or the system.
private func isOfApp(_ name: Substring) -> Bool {
  var path = name
  for prefix in ["static ", "(extension in "] where path.hasPrefix(prefix) {
    path = path.dropFirst(prefix.count)
  }
  let module = path.prefix { $0 != "." && $0 != ")" }
  return ModuleNames.isOfApp(module)
}

/// A name in which private parts, such as `(items in _F6A0)`, have only their name.
private func withoutDiscriminators(_ name: Substring) -> String {
  String(name).replacing(/\(([^()]+) in _[0-9A-F]+\)/) { String($0.output.1) }
}
