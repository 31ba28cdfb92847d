import CMainLoop
import Foundation
import HeadlessCore
import HeadlessValues
import TraceModel

/// The witness tables of the app's classes for protocols of the runtime, whose entries choose the
/// method by the class of the receiver.
struct WitnessTables {
  /// A requirement whose entries are replaced.
  struct Requirement {
    let signature: ClassSymbols.Signature
    /// The descriptor of the protocol.
    let owner: UnsafeRawPointer
    let stub: Int32
  }

  struct Conformance {
    let owner: UnsafeRawPointer
    let name: String
    let isPattern: Bool
    /// Whether the system allowed to replace the entries of its table.
    var isReplaced: Bool
  }

  private struct Owner {
    /// The number of each requirement; -1 for one that is not known yet or not a method.
    var stubs: [Int32]
    /// The indices of methods whose names are not known.
    var unnamed: [Int]
  }

  /// The conformances of classes to protocols of the runtime, by descriptors.
  private(set) var conformances: [UnsafeRawPointer: [Conformance]] = [:]
  private(set) var requirements: [String: [Requirement]] = [:]
  private var owners: [UnsafeRawPointer: Owner] = [:]
  private var count: Int32 = 0
  private var symbols: [UnsafeRawPointer: ClassSymbols] = [:]

  /// The symbols of a class.
  mutating func symbols(of descriptor: UnsafeRawPointer) -> ClassSymbols {
    if let known = symbols[descriptor] { return known }
    let found = ClassSymbols(descriptor)
    symbols[descriptor] = found
    return found
  }

  /// Whether the requirements of a protocol have names.
  func isNamed(_ owner: UnsafeRawPointer) -> Bool { owners[owner]?.unnamed.isEmpty ?? false }

  static func isOwn(_ module: some StringProtocol) -> Bool {
    ModuleNames.isRuntime(module) || module == "HeadlessSwiftUI" || AppleModules.contains(module)
  }

  /// Replaces the entries of the tables in images that were loaded since the last call.
  mutating func update() {
    var found: [LifelineConformance] = []
    withUnsafeMutablePointer(to: &found) {
      lifeline_find_conformances(
        { conformance, context in
          context?.assumingMemoryBound(to: [LifelineConformance].self).pointee
            .append(conformance.pointee)
        },
        $0
      )
    }
    found = found.filter {
      Self.isOwn(String(cString: $0.protocolModule)) && !Self.isOwn(String(cString: $0.module))
    }
    // The names of requirements come from any class that conforms.
    for conformance in found { name(conformance) }
    for conformance in found {
      let isReplaced = replace(conformance.table, conformance.protocol, conformance.type)
      conformances[conformance.type, default: []].append(
        Conformance(
          owner: conformance.protocol,
          name: String(cString: conformance.protocolName),
          isPattern: conformance.isPattern,
          isReplaced: isReplaced
        )
      )
    }
  }

  /// Replaces the entries of the tables that the runtime has made for a class.
  func updateCopies(for type: AnyClass, of descriptor: UnsafeRawPointer) {
    for conformance in conformances[descriptor] ?? [] where conformance.isPattern {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard let table = lifeline_witness_table(metadata, conformance.owner) else { continue }
      _ = replace(table, conformance.owner, descriptor)
    }
  }

  private func replace(
    _ table: UnsafeMutablePointer<UnsafeRawPointer?>,
    _ owner: UnsafeRawPointer,
    _ type: UnsafeRawPointer
  ) -> Bool {
    let stubs = owners[owner]?.stubs ?? []
    return lifeline_add_witnesses(table, stubs, stubs.count, type)
  }

  /// Gives the requirements of a protocol names and numbers.
  private mutating func name(_ conformance: LifelineConformance) {
    let owner = conformance.protocol
    var known =
      owners[owner]
      ?? Owner(
        stubs: Array(repeating: -1, count: conformance.count),
        unnamed: (0..<conformance.count).filter { lifeline_is_method(owner, $0) }
      )
    defer { owners[owner] = known }
    guard !known.unnamed.isEmpty else { return }
    let witnesses = symbols(of: conformance.type).requirements
    known.unnamed.removeAll { index in
      let address = UInt(bitPattern: conformance.table[index + 1])
      guard let found = witnesses[address], found.count == 1, count < lifeline_stub_limit() else {
        return false
      }
      guard let signature = found[0] else { return true }
      known.stubs[index] = count
      requirements[signature.name, default: []].append(
        Requirement(signature: signature, owner: owner, stub: count)
      )
      count += 1
      return true
    }
  }
}
