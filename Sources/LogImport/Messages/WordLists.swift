/// The words that distinguish a report of a callback from prose about it.
enum WordLists {
  /// Words that only mean that the callback was called: `viewDidLoad was called`.
  static let status: Set<String> = [
    "is", "was", "has", "been", "being", "gets", "got", "get", "called", "call", "calling",
    "invoked", "invoke", "fired", "fire", "triggered", "executed", "run", "ran", "running",
    "start", "started", "starts", "begin", "began", "begins", "enter", "entered", "method",
    "callback", "function", "func", "event", "optional", "wurde", "aufgerufen",
  ]

  /// Words that report the end of the callback; its beginning is a separate line.
  static let ends: Set<String> = [
    "end", "ended", "ends", "finish", "finished", "finishes", "exit", "exited", "leave", "left",
    "leaving", "done", "complete", "completed",
  ]

  /// Words between a receiver and its callback: `vc1 invoke viewDidLoad`.
  static let connectors: Set<String> = [
    "invoke", "invoked", "invokes", "in", "inside", "enter", "entered", "entering", "enters",
    "calls",
  ]

  /// Words that are not receivers: a line with one of them before a callback is prose or source code.
  static let notReceivers: Set<String> = [
    "a", "about", "add", "after", "again", "all", "also", "always", "an",
    "analyzing", "and", "any", "as",
    "assertion", "at", "avoid", "backtrace", "because", "before", "between", "breakpoint", "bug",
    "but", "by", "call", "called", "calling", "can", "case", "check", "class", "code",
    "convenience", "could", "crash", "crashed", "crashes", "delete", "did", "do", "does", "doing",
    "don", "during", "each", "either", "else", "error", "every", "exception", "expected",
    "failure", "fileprivate", "final", "fix", "fixed", "fixes", "for", "forgot", "from", "func",
    "function", "got", "guard", "has", "have", "here", "how",
    "however", "hooked", "hooking", "init", "instrumenting", "intercepting", "issue", "leak", "if",
    "implement", "implements", "import", "inout",
    "internal", "into", "is", "it",
    "its", "just", "lazy", "let", "make", "may", "maybe", "method", "missing", "must", "mutating",
    "my", "need", "never", "new", "no", "nonisolated", "not", "note", "now", "of", "on", "once",
    "only", "open", "or", "our", "out", "override", "overrides", "overriding", "package",
    "patching", "please", "private",
    "problem",
    "public", "put", "refactor", "remove", "rename", "replacing", "required", "return", "see",
    "self", "should",
    "since", "so",
    "static", "still", "super", "swizzled", "swizzling", "that", "the", "their", "then", "there",
    "these", "they", "this",
    "those", "throw", "thus", "to", "todo", "try", "until", "update", "use", "using", "var", "via",
    "void",
    "wait", "want", "warning", "was", "we", "weak", "what", "when", "where", "which", "while",
    "why", "will", "with", "without", "would", "you", "your",
  ]

  /// Words of ``notReceivers`` that are also names of screens if capitalized: they are receivers if the
  /// line contains only the word and the callback.
  static let screenNames: Set<String> = [
    "A", "About", "All", "Case", "Class", "Code", "Error", "Final", "New", "Note", "Open",
    "Package", "Private", "Public", "Todo", "Wait", "Warning",
  ]

  /// Common names of log categories, which are not receivers.
  static let categories: Set<String> = [
    "app", "application", "console", "debug", "default", "flow", "general", "lifecycle",
    "lifecycles",
    "log", "logger", "logging", "main", "navigation", "presentation", "screen", "test", "trace",
    "ui",
    "uikit", "vclifecycle", "viewcontrollers", "viewcycle",
    "viewlifecycle", "views",
  ]

  /// Printed Boolean values and `nil`.
  static let values: Set<String> = ["true", "false", "yes", "no", "nil", "null"]

  /// The extensions of source files.
  static let sourceExtensions: Set<String> = ["swift", "m", "mm", "h"]

  /// The endings of the class names of controllers, longest first.
  private static let controllerEndings = ["ViewController", "Controller", "VC"]

  /// Whether a word has the form of a controller's class: `HomeViewController`, `DetailVC2`,
  /// `ViewControllerB`.
  ///
  /// `VC1` has not, because people label instances so; `homeViewController` is a variable.
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
      stem.hasSuffix(ending) && stem.utf8.count > ending.utf8.count
    }
  }
}
