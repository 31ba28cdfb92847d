import Foundation
import TraceModel

/// The static properties and global variables of the running program, which hold its singletons.
///
/// Their addresses are those of the program's table of symbols (System V ABI, chapter 4). There are none
/// on other platforms than Linux, in stripped programs, and for variables in dynamic libraries.
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
  @MainActor static let ofProcess = StaticProperties(SymbolTable.ofProcess)

  private init(_ table: SymbolTable?) {
    var variables: [Variable] = []
    var types: [String: TypeOfText.Known] = [:]
    table?.forEachObject { symbol, address, size in
      guard let text = demangled(symbol) else { return }
      if symbol.hasSuffix("N") {
        let prefix = "type metadata for "
        guard text.hasPrefix(prefix), let kind = symbol.dropLast().last else { return }
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
    self.variables = variables.sorted { $0.name < $1.name }
    self.types = TypeOfText(known: types)
  }
}

/// Whether a variable belongs to a module of the app: not to this package, Swift or the system.
private func isOfApp(_ name: Substring) -> Bool {
  var path = name
  for prefix in ["static ", "(extension in "] where path.hasPrefix(prefix) {
    path = path.dropFirst(prefix.count)
  }
  let module = path.prefix { $0 != "." && $0 != ")" }
  return !foreignModules.contains(module) && !AppleModules.contains(module)
}

private let foreignModules: Set<Substring> = [
  "Combine", "CoreFoundation", "Dispatch", "Findings", "Foundation", "FoundationEssentials",
  "FoundationInternationalization", "FoundationNetworking", "HeadlessCombine", "HeadlessSwiftUI",
  "HeadlessUIKit", "LayoutSolver", "LifecycleBehaviors", "LifelineTestKit", "LifelineTesting",
  "LifelineXCTest", "Observation", "OpenCombine", "Swift", "Synchronization", "Testing",
  "TestIndex",
  "TextMetrics", "TraceAnalysis", "TraceComparison", "TraceFormat", "TraceModel", "TracePage",
  "TraceRecorder", "XCTest", "_Concurrency",
]

/// A name in which private parts, such as `(items in _F6A0)`, have only their name.
private func withoutDiscriminators(_ name: Substring) -> String {
  String(name).replacing(/\(([^()]+) in _[0-9A-F]+\)/) { String($0.output.1) }
}

/// The text of a symbol in the form of source code.
private func demangled(_ symbol: String) -> String? {
  typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?
  guard let address = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "swift_demangle") else {
    return nil
  }
  // The signature is the one that the standard library exports for tools.
  let function = unsafeBitCast(address, to: Function.self)
  guard let text = function(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}

/// The symbols of the running program.
private struct SymbolTable {
  private let file: Data
  private let entries: Range<Int>
  private let names: Range<Int>
  /// What is added to the address in the file, as the system loaded the program.
  private let base: Int

  #if os(Linux)
  static let ofProcess = SymbolTable(path: "/proc/self/exe")
  #else
  static let ofProcess: SymbolTable? = nil
  #endif

  /// Reads the table of a program; `nil` if it is not the one that contains this code.
  private init?(path: String) {
    guard
      let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      data.count > 64, data.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2])
    else { return nil }
    func number<Number: FixedWidthInteger>(_ offset: Int, _ type: Number.Type) -> Int {
      guard offset >= 0, offset + MemoryLayout<Number>.size <= data.count else { return 0 }
      return data.withUnsafeBytes {
        Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: Number.self))
      }
    }
    let sections = number(0x28, UInt64.self)
    let size = number(0x3a, UInt16.self)
    func range(ofSection index: Int) -> Range<Int>? {
      let start = number(sections + index * size + 0x18, UInt64.self)
      let count = number(sections + index * size + 0x20, UInt64.self)
      guard start >= 0, count >= 0, start <= data.count, count <= data.count - start else {
        return nil
      }
      return start..<start + count
    }
    let table = (0..<number(0x3c, UInt16.self)).first {
      number(sections + $0 * size + 4, UInt32.self) == 2
    }
    guard let table, let entries = range(ofSection: table),
      let names = range(ofSection: number(sections + table * size + 0x28, UInt32.self))
    else { return nil }
    file = data
    self.entries = entries
    self.names = names
    guard let own = Self.first(in: data, entries, names, "__dso_handle") else { return nil }
    base = Int(bitPattern: #dsohandle) - own
    // The loader moves a program by whole pages; another difference is that of another program.
    guard base >= 0, base % 4096 == 0 else { return nil }
  }

  /// The address in the file of a symbol without a size.
  private static func first(
    in data: Data,
    _ entries: Range<Int>,
    _ names: Range<Int>,
    _ name: String
  ) -> Int? {
    var found: Int?
    forEachObject(in: data, entries, names) { symbol, entry in
      if entry.size == 0, strcmp(symbol, name) == 0 { found = Int(entry.value) }
      return found == nil
    }
    return found
  }

  /// Visits the variables and the metadata of types with Swift names.
  func forEachObject(_ visit: (String, UnsafeRawPointer, Int) -> Void) {
    Self.forEachObject(in: file, entries, names) { symbol, entry in
      guard entry.size > 0, symbol[0] == 0x24, symbol[1] == 0x73 else { return true }
      // `vpZ`, `vp` and the kind of a type with `N`.
      let count = strlen(symbol)
      let (last, second) = (symbol[count - 1], symbol[count - 2])
      let isVariable = last == 0x5a && second == 0x70 || last == 0x70 && second == 0x76
      let isType = last == 0x4e && (second == 0x43 || second == 0x56 || second == 0x4f)
      guard isVariable || isType,
        let address = UnsafeRawPointer(bitPattern: base + Int(entry.value))
      else { return true }
      visit(String(cString: symbol), address, Int(entry.size))
      return true
    }
  }

  /// An entry of the table in the file.
  private struct Entry {
    let name: UInt32
    let info: UInt8
    let other: UInt8
    let section: UInt16
    let value: UInt64
    let size: UInt64

    /// Whether the symbol is a variable or a constant.
    var isObject: Bool { info & 0xf == 1 }
  }

  /// Visits the objects until the closure returns `false`.
  private static func forEachObject(
    in data: Data,
    _ entries: Range<Int>,
    _ names: Range<Int>,
    _ visit: (UnsafePointer<CChar>, Entry) -> Bool
  ) {
    data.withUnsafeBytes { bytes in
      // The last byte of a table of names is 0, so that each name in it ends there.
      guard !names.isEmpty, bytes[names.upperBound - 1] == 0, let start = bytes.baseAddress,
        Int(bitPattern: start + entries.lowerBound) % MemoryLayout<Entry>.alignment == 0
      else { return }
      let table = (start + entries.lowerBound).assumingMemoryBound(to: Entry.self)
      let text = (start + names.lowerBound).assumingMemoryBound(to: CChar.self)
      var index = 0
      let count = entries.count / MemoryLayout<Entry>.stride
      while index < count {
        let entry = table[index]
        index += 1
        guard entry.isObject, entry.name < names.count else { continue }
        guard visit(text + Int(entry.name), entry) else { return }
      }
    }
  }
}
