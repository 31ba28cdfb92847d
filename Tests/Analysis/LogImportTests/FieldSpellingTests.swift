import Testing

struct `Receivers and callbacks behind keys and words` {
  private func events(_ text: String) throws -> [String] {
    try Listing.callbacks(Array(text.utf8))
  }

  @Test(arguments: [
    (#"{"class":"HomeVC","callback":"viewDidLoad()"}"#, "HomeVC viewDidLoad"),
    (#"{"level": 1, "class": "HomeVC", "event": "viewWillAppear:"}"#, "HomeVC viewWillAppear"),
    ("クラス名:Detail メソッド名:viewDidLoad", "Detail viewDidLoad"),
    ("方法：viewDidLoad 类：Detail", "Detail viewDidLoad"),
    ("Home执行了------willMoveToWindow:方法-------6------(null)", "Home willMove(toWindow:)"),
    ("Home执行了------dealloc方法-------11", "Home deinit"),
    ("HomeVC call viewDidLoad", "HomeVC viewDidLoad"),
    ("`HomeVC` viewDidLoad", "HomeVC viewDidLoad"),
    ("viewDidLoad - `HomeVC`", "HomeVC viewDidLoad"),
    ("HomeVC ObjectIdentifier(0x7f9b2c40) viewDidLoad", "HomeVC(0x7f9b2c40) viewDidLoad"),
    ("__func__ = -[HomeVC viewDidLoad]", "HomeVC viewDidLoad"),
    ("tracer OC-Method: -[HomeVC viewDidLoad]", "HomeVC viewDidLoad"),
    ("#1 HomeVC viewDidLoad", "HomeVC viewDidLoad"),
    ("Step 4: [VC A] viewWillDisappear(true)", "VC A viewWillDisappear"),
    ("Push screen B -> A: VC2 viewWillDisappear Called", "VC2 viewWillDisappear"),
    ("applicationDidBecomeActive(_:) - AppDelegate", "AppDelegate applicationDidBecomeActive"),
    ("Lifecycle event: OnActivated", "UIApplicationDelegate applicationDidBecomeActive"),
    ("Lifecycle event: SceneOnResignActivation", "UISceneDelegate sceneWillResignActive"),
    ("B: viewWillAppear isMovingToParent", "B viewWillAppear"),
    ("HomeVC invoke viewDidLoad **[先viewDidLoad]**", "HomeVC viewDidLoad"),
    ("HomeVC viewDidLoad() foi chamado", "HomeVC viewDidLoad"),
    ("HomeVC viewDidLoad <— here", "HomeVC viewDidLoad"),
    ("HomeVC viewDidLoad;", "HomeVC viewDidLoad"),
  ])
  func `a person recognizes the callback`(line: String, event: String) throws {
    #expect(try events(line) == [event])
  }

  @Test(arguments: [
    "call HomeVC.viewDidLoad()", "HomeVC will call viewDidLoad",
    "Swizzled method: -[HomeVC viewDidLoad]", "-[HomeVC viewDidLoad] + 17852",
    "In HomeVC viewDidLoad,", "(lldb) b -[HomeVC viewDidLoad]", #""viewDidLoad": 12"#,
    "/* viewDidLoad */", "at HomeVC.viewDidLoad() (HomeVC.swift:42)",
    "#3 HomeVC.viewDidLoad() at HomeVC.swift:20", #"{"name":"viewDidLoad","class":"HomeVC"}"#,
    "Shop -> Home: viewDidLoad", "WillTerminate", "[HomeVC] viewDidLoad completed",
    "[HomeVC] viewDidLoad time: 2025-07-06 12:52:03 +0000",
  ])
  func `a line that reports no call has no event`(line: String) throws {
    #expect(try events(line) == [])
  }
}
