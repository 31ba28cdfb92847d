import Testing

/// An excerpt of a log in a common form, with the expected events.
struct FieldShape: Sendable, CustomTestStringConvertible {
  /// The logger or the style.
  let name: String
  /// The log.
  let log: String
  /// The events in the format of `Listing.callbacks`.
  let events: [String]

  var testDescription: String { name }

  init(_ name: String, _ log: String, _ events: String...) {
    self.name = name
    self.log = log
    self.events = events
  }
}

struct `Common forms of logs` {
  @Test(arguments: loggers + prints + tools + others)
  func `a log has the expected events`(shape: FieldShape) throws {
    #expect(try Listing.callbacks(Array(shape.log.utf8), echoes: false) == shape.events)
  }

  @Test func `there are over forty forms`() {
    #expect((loggers + prints + tools + others).count >= 40)
  }
}

/// Logging libraries and their layouts.
private let loggers: [FieldShape] = [
  FieldShape(
    "CocoaLumberjack, file logger",
    "2024/05/01 10:00:00:123  HomeViewController viewDidLoad\n2024/05/01 10:00:00:223  no callback",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "CocoaLumberjack, terminal logger",
    "2024-05-01 10:00:00:123 Shop[4242:9001] -[HomeViewController viewDidLoad]",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "CocoaLumberjack, own formatter",
    "2024/05/01 10:00:00:123 [INFO] [HomeViewController.m:57] -[HomeViewController viewDidAppear:]",
    "HomeViewController viewDidAppear"
  ),
  FieldShape(
    "SwiftyBeaver",
    """
    10:00:00.100 💚 DEBUG HomeViewController.viewDidLoad():24 - viewDidLoad()
    10:00:00.150 💜 VERBOSE HomeViewController.viewDidLoad():31 - loading
    """,
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "XCGLogger",
    "2024-05-01 10:00:00.123 [Debug] [HomeViewController.swift:24] viewWillAppear(_:) >",
    "HomeViewController viewWillAppear"
  ),
  FieldShape(
    "swift-log to the console",
    """
    2024-05-01T10:00:00+0200 info com.example.shop : [Shop] HomeViewController viewDidLoad()
    2024-05-01T10:00:01+0200 debug com.example.shop : id=7 [Shop] HomeViewController viewDidAppear(_:)
    """,
    "HomeViewController viewDidLoad",
    "HomeViewController viewDidAppear"
  ),
  FieldShape(
    "swift-log with the controller in its metadata",
    "2024-07-07T10:00:00+0000 debug lifecycle : vc=HomeViewController [Shop] viewWillAppear(_:)",
    "HomeViewController viewWillAppear"
  ),
  FieldShape(
    "os.Logger in Xcode's console, category in brackets",
    """
    2024-05-01 10:00:00.123456+0200 Shop[1:2] [lifecycle] HomeViewController.viewDidLoad()
    2024-05-01 10:00:00.223456+0200 Shop[1:2] [lifecycle] viewDidAppear(_:)
    """,
    "HomeViewController viewDidLoad",
    "UIViewController viewDidAppear"
  ),
  FieldShape(
    "os_log with a redacted value",
    "2024-05-01 10:00:00.123456+0200 Shop[1:2] [ui] <private> viewDidLoad()\n"
      + "2024-05-01 10:00:00.123456+0200 Shop[1:2] HomeViewController viewDidAppear <private>"
  ),
  FieldShape(
    "a logger that names file, line and function",
    "[HomeViewController.swift:24] viewDidLoad()\n[HomeViewController.swift:31] reload()",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "a logger with #fileID",
    "Shop/HomeViewController.swift:24 viewDidLoad()\nShop/Home.swift:31 viewDidAppear(_:)",
    "HomeViewController viewDidLoad",
    "Home viewDidAppear"
  ),
  FieldShape(
    "a logger with a path",
    "/Users/anna/Shop/Sources/HomeViewController+Table.swift:24:8: viewDidLoad()",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "a logger with the file behind",
    "10:00:00 l#:42 viewDidLoad() in HomeViewController.swift",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "a logger with file and message",
    "HomeViewController.swift:24 viewDidLoad() - fetching 14 rows",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "levels with emoji",
    "🔵 [INFO] HomeViewController viewDidLoad()\n⚠️ [WARNING] viewDidLoad took 300 ms",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "levels in small letters",
    "[debug] HomeViewController viewDidLoad\n<info> HomeViewController viewDidAppear",
    "HomeViewController viewDidLoad",
    "HomeViewController viewDidAppear"
  ),
  FieldShape(
    "time in brackets",
    "[10:00:00.123] HomeViewController viewDidLoad\n[2024-05-01 10:00:01] HomeViewController viewDidAppear",
    "HomeViewController viewDidLoad",
    "HomeViewController viewDidAppear"
  ),
  FieldShape(
    "a log4j layout",
    "2024-05-01 10:00:00,123 INFO HomeViewController viewDidLoad",
    "HomeViewController viewDidLoad"
  ),
]

/// Lines that people print by hand.
private let prints: [FieldShape] = [
  FieldShape(
    "print(#function)",
    "viewDidLoad()\nviewWillAppear(_:)",
    "UIViewController viewDidLoad",
    "UIViewController viewWillAppear"
  ),
  FieldShape(
    "print(type(of: self), #function)",
    "HomeViewController viewDidLoad()",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "print(self, #function) of a generic class",
    "<Shop.ListController<Shop.Item>: 0x7fb1> viewDidLoad()",
    "ListController<Item>(0x7fb1) viewDidLoad"
  ),
  FieldShape(
    "print(#function, self)",
    "viewDidLoad() <Shop.Home: 0x7fb1>",
    "Home(0x7fb1) viewDidLoad"
  ),
  FieldShape(
    "print(#file, #function)",
    "Shop/HomeViewController.swift viewDidLoad()",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "NSLog(@\"%s\", __PRETTY_FUNCTION__)",
    "2015-10-29 17:32:30.767 Shop[1:2] -[HomeViewController viewDidLoad]",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "NSLog(@\"%@\", NSStringFromSelector(_cmd))",
    "2015-10-29 17:32:30.767 Shop[1:2] viewWillAppear:",
    "UIViewController viewWillAppear"
  ),
  FieldShape(
    "NSLog(@\"%@ %@\", self, …)",
    "2015-10-29 17:32:30.767 Shop[1:2] <HomeViewController: 0x7f8a> viewWillAppear:",
    "HomeViewController(0x7f8a) viewWillAppear"
  ),
  FieldShape("a C++ member function in Objective-C++", "void Home::viewDidLoad()"),
  FieldShape("a block of a callback", "__33-[HomeViewController viewDidLoad]_block_invoke"),
  FieldShape(
    "Swift mangled Objective-C name",
    "-[_TtC4Shop18HomeViewController viewDidLoad]",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "stars and dashes",
    "***** HomeViewController viewDidLoad *****\n---------- viewDidAppear ----------",
    "HomeViewController viewDidLoad",
    "UIViewController viewDidAppear"
  ),
  FieldShape(
    "German around it",
    "HomeViewController viewDidLoad\nviewDidLoad wurde zweimal aufgerufen\nNach viewDidLoad kommt viewWillAppear",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "Chinese around it",
    "首页 viewDidLoad\nviewDidLoad 被调用了\n在viewDidLoad里面加载数据",
    "首页 viewDidLoad",
    "UIViewController viewDidLoad"
  ),
  FieldShape(
    "the numbered steps of a document",
    "1. viewDidLoad\n2. HomeViewController viewWillAppear"
  ),
  FieldShape(
    "arguments printed",
    "HomeViewController viewWillAppear(animated: true)\nHomeViewController viewDidAppear animated=1",
    "HomeViewController viewWillAppear",
    "HomeViewController viewDidAppear"
  ),
  FieldShape(
    "begin and end",
    "HomeViewController viewDidLoad begin\nHomeViewController viewDidLoad end",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "deinit with words",
    "🔥 HomeViewController deinit\nDetailViewController deallocated ✅",
    "HomeViewController deinit",
    "DetailViewController deinit"
  ),
  FieldShape(
    "dump(self)",
    "▿ <Shop.HomeViewController: 0x7fb1> #0\n  - super: UIViewController\n  ▿ viewDidLoadCount: 1"
  ),
  FieldShape("a counter", "viewDidLoadCount = 1\nnumber of viewWillAppear calls: 3"),
  FieldShape(
    "an analytics event",
    "[Analytics] screen_view name=HomeViewController event=viewDidAppear_tracked"
  ),
]

/// Lines that tools print.
private let tools: [FieldShape] = [
  FieldShape(
    "xcodebuild test",
    "Test Case '-[ShopTests.HomeTests testIt]' started.\nHomeViewController viewDidLoad()\n"
      + "Test Case '-[ShopTests.HomeTests testViewDidLoad]' passed (0.010 seconds).",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "XCTest failure",
    "/Shop/HomeTests.swift:12: error: -[ShopTests.HomeTests testViewDidLoad] : viewDidLoad was not called"
  ),
  FieldShape(
    "Swift Testing",
    "◇ Test \"viewDidLoad loads the table\" started.\n✔ Test viewDidLoad() passed after 0.001 seconds."
  ),
  FieldShape(
    "a build server's time before NSLog's",
    "2024-05-01T08:00:00.1234567Z 2024-05-01 10:00:00.123456+0200 Shop[1:2] HomeViewController viewDidLoad",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "a crash report",
    "3   Shop   0x0000000104ca9630 -[HomeViewController viewDidLoad] + 92\n4   UIKitCore   0x1 -[UIViewController viewWillAppear:] + 12"
  ),
  FieldShape(
    "a symbolicated crash",
    "3  Shop  0x104ca9630 HomeViewController.viewDidLoad() + 92 (HomeViewController.swift:24)"
  ),
  FieldShape(
    "callStackSymbols",
    "[\"0   Shop   0x0000000104ca9630 $s4Shop18HomeViewControllerC11viewDidLoadyyF + 92\"]"
  ),
  FieldShape(
    "lldb's bt",
    "  * frame #0: 0x1 Shop`HomeViewController.viewDidLoad(self=0x2) at Home.swift:24:5\n    frame #1: 0x3 UIKitCore`-[UIViewController _sendViewDidLoadWithAppearanceProxyObjectTaggingEnabled] + 84"
  ),
  FieldShape(
    "a compiler's warning",
    "HomeViewController.swift:24:8: warning: overriding viewDidLoad without super [lint]"
  ),
  FieldShape(
    "a linter",
    "Home.swift:24: warning: Overridden Method Calls Super Violation: Method 'viewDidLoad()' should call to super function (overridden_super_call)"
  ),
  FieldShape(
    "git's log",
    "a1b2c3d Move set-up from viewDidLoad to viewIsAppearing\n* 4d5e6f7 viewDidLoad: load lazily"
  ),
  FieldShape(
    "grep in sources",
    "Home.swift:24:  override func viewDidLoad() {\nHome.swift:25:    super.viewDidLoad()"
  ),
  FieldShape(
    "grep in a log",
    "device.log:24:HomeViewController viewDidLoad",
    "HomeViewController viewDidLoad"
  ),
]

/// Logs of other programs in the same console.
private let others: [FieldShape] = [
  FieldShape(
    "Crashlytics breadcrumbs",
    "[Firebase/Crashlytics] Version 10.1\n10.1.0 - [FirebaseAnalytics][I-ACS031006] View controller tracking: view did appear for HomeViewController"
  ),
  FieldShape(
    "React Native",
    "2024-05-01 10:00:00.123 [info][tid:com.facebook.react.JavaScript] Running \"Shop\" with {\"rootTag\":1}\n2024-05-01 10:00:00.200 [notice][tid:main] -[HomeViewController viewDidLoad]",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "React Native's native modules",
    "2024-01-09 20:21:10.111 [info][tid:main][RNSScreen.mm:560] viewWillAppear\n2024-01-09 20:21:10.611 [info][tid:com.facebook.react.JavaScript][RNSScreen.mm:570] viewDidAppear",
    "RNSScreen viewWillAppear",
    "RNSScreen viewDidAppear"
  ),
  FieldShape(
    "columns between tabs",
    "12:01:01.100\tmain\tINFO\tHomeViewController\tviewDidLoad\n12:01:02.300\tmain\tINFO\tHomeViewController\tdeinit",
    "HomeViewController viewDidLoad",
    "HomeViewController deinit"
  ),
  FieldShape(
    "Flutter",
    "flutter: HomeViewController viewDidLoad\nflutter: didChangeAppLifecycleState resumed",
    "HomeViewController viewDidLoad"
  ),
  FieldShape(
    "Unity",
    "-> applicationDidBecomeActive()\n(Filename: ./Runtime/Export/Debug.bindings.h Line: 39)",
    "UIApplicationDelegate applicationDidBecomeActive"
  ),
  FieldShape(
    "a keyboard",
    "Keyboard will appear\nkeyboardWillAppear notification\nThe alert did appear"
  ),
  FieldShape("a web view", "webView(_:didFinish:)\nwebViewDidLoad\nwebViewDidAppear: 3"),
  FieldShape(
    "SwiftUI",
    "ContentView onAppear\nHomeView.body evaluated",
    "ContentView onAppear"
  ),
]
