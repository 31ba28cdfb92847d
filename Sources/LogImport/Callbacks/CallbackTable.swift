/// The spellings of UIKit's callbacks in Swift, Objective-C and in older versions of both.
///
/// Source: the references of `UIViewController`, `UIView`, `UIApplicationDelegate` and
/// `UISceneDelegate` (developer.apple.com/documentation/uikit).
enum CallbackTable {
  /// Returns the callback of a method's name.
  ///
  /// - Parameters:
  ///   - base: The part before the first `(` or `:`, such as `viewWillAppear`.
  ///   - labels: The argument labels, `_` for none; for a selector, its further parts.
  ///   - isMethod: Whether the spelling shows that a method is meant. A lone `draw`, `init` or
  ///     `application` is a word like any other.
  /// - Returns: `nil` when the method is no callback of UIKit's.
  static func callback(base: String, labels: [String], isMethod: Bool) -> Callback? {
    if let callback = plain[base] { return callback }
    guard isMethod else { return nil }
    switch base {
    case "willMove", "didMove": return move(base, to: labels.first ?? "")
    case "init", "initWithCoder", "initWithNibName", "initWithFrame":
      return Callback(text: "init", group: .lifetime, isFirst: true)
    case "drawRect": return Callback(text: "draw", group: .view)
    case "draw" where labels == ["_"] || labels == ["rect"]:
      return Callback(text: "draw", group: .view)
    case "dealloc", "deinit": return Callback(text: "deinit", group: .lifetime)
    case "application", "scene", "windowScene": return delegate(base, labels: labels)
    default: return nil
    }
  }

  /// Returns the callback of a single word in any case, such as `ViewDidLoad`.
  static func callback(anyCase word: String) -> Callback? {
    plain[word] ?? lowercased[word.lowercased()]
  }

  private static func move(_ base: String, to label: String) -> Callback? {
    switch label {
    case "toParent", "toParentViewController":
      Callback(text: "\(base)(toParent:)", group: .controller)
    case "toSuperview": plain["\(base)ToSuperview"]
    case "toWindow": plain["\(base)ToWindow"]
    default: nil
    }
  }

  /// Application and scene delegates have many callbacks with one shape: the sender comes first.
  private static func delegate(_ base: String, labels: [String]) -> Callback? {
    let rest = labels.first == "_" ? Array(labels.dropFirst()) : labels
    guard let first = rest.first, rest.allSatisfy({ !$0.isEmpty }) else { return nil }
    let group: Callback.Group = base == "application" ? .application : .scene
    if base == "application", first == "didFinishLaunchingWithOptions" {
      return plain["applicationDidFinishLaunching"]
    }
    if base == "scene", first == "willConnectTo" || first == "willConnectToSession" {
      return Callback(text: "scene(_:willConnectTo:options:)", group: .scene, isFirst: true)
    }
    let swift = rest.map { swiftLabels[$0] ?? $0 }
    return Callback(text: "\(base)(_:\(swift.map { $0 + ":" }.joined()))", group: group)
  }

  /// Labels that Swift spells shorter than Objective-C.
  private static let swiftLabels = [
    "configurationForConnectingSceneSession": "configurationForConnecting",
    "openURLContexts": "openURLContexts",
    "didUpdateCoordinateSpace": "didUpdate",
    "restoreInteractionStateWithUserActivity": "restoreInteractionStateWith",
    "continueUserActivity": "continue",
  ]

  private static let plain: [String: Callback] = {
    var table: [String: Callback] = [:]
    func add(_ group: Callback.Group, _ spellings: [String], as text: String? = nil) {
      for spelling in spellings {
        let text = text ?? spelling
        table[spelling] = Callback(text: text, group: group, isFirst: beginnings.contains(text))
      }
    }
    add(
      .controller,
      [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
        "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "updateViewConstraints", "viewDidUnload",
        "didReceiveMemoryWarning",
      ]
    )
    add(
      .controller,
      ["viewWillTransition", "viewWillTransitionToSize"],
      as: "viewWillTransition(to:with:)"
    )
    add(
      .controller,
      ["willMoveToParentViewController", "willMoveToParent"],
      as: "willMove(toParent:)"
    )
    add(
      .controller,
      ["didMoveToParentViewController", "didMoveToParent"],
      as: "didMove(toParent:)"
    )
    add(
      .controller,
      ["viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange"]
    )
    add(
      .controller,
      ["preferredContentSizeDidChangeForChildContentContainer", "preferredContentSizeDidChange"],
      as: "preferredContentSizeDidChange(forChildContentContainer:)"
    )
    add(.view, ["safeAreaInsetsDidChange", "layoutMarginsDidChange"])
    add(.view, ["willMoveToSuperview"], as: "willMove(toSuperview:)")
    add(.view, ["willMoveToWindow"], as: "willMove(toWindow:)")
    add(
      .view,
      [
        "didMoveToSuperview", "didMoveToWindow", "didAddSubview", "willRemoveSubview",
        "layoutSubviews", "updateConstraints",
      ]
    )
    add(
      .application,
      ["applicationDidFinishLaunching"],
      as: "application(_:didFinishLaunchingWithOptions:)"
    )
    add(
      .application,
      [
        "applicationDidBecomeActive", "applicationWillResignActive",
        "applicationDidEnterBackground", "applicationWillEnterForeground",
        "applicationWillTerminate",
      ]
    )
    add(
      .scene,
      [
        "sceneDidDisconnect", "sceneDidBecomeActive", "sceneWillResignActive",
        "sceneWillEnterForeground", "sceneDidEnterBackground",
      ]
    )
    return table
  }()

  private static let beginnings: Set<String> = [
    "loadView", "viewDidLoad", "application(_:didFinishLaunchingWithOptions:)",
  ]

  private static let lowercased: [String: Callback] = {
    var table: [String: Callback] = [:]
    for (spelling, callback) in plain { table[spelling.lowercased()] = callback }
    return table
  }()
}
