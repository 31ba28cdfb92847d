internal import TraceModel

/// The calls that both traces can contain: a device log prints some callbacks and few arguments.
struct SharedView: Sendable {
  /// Whether the runtime recorded both traces, so that they are complete.
  let hasEverything: Bool
  /// The callbacks that both traces observe; `nil` for all.
  let callbacks: Set<Name>?
  /// The texts of ``callbacks``, sorted.
  let callbackTexts: [String]
  /// The UIKit classes that the logs mention; `nil` if all classes are compared.
  private let systemClasses: Set<String>?

  /// Whether arguments are compared.
  var hasArguments: Bool { hasEverything }

  init(_ first: Trace, _ second: Trace, _ options: ComparisonOptions) {
    let logs = options.comparesEverything ? [] : [first, second].filter(Self.isLog)
    hasEverything = logs.isEmpty
    var shared: Set<String>?
    for trace in [first, second] {
      guard let observed = trace.header.observed else { continue }
      shared = shared.map { $0.intersection(observed) } ?? Set(observed)
    }
    callbackTexts = shared?.sorted() ?? []
    // Known names have the same id in all tables; other names cannot be observed.
    let table = NameTable.known
    callbacks = shared.map { Set($0.compactMap { table.find($0) }) }
    var spoken: Set<String>?
    for log in logs {
      let names = Set(log.subjects.map(\.className))
      spoken = spoken.map { $0.intersection(names) } ?? names
    }
    systemClasses = spoken
  }

  func includes(_ className: String) -> Bool {
    guard let systemClasses, ClassName.isSystem(className) else { return true }
    return systemClasses.contains(className)
  }

  private static func isLog(_ trace: Trace) -> Bool {
    trace.header.observed != nil || trace.header.clock == .wall || trace.header.clock == .order
  }
}
