/// A way to spell one part of a line.
///
/// Placeholders stand in braces.
struct SpellingPart: Hashable, Sendable {
  /// The text, such as `{r} - {c}`.
  let text: String

  init(_ text: String) { self.text = text }

  /// The spelling of the plain line.
  static let plain = Self("")
}

/// A callback in the forms in which developers print it.
struct SpelledCallback: Sendable {
  enum Owner: Sendable { case controller, application, scene }

  /// The callback as the importer names it.
  let name: String
  /// As a person types it.
  let word: String
  /// As `NSStringFromSelector(_cmd)` and `__func__` print it.
  let selector: String
  /// As `#function` prints it.
  let function: String
  let owner: Owner

  private init(_ word: String, argument: Bool = false, name: String? = nil, _ owner: Owner) {
    self.name = name ?? word
    self.word = word
    selector = argument ? word + ":" : word
    function = argument ? word + "(_:)" : word + "()"
    self.owner = owner
  }

  private init(name: String, word: String, selector: String, function: String, _ owner: Owner) {
    self.name = name
    self.word = word
    self.selector = selector
    self.function = function
    self.owner = owner
  }

  /// The form with a capital letter, as .NET and some persons print it.
  var capitalized: String {
    word.contains("(") ? word : word.prefix(1).uppercased() + word.dropFirst()
  }

  static let all: [Self] =
    [
      .init("loadView", .controller), .init("viewDidLoad", .controller),
      .init("viewWillAppear", argument: true, .controller),
      .init("viewIsAppearing", argument: true, .controller),
      .init("viewDidAppear", argument: true, .controller),
      .init("viewWillDisappear", argument: true, .controller),
      .init("viewDidDisappear", argument: true, .controller),
      .init("viewWillLayoutSubviews", .controller), .init("viewDidLayoutSubviews", .controller),
      .init("didReceiveMemoryWarning", .controller),
      .init(
        name: "deinit",
        word: "deinit",
        selector: "dealloc",
        function: "deinit",
        .controller
      ),
      .init("applicationDidBecomeActive", argument: true, .application),
      .init("applicationWillResignActive", argument: true, .application),
      .init("applicationDidEnterBackground", argument: true, .application),
      .init("applicationWillEnterForeground", argument: true, .application),
      .init("applicationWillTerminate", argument: true, .application),
      .init(
        name: "application(_:didFinishLaunchingWithOptions:)",
        word: "didFinishLaunchingWithOptions",
        selector: "application:didFinishLaunchingWithOptions:",
        function: "application(_:didFinishLaunchingWithOptions:)",
        .application
      ),
      .init("sceneDidBecomeActive", argument: true, .scene),
      .init("sceneWillResignActive", argument: true, .scene),
      .init("sceneDidEnterBackground", argument: true, .scene),
      .init("sceneWillEnterForeground", argument: true, .scene),
      .init("sceneDidDisconnect", argument: true, .scene),
      .init(
        name: "scene(_:willConnectTo:options:)",
        word: "scene(_:willConnectTo:options:)",
        selector: "scene:willConnectToSession:options:",
        function: "scene(_:willConnectTo:options:)",
        .scene
      ),
    ]
}

/// How a line names its object: `{n}` is the name of a class and `{a}` an address.
enum SpelledReceiver {
  static let classes = [
    "HomeViewController", "LoginVC", "Detail", "HomeScreen", "MainTabBarController", "VC2",
    "ViewController", "MSPlayerController", "FirstVC", "Settings", "OrderListViewController",
  ]

  /// The shapes whose text names one object, so that the address belongs to the receiver.
  static let described: [SpellingPart] = [
    "<App.{n}: {a}>", "<{n}: {a}>", "Optional(<App.{n}: {a}>)", "\\<{n}: {a}\\>",
    "&lt;{n}: {a}&gt;",
  ].map(SpellingPart.init)

  /// The shapes with or without an address that may be read as a label.
  static let named: [SpellingPart] = [
    "{n}", "App.{n}", "My_App.{n}", "{n} ({a})", "{n}({a})", "{n}@{a}", "{n}#2", "{n}-1", "{n} 1",
    "{n} ObjectIdentifier({a})", "\"{n}\"", "'{n}'", "`{n}`", "“{n}”", "**{n}**",
  ].map(SpellingPart.init)

  static let all = named + described
}

/// Lines as developers print them: `{r}` is the receiver, `{n}` its class, `{c}` the callback, `{s}`
/// its selector and `{f}` its `#function`.
enum SpelledLine {
  /// Lines in which the receiver may have every shape.
  static let free: [SpellingPart] = [
    "{r} {c}", "{r}: {c}", "{r} : {c}", "{r} - {c}", "{r} -> {c}", "{r} --> {c}", "{r} => {c}",
    "{r} >> {c}", "{r} | {c}", "{r} :: {c}", "{r}, {c}", "{r} — {c}", "{r} → {c}", "{r} ▸ {c}",
    "{r}\t{c}", "{r}  {c}", "{r} ---- {c}", "{r}.{c}", "{r}::{c}", "[{r}] {c}", "[{r}] - {c}",
    "[{r}]: {c}", "({r}) {c}", "[{r}][{c}]", "[{r}] [{c}]", "{r} [{c}]", "{r} ({c})",
    "{r} called {c}", "{r} call {c}", "{r} invoke {c}", "{r}'s {c}", "{c} {r}", "{c} - {r}",
    "{c}: {r}", "{c} -> {r}", "{c} [{r}]", "{c} ({r})", "{c} in {r}", "{c} of {r}",
    "class: {r} method: {c}", "class: {r}, method: {c}", "Class: {r}, Function: {c}",
    "class={r} function={c}", "vc={r} event={c}", "{r} event: {c}", "Lifecycle: {r} {c}",
    "Lifecycle event: {c} {r}", "类:{r} 方法:{c}", "クラス名:{r} メソッド名:{c}", "方法：{c} 类：{r}",
    "self = {r}, _cmd = {c}",
  ].map(SpellingPart.init)

  /// Lines that contain the class as the compiler or a logger writes it.
  static let fixed: [SpellingPart] = [
    "-[{n} {s}]", "-[App.{n} {s}]", "{s} -[{n} {s}]", "[{n} {s}]", "-[{n} {s}] line 42",
    "-[{n} {s}]:42", "-[{n} {s}] [Line 42]", "(-[{n} {s}]) - Called", "__func__ = -[{n} {s}]",
    "{n}.swift:42 {f}", "[{n}.swift:42] {f}", "{n}.swift {f} 42", "[{n}.swift:42 {f}]",
    "{n}.swift:42:{f}", "{n}.{f}:42", "{n}.m:42 -[{n} {s}]", "💚 DEBUG {n}.{f}:42 - ",
    "<App.{n}: 0x600003a8c000> {n}.swift {f}", "🔵 [{n}] {f} @ {n}.swift:42",
    "{\"class\":\"{n}\",\"callback\":\"{f}\"}",
  ].map(SpellingPart.init)
}

/// What stands before and behind a line, and the tools that print it.
enum SpelledFrame {
  static let decorations: [SpellingPart] = [
    "", "✅ ", "🟢 ", "➡️ ", "👉🏻 ", "• ", "- ", "* ", "+ ", "> ", "## ", "---- ", "======= ", "==> ",
    "-> ", ">>> ", "*** ", "~~ ", "[Lifecycle] ", "[LIFECYCLE] ", "LIFECYCLE: ", "Lifecycle - ",
    "DEBUG: ", "[DEBUG] ", "[I] ", "INFO ", "VERBOSE: ", "1. ", "12) ", "#1 ", "Step 3: ", "// ",
    "/// ", "    ", "\t", "│ ", "├─ ", "└─ ", "|-- ", "$ ", "(1) ", "[main] ", "@@ ", "→ ", "❤️‍🔥 ",
  ].map(SpellingPart.init)

  static let endings: [SpellingPart] = [
    "", " called", " called!", " was called", " was called.", " is called", " Called", ".", "!",
    " ✅",
    " 🎉", " [note]", " // first time", " # first time", " <-", " --------", " ====", " ***", " ...",
    "…", " (1)", " line 42", " :42", " at 10:00:00.123", " animated: true", " (animated: true)",
    " animated=YES", " animated = 1", " - animated: false", " isMovingToParent",
    " frame: (0.0, 0.0, 390.0, 844.0)", " **[the new one]**", " <— here", ";", ",", " 호출", " 被调用",
    " 呼び出し", " вызван", " llamado", " aufgerufen", " appelé", " foi chamado",
  ].map(SpellingPart.init)

  static let wrappers: [SpellingPart] = [
    "{m}", "2024-05-01 10:00:00.123 App[123:4567] {m}",
    "2024-05-01 10:00:00.123456+0200 App[123:4567] {m}",
    "2024-05-01 10:00:00.123456+0200 App[123:4567] [Lifecycle] {m}", "App[123:4567] {m}",
    "2024-05-01 10:00:00.123 Df App[123:4567] [com.example.app:ui] {m}",
    "2024-05-01 10:00:00.123456+0200 0x12365d   Default     0x0                  123    0    App: (App) [com.example.app:ui] {m}",
    "May  1 10:00:00 iPhone App(UIKitCore)[123] <Notice>: {m}",
    "default\t10:00:00.123456+0200\tApp\t{m}", "[2024-05-01 10:00:00] {m}", "10:00:00.123 {m}",
    "2024-05-01T10:00:00.123Z {m}", "2024/05/01 10:00:00:123  {m}", "flutter: {m}",
    "2024-05-01 10:00:00.123456+0200 Runner[123:4567] flutter: {m}", " LOG  {m}",
    "[native] {m}", "2024-05-01 10:00:00.123 [info][tid:main] {m}", "[INFO] :   {m}", "[INFO] {m}",
    "[0:] {m}", "⚡️  [log] - {m}", "CONSOLE LOG: {m}", "INFO: {m}", "I/App: {m}", "App: {m}",
    "    t =     1.23s {m}", "[App] {m}", "{\"eventMessage\":\"{m}\",\"processID\":123}",
  ].map(SpellingPart.init)
}
