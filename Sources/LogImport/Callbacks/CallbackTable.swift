import TraceModel

/// Finds callbacks by their spellings in Swift, Objective-C and in older versions of both.
enum CallbackTable {
  /// Returns the callback of a method's name.
  ///
  /// - Parameters:
  ///   - base: The part before the first `(` or `:`, such as `viewWillAppear`.
  ///   - labels: The argument labels, `_` for none; for a selector, its further parts.
  ///   - isMethod: Whether the spelling shows that a method is meant. A lone `draw`, `init` or
  ///     `application` is an ordinary word.
  /// - Returns: `nil` when UIKit has no such callback.
  static func callback(base: String, labels: [String], isMethod: Bool) -> ParsedCallback? {
    if let callback = words[base] { return callback }
    guard isMethod else { return nil }
    if let label = labels.first, label.hasPrefix("to"),
      let callback = words["\(base)T\(label.dropFirst())"]
    {
      // `willMove(toWindow:)` joins to the selector `willMoveToWindow`.
      return callback
    }
    switch base {
    case "init", "initWithCoder", "initWithNibName", "initWithFrame": return initializer
    case "dealloc", "deinit": return deinitializer
    case "drawRect": return known(.draw)
    case "draw" where labels == ["_"] || labels == ["rect"]: return known(.draw)
    case "application", "scene", "windowScene": return delegate(base, labels: labels)
    default: return nil
    }
  }

  /// Returns the callback of a single word in any case, such as `ViewDidLoad`.
  static func callback(anyCase word: String) -> ParsedCallback? {
    words[word] ?? lowercased[word.lowercased()]
  }

  /// Returns a callback of a node of a SwiftUI graph.
  ///
  /// Words such as `body` and `task` are ordinary ones: only idioms that recognize a view look them up.
  static func ofNode(_ name: Name) -> ParsedCallback? {
    name.isCallbackOfNode || name == .action ? name.callback.map(ParsedCallback.init) : nil
  }

  /// The beginning of an object.
  static let initializer = known(.initializer)
  static let viewDidLoad = known(.viewDidLoad)
  /// The end of an object.
  static let deinitializer = known(.deinitializer)

  private static func known(_ name: Name) -> ParsedCallback {
    name.callback.map(ParsedCallback.init)
      ?? ParsedCallback(text: name.knownText, owner: .anyObject)
  }

  /// Application and scene delegates have many callbacks whose first argument is the sender.
  private static func delegate(_ base: String, labels: [String]) -> ParsedCallback? {
    let rest = labels.first == "_" ? Array(labels.dropFirst()) : labels
    guard rest.allSatisfy({ !$0.isEmpty }) else { return nil }
    let swift = rest.map { swiftLabels[$0] ?? $0 }
    guard let first = swift.first else { return nil }
    if let callback = delegates["\(base)(_:\(first):"] { return callback }
    let owner: CallbackInfo.Owner = base == "application" ? .application : .scene
    return ParsedCallback(text: "\(base)(_:\(swift.map { $0 + ":" }.joined()))", owner: owner)
  }

  /// Labels that Swift spells differently from Objective-C.
  private static let swiftLabels = [
    "willConnectToSession": "willConnectTo",
    "configurationForConnectingSceneSession": "configurationForConnecting",
    "didUpdateCoordinateSpace": "didUpdate",
    "restoreInteractionStateWithUserActivity": "restoreInteractionStateWith",
    "continueUserActivity": "continue",
  ]

  /// The callbacks that a single word names.
  private static let words: [String: ParsedCallback] = {
    var table: [String: ParsedCallback] = [:]
    for row in CallbackCatalog.rows where isNamedByWord(row) {
      let spellings = row.text.contains("(") ? row.selectors : row.selectors + [row.text]
      for spelling in spellings { table[spelling] = ParsedCallback(row) }
    }
    return table
  }()

  /// Whether logs use the first word of a callback only for the callback.
  private static func isNamedByWord(_ row: CallbackInfo) -> Bool {
    switch row.group {
    case .loading, .appearance, .containment, .hierarchy, .subviews, .layout, .insets, .size,
      .memory,
      .application, .scene:
      row.owner != .anyObject && row.owner != .swiftUIView
    case .drawing, .traits, .lifetime, .containerDelegate, .presentationDelegate, .transition,
      .segue, .evaluation, .action, .representation, .cells, .selection, .scrolling, .touches,
      .text:
      false
    }
  }

  /// The callbacks of delegates by their text up to the second label.
  private static let delegates: [String: ParsedCallback] = {
    var table: [String: ParsedCallback] = [:]
    for row in CallbackCatalog.rows where row.owner == .application || row.owner == .scene {
      let parts = row.text.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count > 2 { table["\(parts[0]):\(parts[1]):"] = ParsedCallback(row) }
    }
    return table
  }()

  private static let lowercased: [String: ParsedCallback] = {
    var table: [String: ParsedCallback] = [:]
    for (spelling, callback) in words { table[spelling.lowercased()] = callback }
    return table
  }()
}
