import Testing

struct `Published logs` {
  @Test(arguments: objectiveC + swift + signs + publishedScripts)
  func `a log has the expected events`(shape: FieldShape) throws {
    #expect(try Listing.callbacks(Array(shape.log.utf8)) == shape.events)
  }

  @Test func `there are over forty logs`() {
    #expect((objectiveC + swift + signs + publishedScripts).count >= 40)
  }
}

/// Logs of programs in Objective-C, a few lines of each.
private let objectiveC: [FieldShape] = [
  // http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/
  FieldShape(
    "descriptions among calls of delegates",
    """
     <A: 0x6c11b10> viewDidLoad
     <UINavigationController: 0x6c118f0> willShowViewController <A: 0x6c11b10>
     <A: 0x6c11b10> prepareForSegue from <A: 0x6c11b10> to <B: 0x6c16980>
     <B: 0x6c16980> viewDidLoad
     <B: 0x6c16980> textFieldShouldBeginEditing
    """,
    "A(0x6c11b10) viewDidLoad",
    "B(0x6c16980) viewDidLoad"
  ),
  // https://github.com/lionheart/openradar-mirror/issues/13725
  FieldShape(
    "the object's name behind the selector",
    """
    Direct call: [self addChildVC:nil]
    2013-06-04 17:28:12.095 ChildViewControllerTest[3833:c07] viewWillAppear: Root
    2013-06-04 17:28:12.096 ChildViewControllerTest[3833:c07] addChildVC:
    2013-06-04 17:28:12.097 ChildViewControllerTest[3833:c07] viewDidAppear: Root
    2013-06-04 17:28:12.098 ChildViewControllerTest[3833:c07] viewDidAppear: A
    """,
    "Root viewWillAppear",
    "Root viewDidAppear",
    "A viewDidAppear"
  ),
  // https://github.com/Cocoanetics/DTFoundation/issues/33
  FieldShape(
    "description, name and signature, then the arguments",
    """
    2013-06-18 21:30:00.447 DTSidePanels Demo[81753:c07] <LoggingNavigationController: 0xab9dd40> \
    Right -[LoggingNavigationController willMoveToParentViewController:] (null)
    2013-06-18 21:30:00.448 DTSidePanels Demo[81753:c07] <ModalPanelViewController: 0xab9d9e0> \
    -[ModalPanelViewController viewWillAppear:] animated:1
    """,
    "LoggingNavigationController(0xab9dd40) willMove(toParent:)",
    "ModalPanelViewController(0xab9d9e0) viewWillAppear"
  ),
  // https://github.com/wordpress-mobile/WordPress-iOS/issues/424
  FieldShape(
    "a quotation in an issue, with a level's sign",
    """
    > 2013-01-14 23:10:41.970 WordPress[9172:707] Received memory warning.
    > 2013-01-14 23:10:41.987 WordPress[9172:707] # <BlogSelectorViewController: 0x154c3a90> \
    didReceiveMemoryWarning
    > 2013-01-14 23:10:42.070 WordPress[9172:707] # <PagesViewController: 0x20584f00> viewDidUnload
    """,
    "BlogSelectorViewController(0x154c3a90) didReceiveMemoryWarning",
    "PagesViewController(0x20584f00) viewDidUnload"
  ),
  // http://39.103.169.235/p/6567d3aeb49e
  FieldShape(
    "what the method is for, in parentheses behind it",
    """
    2016-06-12 15:44:57.507 load[40792:596824] +[DemoViewController load] (程序一运行就会调用)
    2016-06-12 15:44:58.571 load[40792:596824] -[DemoViewController init] (创建)
    2016-06-12 15:44:58.573 load[40792:596824] -[DemoViewController viewDidLoad] (视图完成加载)
    2016-06-12 15:44:58.576 load[40792:596824] -[DemoViewController viewWillLayoutSubviews] \
    (视图将要布局子视图,用代码调整控件布局才会使用)
    2016-06-12 15:45:00.076 load[40792:596824] -[DemoViewController dealloc] (释放视图控制器)
    """,
    "DemoViewController init",
    "DemoViewController viewDidLoad",
    "DemoViewController viewWillLayoutSubviews",
    "DemoViewController deinit"
  ),
  // https://wsa.jianshu.io/p/904706b1b361
  FieldShape(
    "the word for “method” before the signature",
    """
    2021-02-20 16:53:40.035062+0800 Cycle[6878:952029] 方法:-[PushTestViewController loadView]
    2021-02-20 16:53:40.035304+0800 Cycle[6878:952029] 方法：-[ViewController viewWillDisappear:]
    """,
    "PushTestViewController loadView",
    "ViewController viewWillDisappear"
  ),
  // http://1000bd.com/Article/Index/937802
  FieldShape(
    "a number glued to the callback",
    "loadView1\nviewDidLoad1\nviewWillLayoutSubviews2\nviewDidAppear2\ndealloc2\nfirst back-------",
    "1 loadView",
    "1 viewDidLoad",
    "2 viewWillLayoutSubviews",
    "2 viewDidAppear",
    "2 deinit"
  ),
  // https://juejin.cn/post/6844904181753446408
  FieldShape(
    "selectors alone",
    """
    2020-05-22 19:00:34.992881+0800 LifeCircleDemo[39467:385142] initWithCoder:
    2020-05-22 19:00:35.000910+0800 LifeCircleDemo[39467:385142] loadViewIfNeeded
    2020-05-22 19:00:35.002142+0800 LifeCircleDemo[39467:385142] loadView
    2020-05-22 19:00:36.277880+0800 LifeCircleDemo[39467:385142] viewWillDisappear:
    """,
    "UIViewController init",
    "UIViewController loadView",
    "UIViewController viewWillDisappear"
  ),
  // http://beankhan.tistory.com/20
  FieldShape(
    "a described object behind some callbacks, and notes between",
    """
    2016-05-05 11:40:07.190 test[1286:85451] viewWillDisappear <SettingViewController: 0x7fd1e6042310>
    2016-05-05 11:40:07.191 test[1286:85451] viewDidLoad
    === (Back 버튼으로 VC 가 중간에 걸쳐있을 때 여기까지 호출) ==
    2016-05-05 11:41:12.394 test[1286:85451] dealloc
    """,
    "SettingViewController(0x7fd1e6042310) viewWillDisappear",
    "UIViewController viewDidLoad",
    "UIViewController deinit"
  ),
  // https://liuhaihua.cn/archives/444521.html
  FieldShape(
    "callbacks of nibs between",
    """
    2016-03-24 10:31:28.333 SIMAlbum[33599:524075] SecondView awakeFromNib
    2016-03-24 10:31:28.771 SIMAlbum[33599:524075] FirstVC loadView
    """,
    "FirstVC loadView"
  ),
  // https://remkoh.dev/?p=4214
  FieldShape(
    "a dash of typography",
    "vc1 – viewDidLoad\nvc1 – prepareForSegue\nvc2 – viewWillLayoutSubviews",
    "vc1 viewDidLoad",
    "vc2 viewWillLayoutSubviews"
  ),
  // http://wjhsh.net/liudongyan-p-4399331.html
  FieldShape(
    "words with an exclamation mark",
    "loadView!\nview Did load!\nview will Appear!",
    "UIViewController loadView",
    "UIViewController viewDidLoad",
    "UIViewController viewWillAppear"
  ),
  // https://github.com/Haptic-Apps/Slide-iOS/issues/266
  FieldShape(
    "a process with spaces and UIKit's sentence",
    "Slide for Reddit[11950:4934813] Unbalanced calls to begin/end appearance transitions for "
      + "<Slide_for_Reddit.SingleSubredditViewController: 0x10503da00>",
    "SingleSubredditViewController(0x10503da00) ! Unbalanced calls to begi"
  ),
  // https://github.com/nytimes/NYTPhotoViewer/pull/303
  FieldShape(
    "UIKit's sentence without addresses",
    "Unbalanced calls to begin/end appearance transitions for <NYTPhotosViewController>.",
    "NYTPhotosViewController ! Unbalanced calls to begi"
  ),
]

/// Logs of programs in Swift.
private let swift: [FieldShape] = [
  // https://github.com/software-mansion/react-native-screens/pull/4407
  FieldShape(
    "a screen's name in quotation marks",
    """
    screen 'Calendar-S-6H596y9u5jAlqieB7Of' willMoveToParentViewController (null)!
    [DEBUG] screen 'Calendar-S-6H596y9u5jAlqieB7Of' viewWillDisappear!
    [DEBUG] screen 'Tabs-r0nvm3owqzZ0ngsCQLvpW' viewWillAppear!
    TabsScreen [2066] onWillAppear received
    """,
    "Calendar-S-6H596y9u5jAlqieB7Of willMove(toParent:)",
    "Calendar-S-6H596y9u5jAlqieB7Of viewWillDisappear",
    "Tabs-r0nvm3owqzZ0ngsCQLvpW viewWillAppear"
  ),
  // http://yataiblue.hatenablog.com/entry/2015/05/03/000000
  FieldShape(
    "a possessive and a counter",
    "1stViewController's awakeFromNib() is called\n"
      + "1stViewController's viewDidLoad() is called -----> (Count = 1)\n"
      + "1stViewController is cleared -----> (Count = 0)",
    "1stViewController viewDidLoad"
  ),
  // https://github.com/uias/Pageboy/issues/233
  FieldShape(
    "a unique identifier behind",
    "viewDidLoad\nviewDidLoad 0D2C7F77-A822-4EF7-A0DA-D4C91F71B118\n"
      + "viewWillAppear 0D2C7F77-A822-4EF7-A0DA-D4C91F71B118",
    "UIViewController viewDidLoad",
    "0D2C7F77-A822-4EF7-A0DA-D4C91F71B118 viewDidLoad",
    "0D2C7F77-A822-4EF7-A0DA-D4C91F71B118 viewWillAppear"
  ),
  // https://yagamo-style.com/posts/viewcontrollerlifecycle/
  FieldShape(
    "a letter and a colon",
    "A: init(coder:)\nA: loadView()\nA: viewWillTransition(to:with:)",
    "A init",
    "A loadView",
    "A viewWillTransition(to:with:)"
  ),
  // https://github.com/imodeveloper/dskit/issues/22
  FieldShape(
    "a misspelled end of a described object",
    "Deinitalizing of <DSKitExplorer.ShowTopContentVC: 0x13189d200>",
    "ShowTopContentVC(0x13189d200) deinit"
  ),
  // https://github.com/slackhq/SlackTextViewController/issues/573
  FieldShape("an end in words", "deinit is called", "UIViewController deinit"),
  // https://forums.developer.apple.com/forums/profile/mmatiush
  FieldShape(
    "a scene behind its callback",
    "// app launch\nsceneWillEnterForeground <UIWindowScene: 0x10270b110>...\n"
      + "sceneDidDisconnect <UIWindowScene: 0x10270b110>...",
    "UIWindowScene(0x10270b110) sceneWillEnterForeground",
    "UIWindowScene(0x10270b110) sceneDidDisconnect"
  ),
  // https://github.com/lionheart/openradar-mirror/issues/17385
  FieldShape(
    "a name in words",
    "2017-05-10 14:20:01.867 TabsTest[96630:4313524] Table view controller viewDidLoad called\n"
      + "2017-05-10 14:20:01.876 TabsTest[96630:4313524] Cell view controller viewDidLoad called",
    "Table view controller viewDidLoad",
    "Cell view controller viewDidLoad"
  ),
  // https://github.com/lionheart/openradar-mirror/issues/21279
  FieldShape(
    "the application and a controller",
    "FirstViewController loaded\napplicationDidEnterBackground(_:)\n"
      + "SecondViewController viewDidLoad called",
    "UIApplicationDelegate applicationDidEnterBackground",
    "SecondViewController viewDidLoad"
  ),
  // https://github.com/bloodmage-xD/Stanford-CS-193P-iPhone-Application-Development---faceit
  FieldShape(
    "a course's logger: indentation, class, number of the instance",
    """
    FaceViewController(1) awakeFromNib()
    FaceViewController(1) viewDidLoad()
    __EmotionsViewController(1) viewWillLayoutSubviews() bounds.size = (375.0, 667.0)
    ____FaceViewController(2) viewWillAppear(animated = true)
    ____FaceViewController(2) left the heap
    """,
    "FaceViewController(1) viewDidLoad",
    "EmotionsViewController(1) viewWillLayoutSubviews",
    "FaceViewController(2) viewWillAppear",
    "FaceViewController(2) deinit"
  ),
  // https://github.com/b0b1kk/Concentration
  FieldShape(
    "a parenthesis that is never closed",
    "viewWillAppear(_ animated: true\nviewDidLayoutSubviews() bounds.size = (375.0, 667.0)",
    "UIViewController viewWillAppear",
    "UIViewController viewDidLayoutSubviews"
  ),
  // https://github.com/tadija/AELog
  FieldShape(
    "AELog: thread, file, line, function and no message",
    """
    2016-04-03 21:08:00.123 -- [Main] ViewController (21) -> viewDidLoad() >
    04:01:05.967 -- ViewController (30) -> viewDidAppear >
    04:01:06.000 -- ViewController (31) -> viewDidAppear > fetching rows
    """,
    "ViewController viewDidLoad",
    "ViewController viewDidAppear"
  ),
  FieldShape(
    "a rule before the date",
    """
    ---- 2021-05-29 22:19:46.235687 RedViewController.viewWillAppear(_:)
    ---- RedViewController.toGreenButton
    """,
    "RedViewController viewWillAppear"
  ),
  FieldShape(
    "#fileID and a sign",
    "Shop/HomeViewController.swift:123 >> viewDidAppear",
    "HomeViewController viewDidAppear"
  ),
  FieldShape(
    "the class behind, after a tag",
    "lifeCycleInfo viewWillDisappear - HomeViewController\n>> viewDidAppear: HomeViewController",
    "HomeViewController viewWillDisappear",
    "HomeViewController viewDidAppear"
  ),
  FieldShape(
    "the object behind its class",
    "⚠️ CalendarVC viewWillDisappear - <Plan.CalendarVC: 0x7fb1c2d0>",
    "CalendarVC(0x7fb1c2d0) viewWillDisappear"
  ),
  FieldShape(
    "the object behind words",
    "View did load: <Shop.HomeViewController: 0x7fb1c2d0>",
    "HomeViewController(0x7fb1c2d0) viewDidLoad"
  ),
  FieldShape(
    "the object's name behind, then an argument",
    "viewDidDisappear: Inbox animated: true\nviewDidAppear: Optional(\"Bye\") animated: false\n"
      + "deinit: Inbox",
    "Inbox viewDidDisappear",
    "Bye viewDidAppear",
    "Inbox deinit"
  ),
  FieldShape(
    "inside",
    "Inside viewDidLoad\ninside viewdidload\ninside ViewDidLoad closure",
    "UIViewController viewDidLoad",
    "UIViewController viewDidLoad"
  ),
  FieldShape(
    "the address behind a sentence",
    "PlayController: viewDidLoad called. Self address: 0x10a80b200\n"
      + "PlayController: Custom viewDidLoad code executed.",
    "PlayController(0x10a80b200) viewDidLoad"
  ),
  FieldShape(
    "the steps of a callback",
    "viewDidLoad() >> Start !!!\nviewDidLoad() >> width: 390.0",
    "UIViewController viewDidLoad"
  ),
  FieldShape(
    "presenters and view models of the same names",
    "TaskListViewController: viewDidLoad called\nTaskListPresenter: viewDidLoad called\n"
      + "Presenter: viewDidLoad called\nNewItemViewModel viewDidLoad()",
    "TaskListViewController viewDidLoad"
  ),
]

/// Punctuation and arguments around a callback.
private let signs: [FieldShape] = [
  FieldShape(
    "arrows on both sides",
    "<<< HomeVC viewDidAppear >>>\n>>> viewWillAppear <<<\n=== HomeVC viewDidDisappear ===",
    "HomeVC viewDidAppear",
    "UIViewController viewWillAppear",
    "HomeVC viewDidDisappear"
  ),
  FieldShape(
    "an argument behind a dash",
    "viewWillDisappear: animated - true\nHomeVC viewDidAppear - animated -> false",
    "UIViewController viewWillDisappear",
    "HomeVC viewDidAppear"
  ),
  FieldShape(
    "a level of one letter and a signature without its minus",
    "[D] [HomeVC viewWillAppear:] [Line 51]\nD: [HomeVC viewDidAppear:] Line 60",
    "HomeVC viewWillAppear",
    "HomeVC viewDidAppear"
  ),
  FieldShape(
    "class and address without brackets",
    "HomeViewController 0x7fb1c2d0 viewDidLoad\nHomeViewController(0x7fb1c2d0): viewWillAppear(_:)\n"
      + "HomeViewController:0x7fb1c2d0 viewDidAppear\n[HomeViewController 0x7fb1c2d0] viewWillDisappear",
    "HomeViewController(0x7fb1c2d0) viewDidLoad",
    "HomeViewController(0x7fb1c2d0) viewWillAppear",
    "HomeViewController(0x7fb1c2d0) viewDidAppear",
    "HomeViewController(0x7fb1c2d0) viewWillDisappear"
  ),
  FieldShape(
    "several categories",
    "[App][UI][Lifecycle] HomeVC viewDidLoad\n[LIFECYCLE] [Home] viewDidAppear",
    "HomeVC viewDidLoad",
    "Home viewDidAppear"
  ),
  FieldShape(
    "two colons",
    "HomeViewController::viewDidLoad\nHomeViewController::viewWillAppear(true)",
    "HomeViewController viewDidLoad",
    "HomeViewController viewWillAppear"
  ),
  FieldShape(
    "a shell's prompt and tabs",
    "$ HomeViewController viewDidLoad\n(lldb) HomeViewController viewDidAppear\n"
      + "HomeViewController\tviewDidDisappear",
    "HomeViewController viewDidLoad",
    "HomeViewController viewDidAppear",
    "HomeViewController viewDidDisappear"
  ),
]
