/// The words that distinguish a report of a callback from prose about it.
enum WordLists {
  /// Words that only mean that the callback was called: `viewDidLoad was called`.
  static let status: WordSet = [
    "is", "was", "has", "been", "being", "gets", "got", "get", "called", "call", "calling",
    "invoked", "invoke", "fired", "fire", "triggered", "executed", "run", "ran", "running",
    "start", "started", "starts", "begin", "began", "begins", "enter", "entered", "method",
    "callback", "function", "func", "event", "optional", "successfully", "wurde", "aufgerufen",
  ]

  /// Words that report the end of the callback; its beginning is a separate line.
  static let ends: WordSet = [
    "end", "ended", "ends", "finish", "finished", "finishes", "exit", "exited", "leave", "left",
    "leaving", "done", "complete", "completed", "completes",
  ]

  /// Words between a receiver and its callback: `vc1 invoke viewDidLoad`.
  static let connectors: WordSet = [
    "invoke", "invoked", "invokes", "in", "inside", "enter", "entered", "entering", "enters",
    "calls",
  ]

  /// Words between a controller's class and its callback, or before the class: `HomeVC called
  /// viewDidLoad`, `Entering HomeVC.viewDidLoad()`.
  static let introductions: WordSet = [
    "called", "did", "enter", "entered", "entering", "enters", "event", "executing", "func",
    "function", "in", "inside", "invoked", "is", "method", "received", "running", "was",
  ]

  /// Words between a controller's class and its callback that are commands before the class:
  /// `HomeVC call viewDidLoad`, but not `Call HomeVC.viewDidLoad()`.
  static let commands: WordSet = ["call"]

  /// Properties that controllers print behind a callback.
  static let properties: WordSet = [
    "isBeingDismissed", "isBeingPresented", "isEditing", "isMovingFromParent",
    "isMovingFromParentViewController", "isMovingToParent", "isMovingToParentViewController",
    "isViewLoaded",
  ]

  /// Words that loggers print before a message: levels, threads, months and parts of times.
  static let metadata: WordSet = [
    "am", "apr", "at", "aug", "console", "critical", "d", "dbg", "dbug", "debug", "dec", "default",
    "e", "err", "error", "fault", "feb", "flutter", "gmt", "i", "inf", "info", "jan", "jul", "jun",
    "l", "level", "line", "log", "main", "mar", "may", "notice", "nov", "nslog", "oct", "pm",
    "print", "s", "sep", "severe", "thread", "tid", "trace", "trc", "utc", "v", "verbose", "w",
    "warn", "warning",
  ]

  /// Words before `:` or `=` and the receiver.
  static let receiverKeys: WordSet = [
    "class", "classname", "controller", "instance", "object", "owner", "page", "receiver",
    "screen", "self", "sender", "target", "type", "vc", "view", "viewcontroller",
  ]

  /// Words before the receiver's own address or description: `self = 0x154f06700`.
  static let selfKeys: WordSet = ["address", "instance", "pointer", "ptr", "self", "this"]

  /// The names of the parent in a line about a callback that has one as its argument.
  static let parentKeys: WordSet = [
    "container", "newparent", "newsuperview", "newwindow", "parent", "parentviewcontroller",
    "superview", "to", "toparent", "window",
  ]

  /// Words before `:` or `=` and the callback.
  static let announcements: WordSet = [
    "__func__", "__function__", "__pretty_function__", "_cmd", "callback", "cmd", "current",
    "event", "fn", "func", "function", "lifecycle", "method", "name", "selector",
  ]

  /// Words that are not receivers: a line with one of them before a callback is prose or source
  /// code.
  static let notReceivers: WordSet = [
    "a", "about", "actual", "add", "after", "again", "all", "also", "always", "an",
    "analyzing", "and", "any", "as",
    "assertion", "at", "avoid", "backtrace", "because", "before", "between", "breakpoint", "bug",
    "but", "by", "call", "called", "calling", "can", "case", "check", "class", "code",
    "convenience", "could", "crash", "crashed", "crashes", "delete", "description", "did", "do",
    "does", "doing",
    "don", "during", "each", "either", "else", "error", "every", "exception", "expected",
    "failure", "fileprivate", "final", "fix", "fixme", "fixed", "fixes", "for", "forgot", "from",
    "func",
    "function", "got", "guard", "has", "have", "here", "how",
    "however", "hooked", "hooking", "id", "init", "instrumenting", "intercepting", "issue", "leak",
    "if",
    "implement", "implements", "import", "inout", "instance",
    "internal", "into", "is", "it",
    "its", "just", "lazy", "let", "make", "mark", "may", "maybe", "method", "missing", "must",
    "mutating",
    "my", "need", "never", "new", "no", "nonisolated", "not", "note", "now", "of", "on", "once",
    "only", "open", "or", "our", "out", "override", "overrides", "overriding", "package",
    "patching", "please", "po", "private",
    "problem",
    "public", "put", "refactor", "remove", "rename", "replacing", "required", "return", "see",
    "self", "should",
    "since", "so",
    "static", "still", "super", "swizzled", "symbol", "swizzling", "that", "the", "their", "then",
    "there",
    "these", "they", "this",
    "those", "throw", "thus", "to", "todo", "try", "until", "update", "use", "using", "var", "via",
    "violation",
    "void",
    "wait", "want", "warning", "was", "we", "weak", "what", "when", "where", "which", "while",
    "why", "will", "with", "without", "would", "you", "your",
  ]

  /// Words of ``notReceivers`` that are also names of screens if capitalized: they are receivers if
  /// the line contains only the word and the callback.
  static let screenNames: Set<String> = [
    "A", "About", "All", "Case", "Class", "Code", "Error", "Final", "New", "Note", "Open",
    "Package", "Private", "Public", "Todo", "Wait", "Warning",
  ]

  /// Things that appear and are not controllers.
  static let shownThings: WordSet = [
    "ad", "ads", "alert", "banner", "cell", "cursor", "dialog", "hud", "interstitial", "item",
    "keyboard", "menu", "notification", "popover", "popup", "row", "scene", "sheet", "spinner",
    "toast", "toolbar", "tooltip", "view", "window",
  ]

  /// Words for a controller or its content.
  static let nouns: WordSet = [
    "controller", "page", "scene", "screen", "tab", "vc", "view", "viewcontroller",
  ]

  /// Words that begin a sentence about callbacks.
  static let adverbs: WordSet = [
    "actually", "additionally", "afterwards", "basically", "consequently", "eventually", "finally",
    "firstly", "generally", "hence", "immediately", "initially", "later", "lastly", "likewise",
    "normally", "obviously", "often", "originally", "otherwise", "presumably", "probably",
    "secondly", "similarly", "simply", "sometimes", "somehow", "subsequently", "suddenly",
    "therefore", "thereafter", "typically", "unfortunately", "usually", "whenever",
  ]

  /// Common names of log categories, which are not receivers.
  static let categories: WordSet = [
    "app", "application", "console", "debug", "default", "flow", "general", "lifecycle",
    "lifecycles",
    "log", "logger", "logging", "main", "navigation", "presentation", "screen", "test", "trace",
    "ui",
    "uikit", "vclifecycle", "viewcontrollers", "viewcycle",
    "viewlifecycle", "views",
  ]

  /// Printed Boolean values and `nil`.
  static let values: WordSet = ["true", "false", "yes", "no", "nil", "null"]

  /// The extensions of source files.
  static let sourceExtensions: WordSet = ["swift", "m", "mm", "h"]

  /// The endings of the class names of controllers, longest first.
  private static let controllerEndings = ["ViewController", "Controller", "VC"]

  /// Whether a word has the form of the class of a delegate: `AppDelegate`.
  static func isDelegateClass(_ word: String) -> Bool {
    guard let first = word.utf8.first, first.isLetter, first & 0x20 == 0 else { return false }
    return word.hasSuffix("Delegate")
  }

  /// Whether a word has the form of a controller's class: `HomeViewController`, `DetailVC2`,
  /// `ViewControllerB`.
  ///
  /// `VC1` has not, because developers label instances in this way; `homeViewController` is a
  /// variable.
  static func isControllerClass(_ word: String) -> Bool {
    guard let first = word.utf8.first, !(first.isLetter && first & 0x20 != 0) else { return false }
    var stem = word[...]
    if let last = stem.utf8.last, last.isLetter, last & 0x20 == 0,
      stem.dropLast().hasSuffix("ViewController")
    {
      return true
    }
    while let last = stem.utf8.last, last.isDigit { stem.removeLast() }
    if stem == "ViewController" { return true }
    return controllerEndings.contains { ending in
      let count = ending.utf8.count
      return stem.utf8.count > count && stem.utf8.suffix(count).elementsEqual(ending.utf8)
    }
  }
}
