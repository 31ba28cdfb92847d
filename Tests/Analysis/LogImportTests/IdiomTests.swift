import Testing

/// Single lines (left) and their events (right).
struct `Lines that report a callback` {
  @Test(arguments: [
    ("-[HomeViewController viewDidLoad]", "HomeViewController viewDidLoad"),
    ("-[HomeViewController(Log) viewWillAppear:]", "HomeViewController viewWillAppear"),
    ("111-[HomeViewController viewDidLoad]", "HomeViewController(111) viewDidLoad"),
    ("first: -[HomeViewController viewDidLoad]", "HomeViewController(first) viewDidLoad"),
    ("HomeViewController ---> -[BaseViewController viewDidLoad]", "HomeViewController viewDidLoad"),
    ("HomeViewController→-[BaseViewController viewDidLoad]", "HomeViewController viewDidLoad"),
    ("✅ -[HomeViewController viewDidAppear:] animated=1", "HomeViewController viewDidAppear"),
    ("-[HomeViewController viewDidLoad] line 42", "HomeViewController viewDidLoad"),
    ("-[HomeViewController viewDidLoad] [Line 42]", "HomeViewController viewDidLoad"),
    ("-[HomeViewController viewDidLoad] Home", "HomeViewController viewDidLoad"),
    ("[Lifecycle] -[HomeViewController viewDidLoad]", "HomeViewController viewDidLoad"),
    ("-[App.HomeViewController viewDidLoad]", "HomeViewController viewDidLoad"),
    ("-[_TtC5MyApp6HomeVC viewDidLoad]", "HomeVC viewDidLoad"),
    ("-[_TtCC5MyApp5Outer5Inner viewDidLoad]", "Inner viewDidLoad"),
    ("-[_TtC5MyAppP33_0123456789ABCDEF0123456789ABCDEF6HomeVC viewDidLoad]", "HomeVC viewDidLoad"),
    ("-[HomeViewController dealloc]", "HomeViewController deinit"),
    ("-[HomeViewController initWithCoder:]", "HomeViewController init"),
    (" - [ViewControllerA viewDidLoad]", "ViewControllerA viewDidLoad"),
    ("-[BoxView drawRect:]", "BoxView draw"),
    ("-[BoxView willMoveToSuperview:]", "BoxView willMove(toSuperview:)"),
    (
      "-[HomeViewController willMoveToParentViewController:]",
      "HomeViewController willMove(toParent:)"
    ),
    (
      "-[SceneDelegate scene:willConnectToSession:options:]",
      "SceneDelegate scene(_:willConnectTo:options:)"
    ),
  ])
  func `a method's signature is read`(line: String, event: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }

  @Test(arguments: [
    ("<App.Home: 0x154f06700> viewWillAppear(_:)", "Home(0x154f06700) viewWillAppear"),
    ("<Home: 0x154f06700>: viewDidLoad", "Home(0x154f06700) viewDidLoad"),
    ("<Home: 0x154f06700> deinit", "Home(0x154f06700) deinit"),
    ("viewDidLoad() <App.Home: 0x154f06700>", "Home(0x154f06700) viewDidLoad"),
    (
      "<BoxView: 0x1; frame = (0 0; 320 480); layer = <CALayer: 0x2>> didMoveToWindow()",
      "BoxView(0x1) didMoveToWindow"
    ),
    ("[Lifecycle] <App.Home: 0x1> viewDidLoad()", "Home(0x1) viewDidLoad"),
    (
      "<MyApp.Hosting<MyApp.Root>: 0x800> viewWillAppear(_:)", "Hosting<Root>(0x800) viewWillAppear"
    ),
    ("<App.Pair<App.A, [App.B]>: 0x8> viewDidLoad()", "Pair<A, [B]>(0x8) viewDidLoad"),
    ("<_TtC5MyApp6HomeVC: 0x600> viewDidLoad", "HomeVC(0x600) viewDidLoad"),
    (
      "<MyApp.(unknown context at $10a).HomeVC: 0x600> viewDidLoad()", "HomeVC(0x600) viewDidLoad"
    ),
    ("Optional(<MyApp.HomeVC: 0x600>) viewDidLoad()", "HomeVC(0x600) viewDidLoad"),
    ("Lifecycle: <App.Home: 0x1> -> viewDidLoad", "Home(0x1) viewDidLoad"),
    ("<App.Home: 0x1> willMove(toParent:) nil", "Home(0x1) willMove(toParent:)"),
  ])
  func `an object's description is read as the receiver`(line: String, event: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }

  @Test(arguments: [
    ("HomeViewController viewDidLoad", "HomeViewController viewDidLoad"),
    ("HomeViewController: viewDidLoad()", "HomeViewController viewDidLoad"),
    ("HomeViewController.viewDidLoad()", "HomeViewController viewDidLoad"),
    ("App.HomeViewController.viewDidLoad()", "HomeViewController viewDidLoad"),
    ("vc1.viewWillAppear(_:)", "vc1 viewWillAppear"),
    ("HomeVC<Int>.viewDidLoad()", "HomeVC<Int> viewDidLoad"),
    ("HomeVC<App.Item> viewDidLoad", "HomeVC<Item> viewDidLoad"),
    ("HomeViewController.viewWillAppear(true)", "HomeViewController viewWillAppear"),
    ("vc1 invoke viewDidLoad", "vc1 viewDidLoad"),
    ("VC1 viewDidLoad Called", "VC1 viewDidLoad"),
    ("[A] viewDidLoad", "A viewDidLoad"),
    ("A -> viewDidLoad()", "A viewDidLoad"),
    ("A | viewWillAppear(_:)", "A viewWillAppear"),
    ("(A) viewWillAppear animated: true", "A viewWillAppear"),
    ("[MyVC] viewDidLoad", "MyVC viewDidLoad"),
    ("[Lifecycle] MyVC viewDidLoad", "MyVC viewDidLoad"),
    ("vc1 – viewDidLoad", "vc1 viewDidLoad"),
    ("13: B_ViewController viewDidLoad", "B_ViewController viewDidLoad"),
    ("A_ViewController initWithCoder:", "A_ViewController init"),
    ("首页 viewDidLoad", "首页 viewDidLoad"),
    ("A viewDidLoad", "A viewDidLoad"),
    ("A viewDidLoad()", "A viewDidLoad"),
    ("A.viewWillAppear(true)", "A viewWillAppear"),
    ("About viewWillAppear animated: true", "About viewWillAppear"),
    ("Note viewDidLoad called", "Note viewDidLoad"),
    ("One ViewWillDisappear", "One viewWillDisappear"),
    ("Screen 2 viewDidLoad", "Screen 2 viewDidLoad"),
    ("Second - viewDidAppear(true)", "Second viewDidAppear"),
    ("viewDidLoad in HomeViewController", "HomeViewController viewDidLoad"),
    ("viewDidLoad - HomeViewController", "HomeViewController viewDidLoad"),
    ("🪟 Home, View did load", "Home viewDidLoad"),
    ("FooVC will appear", "FooVC viewWillAppear"),
    ("Home: View Will Appear", "Home viewWillAppear"),
    ("HomeViewController deinit", "HomeViewController deinit"),
    ("deinit HomeViewController", "HomeViewController deinit"),
    ("deinit: vc1", "vc1 deinit"),
    ("deinit -> HomeViewController", "HomeViewController deinit"),
    ("dealloc <App.Home: 0x1>", "Home(0x1) deinit"),
    ("HomeViewController was deallocated", "HomeViewController deinit"),
    ("Deallocating instance of 'HomeViewController'", "HomeViewController deinit"),
    ("HomeViewController init(coder:)", "HomeViewController init"),
  ])
  func `a name is read as the receiver`(line: String, event: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }

  @Test(arguments: [
    ("viewDidLoad", "UIViewController viewDidLoad"),
    ("viewDidLoad()", "UIViewController viewDidLoad"),
    ("[DEBUG] viewDidLoad()", "UIViewController viewDidLoad"),
    ("viewWillAppear(_:) 📲", "UIViewController viewWillAppear"),
    ("viewWillAppear:", "UIViewController viewWillAppear"),
    ("View did Disappear", "UIViewController viewDidDisappear"),
    ("View Will Appear", "UIViewController viewWillAppear"),
    ("***viewDidLoad***", "UIViewController viewDidLoad"),
    ("--- viewDidLoad ---", "UIViewController viewDidLoad"),
    ("viewDidLoad was called", "UIViewController viewDidLoad"),
    ("viewDidLoad 호출", "UIViewController viewDidLoad"),
    ("init(coder:)", "UIViewController init"),
    ("viewDidLayoutSubviews {{0, 0}, {320, 480}}", "UIViewController viewDidLayoutSubviews"),
    ("viewDidLoad...", "UIViewController viewDidLoad"),
    (".......dealloc.......", "UIViewController deinit"),
    ("viewDidUnload", "UIViewController viewDidUnload"),
    ("willMove(toParentViewController:)", "UIViewController willMove(toParent:)"),
    ("didMoveToParentViewController:", "UIViewController didMove(toParent:)"),
    (
      "viewWillTransition(to:with:)",
      "UIViewController viewWillTransition(to:with:)"
    ),
    ("-> applicationDidBecomeActive()", "UIApplicationDelegate applicationDidBecomeActive"),
    ("sceneDidDisconnect(_:)", "UISceneDelegate sceneDidDisconnect"),
    (
      "application:didFinishLaunchingWithOptions:",
      "UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)"
    ),
  ])
  func `a callback alone is read`(line: String, event: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }

  @Test(arguments: [
    "    vc1 viewDidLoad", "\tvc1 viewDidLoad", "//vc1 viewDidLoad", "/// vc1 viewDidLoad",
    "* vc1 viewDidLoad", "> vc1 viewDidLoad", "\"vc1 viewDidLoad\"", "- vc1 viewDidLoad",
    "• vc1 viewDidLoad", "— vc1 viewDidLoad", "12: vc1 viewDidLoad",
    "device.log:123: vc1 viewDidLoad", "⚠️ vc1 viewDidLoad", "a、vc1 viewDidLoad",
    "3、 vc1 viewDidLoad", "> // 3: * vc1 viewDidLoad\r",
    "\u{1B}[32mvc1 viewDidLoad\u{1B}[0m", "\u{1B}[1;38;5;208m> vc1\u{1B}[m viewDidLoad",
    "DEBUG: vc1 viewDidLoad", "[DEBUG] vc1 viewDidLoad", "flutter: vc1 viewDidLoad",
    "D/Shop: vc1 viewDidLoad", "I/Shop( 123): vc1 viewDidLoad",
    "10:00:00.123 [INFO] vc1 viewDidLoad",
  ])
  func `decoration before a line is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["vc1 viewDidLoad"])
  }
}
