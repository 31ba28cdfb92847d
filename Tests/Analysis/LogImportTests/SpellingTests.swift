import TestSupport
import Testing

/// The cross product of the parts of a line: each receiver, callback, decoration and wrapper.
struct `Spellings of callbacks` {
  /// A part of a line, and its share of the expected event.
  struct Part: Sendable, CustomTestStringConvertible {
    /// The text, in which `%` is the place of the inner part.
    let text: String
    /// The event's share: the object of a receiver, the text of a callback.
    let event: String

    init(_ text: String, _ event: String = "") {
      self.text = text
      self.event = event
    }

    var testDescription: String { text }
  }

  private static let home = "HomeVC(0x7f9b2c40)"

  private static let receivers: [Part] = [
    Part("HomeViewController", "HomeViewController"), Part("HomeVC", "HomeVC"),
    Part("Shop.HomeVC", "HomeVC"), Part("vc1", "vc1"), Part("VC-1", "VC-1"), Part("VC#1", "VC#1"),
    Part("HomeVC#3", "HomeVC(3)"), Part("HomeVC #3", "HomeVC(3)"), Part("HomeVC-3", "HomeVC(3)"),
    Part("HomeVC(3)", "HomeVC(3)"), Part("HomeVC[3]", "HomeVC(3)"), Part("[HomeVC]", "HomeVC"),
    Part("(HomeVC)", "HomeVC"), Part("{HomeVC}", "HomeVC"), Part("<HomeVC>", "HomeVC"),
    Part("'HomeVC'", "HomeVC"), Part("[ui] HomeVC", "HomeVC"), Part("[ui] [Home]", "Home"),
    Part("HomeVC.self", "HomeVC"), Part("Optional(\"HomeVC\")", "HomeVC"),
    Part("Optional(Shop.HomeVC)", "HomeVC"), Part("HomeVC's", "HomeVC"),
    Part("class: HomeVC", "HomeVC"), Part("class = Home,", "Home"), Part("vc=HomeVC", "HomeVC"),
    Part("<Shop.HomeVC: 0x7f9b2c40>", home), Part("HomeVC(0x7f9b2c40)", home),
    Part("HomeVC 0x7f9b2c40", home), Part("HomeVC: 0x7f9b2c40", home),
    Part("HomeVC@0x7f9b2c40", home), Part("HomeVC <0x7f9b2c40>", home),
    Part("[HomeVC: 0x7f9b2c40]", home), Part("0x7f9b2c40 HomeVC", home),
    Part("Optional(<Shop.HomeVC: 0x7f9b2c40>)", home),
    Part("self = <Shop.HomeVC: 0x7f9b2c40>,", home), Part("`<Shop.HomeVC: 0x7f9b2c40>`", home),
    Part("\\<Shop.HomeVC: 0x7f9b2c40\\>", home), Part("&lt;Shop.HomeVC: 0x7f9b2c40&gt;", home),
    Part("<HomeVC: 0x7f9b2c40; frame = (0 0; 390 844); layer = <CALayer: 0x1>>", home),
    Part("首页", "首页"), Part("Table view controller", "Table view controller"),
  ]

  /// Callbacks that any receiver makes an event.
  private static let callbacks: [Part] = [
    Part("viewDidLoad", "viewDidLoad"), Part("viewDidLoad()", "viewDidLoad"),
    Part("ViewDidLoad", "viewDidLoad"), Part("VIEWDIDLOAD", "viewDidLoad"),
    Part("view_did_load", "viewDidLoad"), Part("view-did-load", "viewDidLoad"),
    Part("view did load", "viewDidLoad"), Part("View Did Load", "viewDidLoad"),
    Part("viewDidLoad called", "viewDidLoad"), Part("viewDidLoad() was called", "viewDidLoad"),
    Part("viewWillAppear:", "viewWillAppear"), Part("viewWillAppear(_:)", "viewWillAppear"),
    Part("viewWillAppear(true)", "viewWillAppear"),
    Part("viewWillAppear(animated: false)", "viewWillAppear"),
    Part("viewWillAppear animated:YES", "viewWillAppear"),
    Part("viewWillAppear, animated = 1", "viewWillAppear"),
    Part("view is appearing", "viewIsAppearing"),
    Part("viewDidLayoutSubviews {{0, 0}, {320, 480}}", "viewDidLayoutSubviews"),
    Part("didReceiveMemoryWarning", "didReceiveMemoryWarning"),
    Part("willMoveToParentViewController:", "willMove(toParent:)"),
    Part("didMove(toParent: nil)", "didMove(toParent:)"), Part("deinit", "deinit"),
    Part("dealloc", "deinit"), Part("deinit called", "deinit"),
  ]

  /// Callbacks that only a certain receiver makes an event.
  private static let shortCallbacks: [Part] = [
    Part("didLoad", "viewDidLoad"), Part("DidLoad", "viewDidLoad"),
    Part("did load", "viewDidLoad"), Part("willAppear", "viewWillAppear"),
    Part("did disappear", "viewDidDisappear"), Part("willLayoutSubviews", "viewWillLayoutSubviews"),
  ]

  private static let joins = [" ", ": ", " - ", " -> ", " | ", " :: ", " >> ", " → ", " 🔸 ", ", "]

  private static let decorations = [
    "%", "- %", "* %", "• %", "● %", "◦ %", "‣ %", "▶︎ %", "> %", "// %", "-> %", "==> %", "--> %",
    "=== % ===", "*** % ***", ">>> % <<<", "📱 %", "✅ % ✅", "\"%\"", "\t%", "12: %", "12 | %",
    "[12] %", "DEBUG: %", "[INFO] %", "Debug: %", "INFO | %", "a、%", "\u{1B}[32m%\u{1B}[0m",
    "2024-05-01 10:00:00.123 Shop[123:456] %", "2024-05-01 10:00:00.123456+0200 商店[123:456] %",
    "Магазин[123:456] %", "10:00:00.123 %", "[10:00:00.123] %", "[0:] %", " LOG  %", "flutter: %",
    "I/Shop( 123): %", "[info][tid:main] %",
    "dbug: [07:30:04.316] 2026-07-22 07:30:04.315-0700 Shop.iOS[8333:60837] %",
  ]

  private static let trailers = [
    "%", "%!", "% // first launch", "% [first launch]", "% (second tap)", "%  <-- here",
    "% # after the tap", "% 10:00:00.123", "% at 2024-05-01 10:00:00 +0000", "% again",
  ]

  private func events(_ line: String) throws -> [String] {
    try Listing.callbacks(Array(line.utf8))
  }

  private static func filled(_ frame: String, _ text: String) -> String {
    frame.replacing("%", with: text)
  }

  @Test(arguments: receivers)
  func `each receiver is read before each callback with each separator`(receiver: Part) throws {
    for callback in Self.callbacks {
      for join in Self.joins {
        let line = receiver.text + join + callback.text
        #expect(try events(line) == ["\(receiver.event) \(callback.event)"], "\(line)")
      }
    }
  }

  @Test(arguments: receivers)
  func `each receiver is read in each decoration`(receiver: Part) throws {
    for (place, callback) in Self.callbacks.prefix(8).enumerated() {
      for decoration in TestLength.each(4, of: Self.decorations, from: place) {
        let line = Self.filled(decoration, "\(receiver.text) \(callback.text)")
        #expect(try events(line) == ["\(receiver.event) \(callback.event)"], "\(line)")
      }
    }
  }

  @Test(arguments: receivers.filter { $0.event.contains("HomeV") })
  func `a certain receiver makes short spellings and notes an event`(receiver: Part) throws {
    for callback in Self.shortCallbacks {
      let line = "\(receiver.text) \(callback.text)"
      #expect(try events(line) == ["\(receiver.event) \(callback.event)"], "\(line)")
    }
    for trailer in Self.trailers {
      let line = Self.filled(trailer, "\(receiver.text) viewDidLoad()")
      #expect(try events(line) == ["\(receiver.event) viewDidLoad"], "\(line)")
    }
  }

  @Test(arguments: ["vc1", "Home", "首页"])
  func `a short spelling after a label is not an event`(receiver: String) throws {
    for callback in Self.shortCallbacks {
      #expect(try events("\(receiver) \(callback.text)").isEmpty)
    }
  }

  @Test(arguments: [
    "class: % method: viewDidLoad()", "%: viewDidLoad() was called.", "% called viewDidLoad",
    "% func viewDidLoad()", "% is in viewDidLoad", "In % viewDidLoad", "Entering %.viewDidLoad()",
    "[% viewDidLoad]", "- [% viewDidLoad]", "-[% viewDidLoad]", "12-[% viewDidLoad]",
    "viewDidLoad in %", "viewDidLoad() - %", "viewDidLoad called in %", "viewDidLoad() of %",
    "view did load: %", "event=viewDidLoad class=%", "%.viewDidLoad():24 - viewDidLoad()",
    "%.swift:24 viewDidLoad()", "[%.swift:24] viewDidLoad()", "viewDidLoad() in %.swift",
    "Shop/%.swift:24: viewDidLoad()", "1) %.viewDidLoad()", "1. % viewDidLoad()",
  ])
  func `the parts of a line are read in any order`(frame: String) throws {
    for name in ["HomeViewController", "DetailVC"] {
      let label = frame.hasPrefix("12-") ? "(12)" : ""
      #expect(try events(Self.filled(frame, name)) == ["\(name)\(label) viewDidLoad"])
    }
  }

  @Test(arguments: [
    ("deinit %", true), ("deinit: %", true), ("deinit -> %", true), ("dealloc - %", true),
    ("Deallocating %", false), ("[DEINIT] %", false), ("deinit called for %", false),
  ])
  func `the object is read after its end`(frame: String, takesLabel: Bool) throws {
    // `dealloc 首页`: words of a script without spaces explain the callback.
    for receiver in Self.receivers
    where takesLabel && receiver.event != "首页" || receiver.event.contains("HomeV") {
      let line = Self.filled(frame, receiver.text)
      #expect(try events(line) == ["\(receiver.event) deinit"], "\(line)")
    }
  }

  @Test(arguments: [
    ("AppDelegate", "applicationDidBecomeActive", "applicationDidBecomeActive"),
    ("AppDelegate", "didBecomeActive", "applicationDidBecomeActive"),
    ("AppDelegate", "application did enter background", "applicationDidEnterBackground"),
    (
      "AppDelegate", "didFinishLaunchingWithOptions",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    (
      "AppDelegate", "application(_:didFinishLaunchingWithOptions:)",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    ("SceneDelegate", "sceneDidBecomeActive(_:)", "sceneDidBecomeActive"),
    ("SceneDelegate", "willResignActive", "sceneWillResignActive"),
    ("SceneDelegate", "scene will enter foreground", "sceneWillEnterForeground"),
    ("SceneDelegate", "scene willConnectTo", "scene(_:willConnectTo:options:)"),
    (
      "SceneDelegate", "scene:willConnectToSession:options:", "scene(_:willConnectTo:options:)"
    ),
  ])
  func `delegates are read in the spellings of controllers`(
    name: String,
    callback: String,
    event: String
  ) throws {
    for receiver in [name, "[\(name)]", "Shop.\(name)", "class: \(name)", "[ui] \(name)"] {
      for join in [" ", ": ", " - ", " -> ", " | "] {
        let line = receiver + join + callback
        #expect(try events(line) == ["\(name) \(event)"], "\(line)")
      }
    }
    let object = "<Shop.\(name): 0x600003d0> \(callback)"
    #expect(try events(object) == ["\(name)(0x600003d0) \(event)"])
  }
}
