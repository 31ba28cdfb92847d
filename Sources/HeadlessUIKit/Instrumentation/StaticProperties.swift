import Foundation

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
  }

  /// The variables of the app's modules.
  let variables: [Variable]
  /// The metadata of private types by their names, which the runtime can't find otherwise.
  let privateTypes: [String: UnsafeRawPointer]

  /// The variables of this process, read once.
  @MainActor static let ofProcess = StaticProperties(SymbolTable.ofProcess)

  private init(_ table: SymbolTable?) {
    var variables: [Variable] = []
    var types: [String: UnsafeRawPointer] = [:]
    table?.forEachObject { symbol, address, size in
      let isVariable = symbol.hasSuffix("vpZ") || symbol.hasSuffix("vp")
      guard isVariable || symbol.hasSuffix("N") && symbol.contains("LL"),
        let text = demangled(symbol)
      else { return }
      if !isVariable {
        let prefix = "type metadata for "
        if text.hasPrefix(prefix) { types[String(text.dropFirst(prefix.count))] = address }
        return
      }
      guard let colon = text.range(of: " : ") else { return }
      let name = text[..<colon.lowerBound]
      guard isOfApp(name) else { return }
      variables.append(
        Variable(
          name: String(name),
          type: String(text[colon.upperBound...]),
          storage: UnsafeRawBufferPointer(start: address, count: size)
        )
      )
    }
    self.variables = variables.sorted { $0.name < $1.name }
    privateTypes = types
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
  "LifelineXCTest", "Observation", "Swift", "Synchronization", "Testing", "TestIndex",
  "TextMetrics", "TraceAnalysis", "TraceComparison", "TraceFormat", "TraceModel", "TracePage",
  "TraceRecorder", "XCTest", "_Concurrency",
]

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
  private static let entrySize = 24

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
    guard let own = Self.address(of: "__dso_handle", in: data, entries, names) else { return nil }
    base = Int(bitPattern: #dsohandle) - own
    // The program's code is where the table states it: the loader uses whole pages.
    guard base >= 0, base % 4096 == 0 else { return nil }
  }

  private static func address(
    of name: String,
    in data: Data,
    _ entries: Range<Int>,
    _ names: Range<Int>
  ) -> Int? {
    var found: Int?
    forEach(in: data, entries, names) { symbol, _, value, _ in
      if found == nil, strcmp(symbol, name) == 0 { found = value }
    }
    return found
  }

  /// Visits the variables and constants with Swift names.
  func forEachObject(_ visit: (String, UnsafeRawPointer, Int) -> Void) {
    Self.forEach(in: file, entries, names) { symbol, kind, value, size in
      guard kind == 1, size > 0, symbol[0] == 0x24, symbol[1] == 0x73 else { return }
      let last = symbol[strlen(symbol) - 1]
      guard last == 0x5a || last == 0x70 || last == 0x4e else { return }
      guard let address = UnsafeRawPointer(bitPattern: base + value) else { return }
      visit(String(cString: symbol), address, size)
    }
  }

  private static func forEach(
    in data: Data,
    _ entries: Range<Int>,
    _ names: Range<Int>,
    _ visit: (UnsafePointer<CChar>, UInt8, Int, Int) -> Void
  ) {
    data.withUnsafeBytes { bytes in
      var entry = entries.lowerBound
      while entry + entrySize <= entries.upperBound {
        defer { entry += entrySize }
        let name = Int(bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
        // The last byte of a table of names is 0, so that each name in it ends there.
        guard name < names.count, names.upperBound > names.lowerBound,
          bytes[names.upperBound - 1] == 0,
          let start = bytes.baseAddress
        else { continue }
        visit(
          (start + names.lowerBound + name).assumingMemoryBound(to: CChar.self),
          bytes[entry + 4] & 0xf,
          Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)),
          Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self))
        )
      }
    }
  }
}
