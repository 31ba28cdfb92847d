internal import TraceModel

/// What both of two traces can tell: a device's log prints some callbacks and few arguments.
struct SharedView: Sendable {
  /// Whether both sides were recorded by the runtime, which leaves nothing out.
  let hasEverything: Bool
  /// The callbacks that both sides show; `nil` for all.
  let callbacks: Set<Name>?
  /// Their texts in a fixed order.
  let callbackTexts: [String]
  /// The classes of UIKit's own that logs speak of; `nil` where all classes count.
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
    // Known names have the same number in both tables; others can't be observed by name.
    let table = NameTable.known
    callbacks = shared.map { Set($0.compactMap { table.find($0) }) }
    var spoken: Set<String>?
    for log in logs {
      let names = Set(log.subjects.map(\.className))
      spoken = spoken.map { $0.intersection(names) } ?? names
    }
    systemClasses = spoken
  }

  /// Tells whether objects of a class are compared.
  func includes(_ className: String) -> Bool {
    guard let systemClasses, ClassName.isSystem(className) else { return true }
    return systemClasses.contains(className)
  }

  private static func isLog(_ trace: Trace) -> Bool {
    trace.header.observed != nil || trace.header.clock == .wall || trace.header.clock == .order
  }
}
