import LogImport
import Testing

/// Lines in the layouts of loggers and consoles.
struct `Layouts of loggers` {
  @Test(arguments: [
    "2024-05-05T10:00:01+0200 debug com.example.app: [App] HomeVC viewDidLoad",
    "2024-05-05T10:00:01+0200 debug com.example.app: user=1 tab=2 [App] HomeVC viewDidLoad",
    "10:00:06.500 | INFO | HomeVC | viewDidLoad",
    "2024-05-05 10:00:06.500 | DEBUG    | HomeVC viewDidLoad",
    "2024-05-05 10:00:06,500 - INFO - HomeVC viewDidLoad",
    "05.02.2024 14:03:11,221 INFO HomeVC viewDidLoad",
    "05.02.2024, 14:03:11 HomeVC viewDidLoad",
    "2017-09-09 10:10:10.101 [Debug] [main] [HomeVC.swift:24] viewDidLoad() > ",
    "2017-09-09 10:10:10.101 [Debug] [HomeVC.swift:24] viewDidLoad() > viewDidLoad",
    "HomeVC.swift:27 viewDidLoad(): viewDidLoad called",
    "2020-01-02 12:30:01.252 [HomeVC viewDidLoad] [Line 51]",
    "HomeVC viewDidLoad wurde aufgerufen",
  ])
  func `the callback is read`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC viewDidLoad"])
  }

  @Test(arguments: [
    "| INFO | HomeVC | viewDidLoad |",
    "[HomeVC viewDidLoad] [rows loaded]",
    "[HomeVC viewDidLoad]; // [Line 51]",
    "[Analytics] tracked viewDidAppear of HomeVC",
    "testing viewDidLoad",
    "[AppCenter] DEBUG Tracked viewWillAppear: HomeViewController",
    "- [x] HomeVC viewWillAppear",
    "- [ ] HomeVC viewWillAppear",
    "HomeVC.swift:27 viewDidLoad() -> viewWillAppear(_:)",
  ])
  func `tables, source code and other messages report no callback`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    (
      "<_TtGC7SwiftUI19UIHostingControllerV5MyApp11ContentView_: 0x7fb> viewDidLoad",
      "UIHostingController<ContentView>(0x7fb) viewDidLoad"
    ),
    (
      "<_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_4Root__: 0x7fb> viewDidLoad",
      "UIHostingController(0x7fb) viewDidLoad"
    ),
    ("-[_TtGC5MyApp6ListVCSi_ viewDidLoad]", "ListVC viewDidLoad"),
  ])
  func `mangled generic classes are demangled`(line: String, event: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == [event])
  }

  @Test(arguments: [
    "<_TtGC7SwiftUI99UIHostingControllerV5MyApp11ContentView_: 0x7fb> reload",
    "<_TtGC_: 0x7fb> reload", "<_TtGC99999999999999999999A_: 0x7fb> reload", "_TtG", "_TtGC",
  ])
  func `invalid mangled names are kept`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test(arguments: [
    ("-[HomeVC viewDidLoad] <HomeVC: 0x3>", "HomeVC(0x3) viewDidLoad"),
    ("-[BaseVC viewWillAppear:] <HomeVC: 0x3>", "HomeVC(0x3) viewWillAppear"),
    ("-[HomeVC viewDidLoad] <UIView: 0x4; frame = (0 0; 1 1)>", "HomeVC viewDidLoad"),
    ("-[HomeVC didMoveToParentViewController:] <MainVC: 0x5>", "HomeVC didMove(toParent:)"),
  ])
  func `an object after a method is the receiver`(
    line: String,
    event: String
  ) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).last == event)
  }
}
