import Testing

/// Published lines with the name of a callback that report nothing.
struct `Published mentions of callbacks` {
  @Test(arguments: [
    // https://github.com/wujichao/hipda_ios_client_v3/issues/300
    "#### in -[HPThreadViewController viewWillAppear:]",
    // https://github.com/2009-Nissan-Cube/About-This-Hack/issues/94
    "{\"imageOffset\":2090178,\"symbol\":\"-[NSTabViewController viewDidLoad]\","
      + "\"symbolLocation\":83,\"imageIndex\":14},",
    "\"symbol\":\"-[NSTabViewController viewDidLoad]\",\"symbolLocation\":83,\"imageIndex\":14}",
    // https://newbetuts.com/1081131-viewdidload-getting-called-twice-on-rootviewcontroller-at-launch
    "#0  0x0000276a in -[RootViewController viewDidLoad] at RootViewController.m:71",
    // https://github.com/software-mansion/react-native-screens/issues/1857
    "88  xxx +0x8eeb18      -[RNSScreen viewDidLoad] (RNSScreen.mm:1043:11)",
    "#1: Layout @objc PresentedViewController.viewDidAppear(_:) at ViewController.swift:0",
    "~ -[SettingsController viewDidAppear:] : 108 -> 104",
    "/* Entry: 10100ce1c; end: 10100ce93; -[LoadingViewController viewDidAppear:] */",
    "Backtrace points to -[MyViewController viewDidAppear:] → a synchronous",
    "0x0000000104ca9630 -[HomeViewController viewDidLoad] + 92",
    "HomeViewController.viewDidLoad() + 92",
    "Thread 1: EXC_BAD_ACCESS in viewDidLoad",
    "Exception in viewWillDisappear - nil",
    "RegistrationVC : Exception in viewWillDisappear - nil",
    "Crash in viewDidLoad",
    "Breakpoint viewDidLoad",
  ])
  func `crash reports and tools report no callback`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    // https://github.com/wordpress-mobile/WordPress-iOS/issues/424
    "An instance 0x16055400 of class UITableView was deallocated while key value observers were "
      + "still registered with it.",
    // https://github.com/getsentry/sentry-cocoa/issues/2313
    "2022-11-28 15:33:23.101089+0100 iOS-Swift[306:7711] [Sentry] [debug] "
      + "[SentryPerformanceTracker:126] Measuring span 3ea75104715d4a48; description viewDidAppear; "
      + "operation: ui.load",
    // https://github.com/Will-whp/UIViewController-Swizzled-Swift
    "2013-09-09 18:58:42.360 Testing[25399:c07] -> UINavigationController",
    "2013-09-09 18:58:42.361 Testing[25399:c07] ---> RPViewController",
    // https://github.com/MykolaDenysyuk/Utils
    "-[UIViewController(DebugLog) swizzed_viewDidAppear:]",
    "MapViewController.viewDidLoad(): Measurement for map view not yet properly initialized!",
    "[ViewController.viewDidLoad(): Line 24] loaded",
    "ViewController.viewDidLoad():       viewDidLoad() complete",
    "| 📘 DEBUG | FILE: HomeViewController.swift, FUNCTION: viewDidLoad(), LINE: 30",
    "ViewDidAppear already logged",
    // https://github.com/ferhat-hajdarpasic/open-shutters
    "logged view did appear for LoginViewController",
    // https://github.com/getsentry/sentry-cocoa/issues/556
    "LifecycleBehaviorViewController.viewDidAppear breadcrumb",
  ])
  func `loggers and trackers report no callback`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    // https://github.com/DaveWoodCom/XCGLogger
    (
      "2014-06-09 06:44:43.600 [Debug] [AppDelegate.swift:40] "
        + "application(_:didFinishLaunchingWithOptions:): Simple message",
      "application(_:didFinishLaunchingWithOptions:)"
    ),
    ("📱 13:54:48.404: [UI/ViewController.viewDidLoad():29] ViewController loaded", "viewDidLoad"),
  ])
  func `a message behind its place in source code reports that the method runs`(
    line: String,
    callback: String
  ) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).map { $0.hasSuffix(callback) } == [true])
  }

  @Test(arguments: [
    // https://github.com/lunchScreen/Interview_Questions/issues/9
    "init -> loadView -> viewDidLoad -> viewWillAppear -> viewDidAppear -> viewWillDisappear",
    "loadView -> viewDidLoad",
    "loadView : 뷰를 실제로 생성하여 메모리에 로드하는 역할을 합니다.",
    // https://github.com/jessicakohh/iOS-Study/issues/33
    "- 1) viewDidLoad() : 뷰컨을 생성",
    // https://pgzxc.github.io/posts/efa3afd7.html
    "- viewDidLoad:在视图加载后被调用,如果是在代码中创建的视图加载器,他将会在loadView方法后被调用",
    // https://github.com/uias/Pageboy/issues/233
    "1. viewDidLoad for the Page(Boy)ViewController ✔️",
    "4. viewDidAppear for the ChildViewController",
    // https://github.com/xmartlabs/XLPagerTabStrip/issues/172
    "viewDidAppear called twice",
    // https://github.com/SebastianBoldt/Jelly/issues/45
    "viewWillDisappear never called",
    // https://github.com/nakajijapan/Shari/pull/27
    "call viewWillAppear and viewDidAppear",
    // https://github.com/lionheart/openradar-mirror/issues/17385
    "no viewWillAppear for the Cell : ",
    // https://github.com/nrlnishan/ViewPager-Swift/issues/19
    "ViewDidLoad Calling every time when page changed",
    // https://github.com/rechsteiner/Parchment/issues/51
    "deinit() of ViewControllers inside FixedPagingViewController is never called",
    // https://github.com/slackhq/SlackTextViewController/issues/573
    "deinit not called",
    "@note call this in [UIViewController viewDidAppear:] after the call to [super ...]",
    "GameViewController.viewDidLoad():",
    // https://github.com/dekatotoro/SlideMenuControllerSwift/issues/230
    "`mainViewController. viewDidAppear` is call twice on iOs 10",
    "画面が表示されるたびに viewWillAppear",
    "当view即将显示时",
    "view将要显示在界面上的时候会被调用(可能会被调用多次)",
    "控制器的view什么时候加载完毕",
  ])
  func `questions and explanations report no callback`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    // https://mo4tech.com/?p=152427
    "- (void)viewDidLoad {[super viewDidLoad]; NSLog(@\"%@ ---> %s\", self.class, __func__); }",
    // http://39.103.169.235/p/f97a288e3fad
    "NSLog(@\"%@--viewWillAppear\",self.class);",
    // https://github.com/iDoyoung/Lookbook
    "defaultLogger.log(\"🪟 \\(type(of: self)), View did load\")",
    "Log.i(TAG, msg: \"viewWillAppear(animated: \\(animated))\")",
    "return \".viewWillAppear(animated: \\(animated))\"",
    "event EventHandler<MvxValueEventArgs<bool>> ViewDidAppearCalled;",
    "public override func viewWillAppear(_ animated: Bool",
    "+    override func viewDidLoad() {",
    "-    [super viewWillAppear:animated];",
    "a1b2c3d HomeVC: move set-up out of viewDidLoad",
    "Merge pull request #12 from anna/viewDidLoad",
    "    HomeVC: call super in viewWillAppear",
    "Compiling HomeViewController.swift viewDidLoad() took 312ms",
    "312.4ms\tShop/HomeViewController.swift:24:19\tinstance method viewDidLoad()",
    "Home.swift:24:8: note: overridden declaration is here viewDidLoad()",
  ])
  func `source code, its history and its build report no callback`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }
}
