/// A callback or call that an expectation can contain.
struct Callback: Sendable {
  /// The name in traces.
  let name: String
  /// The kinds of objects that have it.
  let kinds: [ObjectKind]
  /// Other spellings in logs.
  var spellings: [String] = []
  /// Whether it belongs to layout, whose passes are compared by the key `layout`.
  var isLayout = false
  /// Whether the runtime sends it.
  var isModelled = true
  /// Whether hooks can run in it.
  var takesHooks = false
  /// Whether it is a method that an app's class can override and log, rather than a callback.
  var isCall = false

  /// All callbacks and calls that an expectation can contain.
  static let all: [Callback] =
    controllers + views + lives + delegates + applications + calls + unmodelled

  /// Returns the callback of an object with a spelling of logs.
  static func printed(_ text: String, by kind: ObjectKind) -> Callback? {
    all.first { callback in callback.isOf(kind) && callback.isWritten(text) }
  }

  /// Returns the callbacks of an object that can have hooks.
  static func hooks(of kind: ObjectKind) -> [Callback] {
    all.filter { $0.takesHooks && $0.isOf(kind) }
  }

  /// Whether an object of a kind has it.
  func isOf(_ kind: ObjectKind) -> Bool { kinds.contains { kind.isA($0) } }

  /// Whether a text is its name or another spelling.
  func isWritten(_ text: String) -> Bool { name == text || spellings.contains(text) }

  private static let controllers: [Callback] =
    [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      "viewWillDisappear", "viewDidDisappear",
    ].map { Callback(name: $0, kinds: [.controller], takesHooks: true) }
    + [
      Callback(
        name: "willMove(toParent:)",
        kinds: [.controller],
        spellings: ["willMove(toParentViewController:)"],
        takesHooks: true
      ),
      Callback(
        name: "didMove(toParent:)",
        kinds: [.controller],
        spellings: ["didMove(toParentViewController:)"],
        takesHooks: true
      ),
    ]
    + ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints"].map {
      Callback(name: $0, kinds: [.controller], isLayout: true, takesHooks: true)
    }
    + [
      Callback(
        name: "prepare(for:sender:)",
        kinds: [.controller],
        spellings: ["prepareForSegue", "prepare(for:)", "prepare"],
        takesHooks: true
      ),
      Callback(
        name: "preferredContentSizeDidChange(forChildContentContainer:)",
        kinds: [.controller],
        spellings: ["preferredContentSizeDidChange"],
        takesHooks: true
      ),
    ]
    + [
      "viewWillTransition(to:with:)", "willTransition(to:with:)", "didReceiveMemoryWarning",
      "traitCollectionDidChange", "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
    ].map { Callback(name: $0, kinds: [.controller], takesHooks: true) }

  private static let views: [Callback] =
    [
      "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toWindow:)", "didMoveToWindow",
      "didAddSubview", "willRemoveSubview", "safeAreaInsetsDidChange", "layoutMarginsDidChange",
    ].map { Callback(name: $0, kinds: [.view], takesHooks: true) }
    + ["layoutSubviews", "updateConstraints", "draw"].map {
      Callback(name: $0, kinds: [.view], isLayout: true, takesHooks: true)
    }

  private static let lives: [Callback] = [
    Callback(name: "init", kinds: ObjectKind.allCases),
    Callback(name: "deinit", kinds: ObjectKind.allCases, spellings: ["dealloc"]),
  ]

  /// Lines of logs that the runtime does not send: archives, drawing, bars, and calls that UIKit
  /// makes while it moves a view.
  private static let unmodelled: [Callback] = [
    ("init(coder:)", ["initWithCoder"]), ("awakeFromNib", []),
    ("prefersStatusBarHidden", []), ("preferredStatusBarUpdateAnimation", []),
    ("extendedLayoutIncludesOpaqueBars", []), ("edgesForExtendedLayout", []),
    ("invalidateIntrinsicContentSize", []), ("needsUpdateConstraints", []),
    ("setNeedsLayout", []),
  ].map { name, spellings in
    Callback(
      name: name,
      kinds: ObjectKind.allCases,
      spellings: spellings,
      isModelled: false
    )
  }
}
