import CMainLoop
import Foundation
import HeadlessControls
import HeadlessCore
import HeadlessValues
import Synchronization

/// The methods of classes in the symbols of the program.
///
/// On Apple's platforms an object is asked which methods it has. Swift decides at the class that
/// conforms; the rewriter of an app's sources adds the missing methods. The symbols of a class have
/// its methods, and those of a class that conforms have the requirements. A requirement calls the
/// method of the same type that a subclass adds. A method that subclasses override is found in the
/// table of the receiver's class.
package enum MethodSymbols: SymbolService {
  /// Unchecked, because addresses are not `Sendable`; the lock protects it.
  private struct State: @unchecked Sendable {
    var tables = WitnessTables()
    var connected: Set<UnsafeRawPointer> = []
    /// The classes whose copies of tables are replaced, with their notes.
    var results: [ObjectIdentifier: [String]] = [:]
  }

  private static let state: Mutex<State> = {
    // A requirement can be called for an object that the runtime has not seen, such as the target
    // of a proxy.
    lifeline_receive_classes {
      MethodSymbols.receive(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue())
    }
    return Mutex(State())
  }()

  private static func receive(_ object: AnyObject) {
    guard Thread.isMainThread else {
      _ = connect(type(of: object))
      return
    }
    // This is the main thread, so that the object is not sent to another.
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated { Runtime.current.connectMethods(of: object) }
  }

  package static func connect(_ type: AnyClass) -> [String] {
    state.withLock { state in
      let key = ObjectIdentifier(type)
      if let known = state.results[key] { return known }
      let found = notes(of: type, &state)
      state.results[key] = found
      return found
    }
  }

  package static func declares(_ name: String, _ type: AnyClass) -> Bool {
    state.withLock { state in
      chain(of: type).contains { state.tables.symbols(of: $0.descriptor).declares(name) }
    }
  }

  package static func address(of name: String, _ type: AnyClass) -> UInt? {
    state.withLock { state in
      for entry in chain(of: type) {
        let symbols = state.tables.symbols(of: entry.descriptor)
        if let address = symbols.address(of: name) { return address }
      }
      return nil
    }
  }

  private static let isOptimized = !_isDebugAssertConfiguration()

  private typealias Class = (type: AnyClass, descriptor: UnsafeRawPointer)

  private static func descriptor(of type: AnyClass) -> UnsafeRawPointer {
    // A metatype is the address of metadata.
    lifeline_descriptor(unsafeBitCast(type, to: UnsafeRawPointer.self))
  }

  /// The class and its superclasses that are not of the runtime.
  private static func chain(of type: AnyClass) -> [Class] {
    sequence(first: type) { _getSuperclass($0) }
      .prefix { $0 != NSObject.self && !WitnessTables.isOwn(ModuleNames.module(of: $0)) }
      .map { ($0, descriptor(of: $0)) }
  }

  /// Connects the methods of a class; returns what is not called.
  private static func notes(of type: AnyClass, _ state: inout State) -> [String] {
    state.tables.update()
    let classes = chain(of: type)
    for entry in classes { state.tables.updateCopies(for: entry.type, of: entry.descriptor) }
    guard classes.dropFirst().contains(where: { state.tables.conformances[$0.descriptor] != nil })
    else { return [] }
    let own = classes.last.flatMap { _getSuperclass($0.type) }.map { descriptor(of: $0) }
    let chain = classes.map(\.descriptor)
    let symbols = (chain + [own].compactMap(\.self)).map { state.tables.symbols(of: $0) }
    var found: [(name: String, text: String)] = []
    for index in classes.indices.dropLast() {
      let isNew = state.connected.insert(chain[index]).inserted
      let above = symbols[(index + 1)...]
      for name in Set(symbols[index].methods.keys.map(\.name)) {
        let owners = chain[(index + 1)...].flatMap { state.tables.conformances[$0] ?? [] }
        let requirements = (state.tables.requirements[name] ?? []).filter { requirement in
          owners.contains { $0.owner == requirement.owner }
        }
        guard !requirements.isEmpty else { continue }
        if isNew { requirements.forEach { connect($0, symbols[index], above, chain[index]) } }
        let hasType = requirements.contains { symbols[index].methods[$0.signature] != nil }
        if !hasType, !above.contains(where: { $0.declares(name) }) {
          let base = classes[(index + 1)...].first { entry in
            state.tables.conformances[entry.descriptor]?
              .contains { $0.owner == requirements[0].owner } ?? false
          }
          found.append((name, mismatch(name, classes[index].type, symbols[index], base?.type)))
        }
      }
    }
    // A method that was not found has no type to compare.
    if let note = obstacle(to: classes, &state.tables) { return [note] }
    return found.sorted { $0.name < $1.name }.map(\.text)
  }

  /// Makes a requirement call the method of the same type, unless that overrides one above.
  private static func connect(
    _ requirement: WitnessTables.Requirement,
    _ symbols: ClassSymbols,
    _ above: ArraySlice<ClassSymbols>,
    _ type: UnsafeRawPointer
  ) {
    let signature = requirement.signature
    guard let address = symbols.methods[signature].flatMap(UnsafeRawPointer.init(bitPattern:))
    else { return }
    let descriptor = symbols.descriptors[signature]
    if descriptor == nil, above.contains(where: { $0.methods[signature] != nil }) { return }
    lifeline_add_method(
      type,
      requirement.stub,
      address,
      descriptor.flatMap(UnsafeRawPointer.init(bitPattern:))
    )
  }

  private static func mismatch(
    _ name: String,
    _ type: AnyClass,
    _ symbols: ClassSymbols,
    _ base: AnyClass?
  ) -> String {
    let address = symbols.methods.filter { $0.key.name == name }.map(\.value).min()
    let location = address.flatMap { CallSite.location(ofFunctionAt: $0) }
    let place = location.map { ", declared at \($0)," } ?? ""
    return "\(type).\(name)\(place) is never called, because it has another type than the "
      + "requirement of the protocol to which \(base.map { "\($0)" } ?? "its superclass") conforms; "
      + "give it the same type, or use the plugin AppSources"
  }

  /// The reason for which methods that a class adds may not be found; `nil` for a module that the
  /// plugin has rewritten.
  private static func obstacle(to classes: [Class], _ tables: inout WitnessTables) -> String? {
    let type: AnyClass = classes[0].type
    guard AppModules.module(declaring: type) == nil else { return nil }
    let bases = classes.dropFirst().filter { tables.conformances[$0.descriptor] != nil }
    let conformances = bases.flatMap { tables.conformances[$0.descriptor] ?? [] }
    let isFound =
      classes.allSatisfy { tables.symbols(of: $0.descriptor).isFound }
      && conformances.allSatisfy { tables.isNamed($0.owner) }
    let reason: String
    if !conformances.allSatisfy(\.isReplaced) {
      reason = "the system does not allow to change the tables of methods"
    } else if !isFound {
      reason = "the program has no symbols of them"
    } else if isOptimized {
      reason = "the program is optimized"
    } else {
      return nil
    }
    let names = Set(conformances.map(\.name)).sorted().joined(separator: ", ")
    return
      "optional methods of \(names) that \(type) adds to \(bases[0].type) may never be called, "
      + "because \(reason); declare them in \(bases[0].type) and override them, use the plugin "
      + "AppSources, or build without optimization and with symbols"
  }
}
