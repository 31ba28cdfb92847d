import LogImport
import Testing

/// Lines with the name of a callback that report nothing.
struct `Mentions of callbacks` {
  @Test(arguments: [
    "// This time, VCParentViewController's `viewDidAppear` called earlier than the child's",
    "viewDidLoad is called when the view is loaded",
    "viewWillAppear: called before the view appears on screen",
    "* viewWillAppear - Called when the view is about to be made visible",
    "In viewDidLoad we set up the table view",
    "The view did load",
    "Now the HomeViewController will appear on screen",
    "Keyboard will appear",
    "`viewDidLoad`",
    "- viewDidLoad",
    "* viewWillAppear(_:)",
    "  - viewDidAppear:",
    "Swizzling -[UIViewController viewDidAppear:]",
    "Analyzing HomeViewController viewDidLoad",
    "Hooked HomeViewController.viewDidLoad()",
    "viewDidLoad -> viewWillAppear -> viewDidAppear",
    "Why is viewWillAppear not called?",
    "viewWillAppear called?",
    "Before viewDidLoad",
    "A viewDidLoad call is missing",
    "A viewDidLoad call",
    "a viewDidLoad",
    "Note: viewDidLoad called",
    "TODO viewDidLoad",
    "All viewDidLoad calls",
    "No viewDidLoad",
    "Call viewDidLoad",
    "viewWillAppear.",
    "Unbalanced calls to begin/end appearance transitions for <something else",
    "must call super viewDidLoad",
    "- viewDidAppear:         // 控制器的 view 完全显示",
    "viewDidAppear 页面显示完成",
    "dealloc 控制器销毁",
    "viewWillDisappear：控制器的view即将消失的时候",
  ])
  func `a callback in prose is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    "override func viewDidLoad() {",
    "super.viewDidLoad()",
    "[super viewDidLoad];",
    "[super viewDidLoad]",
    "[detailViewController viewWillAppear:YES];",
    "[self.homeViewController viewDidLoad]",
    "viewDidLoad() // loads the table",
    ".viewDidLoad,",
    "case .viewDidLoad:",
    "if event.name == .viewDidLoad",
    "case loadView",
    "\"Root.viewWillAppear\",",
    "child.didMove(toParent: self)",
    "vc.viewWillAppear(animated)",
    "child.didMove(toParent: parent)",
    "viewDidLoad {}",
    "if count<limit.viewDidLoad()",
    "ERROR: viewDidLoad",
    "HomeVC<Int>().viewDidLoad()",
    "deinit {",
    "deinit { print(1) }",
    "[super dealloc];",
    "dealloc(pointer)",
    "package init() {}",
    "init(seed: UInt64) { state = seed }",
    "scene.draw(in: context)",
    "\"nested pop animation can result in corrupted navigation bar\",",
    "| viewIsAppearing | - | - |",
    "- (void)viewDidLoad {",
    "self.viewWillAppear(true)",
    "viewDidLoad();",
    "print(\"viewDidLoad\")",
    "NSLog(@\"%s viewDidLoad\", __func__);",
    "HomeViewController.swift:12: super.viewDidLoad()",
    "HomeViewController.swift:40:        viewWillAppear(true)",
    "Sources/HomeViewController.swift:41:\tviewDidLoad()",
  ])
  func `a callback in source code is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    "4   App   0x000000010beec755 $s3App14ViewControllerC11viewDidLoadyyF + 965",
    "3   App   0x0000000104ca9630 -[HomeViewController viewDidLoad] + 92",
    "-[HomeViewController viewDidLoad] + 92",
    "* frame #0: 0x0000000104ca9630 App`ViewController.viewDidLoad(self=0x1) at Home.swift:12",
    "__26-[HomeViewController viewDidLoad]_block_invoke",
    "__26-[HomeViewController viewDidLoad]_block_invoke + 12",
    "*** -[HomeViewController viewWillAppear:]: message sent to deallocated instance 0x6000",
    "*** Assertion failure in -[HomeViewController viewDidLoad], Home.m:12",
    "-[HomeViewController reload]: unrecognized selector sent to instance 0x7f",
  ])
  func `a callback in a crash report is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test func `a callback in a diagnostic of a tool is ignored`() throws {
    let line = "Main Thread Checker: UI API called on a background thread: -[Home viewDidLoad]"
    #expect(try Listing.callbacks(Array(line.utf8)) == ["- ! Main Thread Checker: UI "])
  }

  @Test func `the end of a callback is ignored`() throws {
    let log = """
      -[HomeViewController viewDidLoad] begin
      -[HomeViewController viewDidLoad] end
      Home viewDidAppear start
      Home viewDidAppear finished
      """
    #expect(
      try Listing.callbacks(Array(log.utf8)) == [
        "HomeViewController viewDidLoad", "Home viewDidAppear",
      ]
    )
  }

  @Test func `callbacks of private classes are ignored by default`() throws {
    let bytes = Array("-[UIInputWindowController viewWillAppear:]".utf8)
    #expect(try Listing.callbacks(bytes).isEmpty)
    var options = LogImportOptions()
    options.includesPrivateClasses = true
    var importer = LogImporter(title: "log", options: options, bytes: bytes)
    #expect(try importer.rest().count == 3)
  }

  @Test(arguments: ["draw", "init", "application", "memory deallocated", "git init", "scene"])
  func `common words are not callbacks`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }
}
