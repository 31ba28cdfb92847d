import TraceModel

/// Finds callbacks by their spellings in Swift, Objective-C and in older versions of both.
enum CallbackTable {
  /// Returns the callback of a single word in any case, such as `ViewDidLoad`.
  static func callback(_ word: some Collection<UInt8>) -> ParsedCallback? { names[word] }

  /// Returns the callback of a method's name that is also an ordinary word.
  ///
  /// - Parameters:
  ///   - base: The part before the first `(` or `:`, such as `willMove`.
  ///   - labels: The argument labels, `_` for a missing label; for a selector, its further parts.
  /// - Returns: `nil` when UIKit has no such callback.
  static func method(base: String, labels: [String]) -> ParsedCallback? {
    if let label = labels.first, label.hasPrefix("to"),
      let callback = names["\(base)T\(label.dropFirst())".utf8]
    {
      // `willMove(toWindow:)` joins to the selector `willMoveToWindow`.
      return callback
    }
    switch base {
    case "init", "INIT", "initWithCoder", "initWithNibName", "initWithFrame": return initializer
    case "dealloc", "deinit": return deinitializer
    case "drawRect": return known(.draw)
    case "draw" where labels == ["_"] || labels == ["rect"]: return known(.draw)
    case "application", "scene", "windowScene": return delegate(base, labels: labels)
    default: return nil
    }
  }

  /// The callbacks that a word without its subject may mean: `didLoad`, `didBecomeActive`.
  struct Short: Sendable {
    var controller: ParsedCallback?
    /// The callback of the application's delegate.
    var application: ParsedCallback?
    /// The callback of a scene's delegate.
    var scene: ParsedCallback?
  }

  /// Returns the callbacks of a word without its subject.
  static func short(_ word: some Collection<UInt8>) -> Short? { shorts[word] }

  /// Returns a callback of a node of a SwiftUI graph.
  ///
  /// Words such as `body` and `task` are ordinary ones: only idioms that recognize a view look them
  /// up.
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
  private static let names: WordTable<ParsedCallback> = {
    var table = WordTable<ParsedCallback>()
    for row in CallbackCatalog.rows where isNamedByWord(row) {
      let callback = ParsedCallback(row)
      for spelling in row.selectors { table.add(spelling, callback) }
      if !row.text.contains("(") { table.add(row.text, callback) }
      guard callback.isOfDelegate else { continue }
      // `appDidBecomeActive`, `sceneWillConnectTo`, `didFinishLaunchingWithOptions`
      let subject = row.owner == .application ? "application" : "scene"
      if row.text.hasPrefix("application"), !row.text.contains("(") {
        table.add("app" + row.text.dropFirst("application".count), callback)
      }
      for (binding, spelling) in bindings where row.shortSpellings.contains(spelling) {
        table.add(subject + binding, callback)
      }
      for spelling in row.shortSpellings {
        for ending in endings(of: spelling) { table.add(subject + spelling + ending, callback) }
        if spelling.hasSuffix("FinishLaunching") { table.add(spelling + "WithOptions", callback) }
      }
    }
    return table
  }()

  /// The names of .NET that differ from UIKit's.
  ///
  /// Source: the members of `UIApplicationDelegate` and `UISceneDelegate` in the bindings of .NET for iOS.
  private static let bindings = [
    "onActivated": "didBecomeActive", "onResignActivation": "willResignActive",
  ]

  /// The words that Objective-C and sentences add to a short spelling.
  private static func endings(of spelling: String) -> [String] {
    switch spelling {
    case "willConnectTo": ["", "Session"]
    case "didFinishLaunching", "willFinishLaunching": ["", "WithOptions"]
    default: [""]
    }
  }

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

  /// The callbacks of words without their subject.
  private static let shorts: WordTable<Short> = {
    var shorts: [String: Short] = [:]
    for row in CallbackCatalog.rows where isNamedByWord(row) {
      let callback = ParsedCallback(row)
      switch row.owner {
      case .controller where row.text.hasPrefix("view") && !row.text.contains("("):
        shorts[String(row.text.dropFirst(4)).lowercased(), default: Short()].controller = callback
      case .application:
        for (binding, spelling) in bindings where row.shortSpellings.contains(spelling) {
          shorts[binding.lowercased(), default: Short()].application = callback
        }
        for spelling in row.shortSpellings where row.role == .launch || row.group == .application {
          for ending in endings(of: spelling) {
            shorts[(spelling + ending).lowercased(), default: Short()].application = callback
          }
        }
      case .scene:
        for (binding, spelling) in bindings where row.shortSpellings.contains(spelling) {
          shorts[binding.lowercased(), default: Short()].scene = callback
        }
        for spelling in row.shortSpellings {
          for ending in endings(of: spelling) {
            shorts[(spelling + ending).lowercased(), default: Short()].scene = callback
          }
        }
      default: break
      }
    }
    var table = WordTable<Short>()
    for (word, short) in shorts { table.add(word, short) }
    return table
  }()

  /// The callbacks of delegates by their text up to the second label.
  private static let delegates: [String: ParsedCallback] = {
    var table: [String: ParsedCallback] = [:]
    for row in CallbackCatalog.rows where row.owner == .application || row.owner == .scene {
      let parts = row.text.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count > 2 { table["\(parts[0]):\(parts[1]):"] = ParsedCallback(row) }
    }
    return table
  }()
}
