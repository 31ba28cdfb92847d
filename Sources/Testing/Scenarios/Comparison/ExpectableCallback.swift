import TraceModel

/// A callback or call that an expectation can contain.
struct ExpectableCallback: Sendable {
  /// The name in traces.
  let name: String
  let kinds: [ObjectKind]
  /// Other spellings in logs.
  var spellings: [String] = []
  /// Whether this is a layout callback; the key `layout` selects how passes are compared.
  var isLayout = false
  /// Whether the runtime sends the callback.
  var isModelled = true
  /// Whether hooks can run in the callback.
  var takesHooks = false
  /// Whether it is a method that an app's class can override and log, rather than a callback.
  var isCall = false

  /// All callbacks and calls that an expectation can contain.
  static let all: [ExpectableCallback] = catalogued + calls + unmodelled

  /// Returns the callback of an object with a spelling of logs.
  static func printed(_ text: String, by kind: ObjectKind) -> ExpectableCallback? {
    all.first { callback in callback.isOf(kind) && callback.isWritten(text) }
  }

  static func hooks(of kind: ObjectKind) -> [ExpectableCallback] {
    all.filter { $0.takesHooks && $0.isOf(kind) }
  }

  func isOf(_ kind: ObjectKind) -> Bool { kinds.contains { kind.isA($0) } }

  /// Whether a text is its name or another spelling.
  func isWritten(_ text: String) -> Bool { name == text || spellings.contains(text) }

  /// The callbacks of the catalog, grouped by owner.
  private static let catalogued: [ExpectableCallback] = CallbackInfo.Owner.allCases.flatMap {
    owner in
    CallbackCatalog.rows.filter { $0.owner == owner }
  }.compactMap { row in
    let kinds = ObjectKind.receiving(row.owner)
    guard !kinds.isEmpty else { return nil }
    return ExpectableCallback(
      name: row.text,
      kinds: kinds,
      spellings: row.shortSpellings + labels(of: row),
      isLayout: row.name.isLayoutCallback,
      isModelled: row.isSent,
      takesHooks: row.isSent && takesHooks(row.group)
    )
  }

  /// The short spelling of a delegate's method: the first label after its sender, as `cellForRowAt`
  /// of `tableView(_:cellForRowAt:)`, or the name, as `scrollViewDidEndDragging`, if no other has
  /// it.
  private static func labels(of row: CallbackInfo) -> [String] {
    guard row.owner == .delegate else { return [] }
    let base = row.text.prefix { $0 != "(" }
    let namesakes = CallbackCatalog.rows.count { $0.text.hasPrefix("\(base)(") }
    if namesakes == 1 { return [String(base)] }
    return row.text.firstMatch(of: #/\(_:(\w{3,}):/#).map { [String($0.1)] } ?? []
  }

  /// Whether scenarios can run statements in a group's callbacks.
  private static func takesHooks(_ group: CallbackInfo.Group) -> Bool {
    switch group {
    case .loading, .appearance, .containment, .hierarchy, .subviews, .layout, .drawing, .insets,
      .size, .traits, .memory, .application, .scene, .containerDelegate, .presentationDelegate,
      .segue, .cells, .selection, .scrolling, .text:
      true
    case .lifetime, .transition, .evaluation, .action, .representation, .touches: false
    }
  }

  /// Calls and properties in logs that the runtime does not send and the catalog does not list.
  private static let unmodelled: [ExpectableCallback] = [
    ("init(coder:)", ["initWithCoder"]), ("prefersStatusBarHidden", []),
    ("preferredStatusBarUpdateAnimation", []), ("extendedLayoutIncludesOpaqueBars", []),
    ("edgesForExtendedLayout", []), ("invalidateIntrinsicContentSize", []),
    ("needsUpdateConstraints", []), ("setNeedsLayout", []),
  ].map { name, spellings in
    ExpectableCallback(
      name: name,
      kinds: ObjectKind.allCases,
      spellings: spellings,
      isModelled: false
    )
  }
}

extension ObjectKind {
  /// The kinds of objects that receive an owner's callbacks; empty when scenarios have none.
  fileprivate static func receiving(_ owner: CallbackInfo.Owner) -> [ObjectKind] {
    switch owner {
    case .controller: [.controller]
    case .view: [.view]
    case .application: [.applicationDelegate, .application]
    case .scene: [.sceneDelegate]
    case .delegate: [.delegate]
    case .presentationController: []
    case .animator: [.animator]
    case .interactor: [.interactor]
    case .segue: [.segue]
    case .swiftUIView: []
    case .anyObject: allCases
    }
  }
}
