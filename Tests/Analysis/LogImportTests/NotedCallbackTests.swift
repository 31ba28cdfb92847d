import LogImport
import TestSupport
import Testing
import TraceModel

/// Lines with words before or after their callback, as published loggers print them.
struct `Callbacks with other words` {
  @Test(arguments: [
    ("HomeVC viewDidLoad: loading 3 items", "HomeVC viewDidLoad"),
    ("CareReminder viewWillAppear - Refreshing data", "CareReminder viewWillAppear"),
    ("<DrawVC>: viewDidAppear start reset data", "DrawVC viewDidAppear"),
    ("Block viewDidLoad called.", "Block viewDidLoad"),
    ("🔄 [KeyboardVC] viewWillAppear - Refreshing all data...", "KeyboardVC viewWillAppear"),
    ("A[1:2] applicationWillResignActive: cancelling 2 timers...", "- applicationWillResignActive"),
    ("1------viewDidAppear", "1 viewDidAppear"),
    ("::_viewDidAppear", "- viewDidAppear"),
    ("Home::_viewDidAppear", "Home viewDidAppear"),
    ("swizzled_viewDidAppear: <App.HomeVC: 0x7f01>", "HomeVC viewDidAppear"),
    ("MainVC: viewWillDisappear_", "MainVC viewWillDisappear"),
    ("Tab2: New VC-1 viewDidLoad", "New VC-1 viewDidLoad"),
    ("- viewDidLoad()", "- viewDidLoad"),
    ("[MSDSceneDelegate sceneDidBecomeActive:]: entered.", "MSDSceneDelegate sceneDidBecomeActive"),
    ("INIT(coder) CALLED", "- init"),
    ("1st ViewController viewDidLoad", "1st viewDidLoad"),
    ("[첫 번째 뷰] viewDidLoad", "첫 번째 뷰 viewDidLoad"),
    ("A[1:2] viewWillAppear B", "B viewWillAppear"),
    ("A[1:2] Left will appear", "Left viewWillAppear"),
    ("2013-03-27 16:58:48.281App[1659:11303] viewWillAppear", "- viewWillAppear"),
    ("Home on appear", "Home onAppear"), ("AScene appeared", "AScene onAppear"),
    ("viewDidLoad() - HamburgerView", "HamburgerView viewDidLoad"),
    ("ViewDidLoad: <Shop.HomeVC: 0x7f8a3c405f20>.", "HomeVC viewDidLoad"),
    ("[DEBUG] viewDidAppearが呼び出されました。", "- viewDidAppear"),
    (
      "2016-04-03 21:08:00.123 -- [Main] HomeVC (21) -> viewDidLoad() > hi there",
      "HomeVC viewDidLoad"
    ),
    ("A[1:2] [com.example.shop:ui] viewDidLoad: HomeVC", "HomeVC viewDidLoad"),
    (
      "2021-03-04 10:00:00.123456+0100 0x1a2b Debug 0x0 4242 0 A: [net.example.a:HomeVC] viewDidLoad()",
      "HomeVC viewDidLoad"
    ),
    ("D/HomeVC( 123): viewDidLoad", "HomeVC viewDidLoad"),
    ("green onAppear", "green onAppear"),
    ("OrderBadgeView appeared", "OrderBadgeView onAppear"),
    ("📱 FeedView appeared, loading posts...", "FeedView onAppear"),
    ("[SampleView()] onDisappear!", "SampleView onDisappear"),
    ("ContentView: @Bindable model changed.", "ContentView body"),
    (
      "[HomeViewController] viewDidAppear - tabBarController: <Shop.MainTabBarController: 0x1058>",
      "HomeViewController viewDidAppear"
    ),
    (
      "HomeViewController viewDidAppear - presented by <Shop.CartViewController: 0x1058>",
      "HomeViewController viewDidAppear"
    ),
  ])
  func `a callback is read`(line: String, event: String) throws {
    #expect(try Self.calls(line) == [event])
  }

  @Test(arguments: [
    "viewDidLoad - called once, before the view appears",
    "D: [HomeVC reload] Line 60",
    "selectedRow in viewWillAppear (null)",
    "HomeVC viewDidLoad, then viewWillAppear",
    "HomeVC viewDidLoad - not called",
    "HomeVC viewDidLoad - should be called { once }",
    "A[1:2] Keyboard will appear",
    "A[1:2] Banner did disappear",
    "The keyboard appeared",
    "SwiftUI onAppear",
    "use onAppear",
    "The badge of the view appeared",
  ])
  func `prose and look-alikes are not read`(line: String) throws {
    #expect(try Self.calls(line) == [])
  }

  private static func calls(_ log: String) throws -> [String] {
    let bytes = Array(log.utf8)
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "log", options: options, bytes: bytes)
    var subjects: [SubjectID: String] = [:]
    var calls: [String] = []
    for event in try importer.rest() {
      if event.kind == .birth {
        let label = importer.names[event.text]
        let isName = !label.isEmpty && !label.hasPrefix("0x")
        let name = isName ? label : importer.names[event.name]
        subjects[event.subject] = name.hasPrefix("UI") ? "-" : name
      } else if event.kind == .begin {
        calls.append("\(subjects[event.subject] ?? "-") \(importer.names[event.name])")
      }
    }
    return calls
  }
}

/// Several lines that one call prints.
struct `Prints within one callback` {
  @Test(arguments: [
    ">>> HomeVC viewDidAppear\n<<< HomeVC viewDidAppear",
    "<HomeVC: 0x7f01> BaseVC viewDidAppear\n<HomeVC: 0x7f01> HomeVC viewDidAppear",
    "<HomeVC: 0x7f01> viewDidAppear - start\n<HomeVC: 0x7f01> viewDidAppear - setup",
    "<HomeVC: 0x7f01> viewDidAppear\n<HomeVC: 0x7f01> viewDidAppear count=3",
    "[Home] ➡️ viewDidAppear\n[Home] ⬅️ viewDidAppear",
    "🔵 HomeVC viewDidAppear\n🔴 HomeVC viewDidAppear",
    "<A: 0x7f01> viewDidLoad\n<B: 0x7f02> viewDidLoad\n<A: 0x7f01> viewDidLoad: response 200",
    "HomeVC viewDidAppear\nCartVC viewDidAppear\nHomeVC viewDidAppear: 3 rows loaded",
  ])
  func `a further line is an echo`(log: String) throws {
    #expect(try Self.flags(log).last == true)
  }

  @Test(arguments: [
    "<HomeVC: 0x7f01> viewDidAppear\n<HomeVC: 0x7f01> viewDidAppear",
    "<HomeVC: 0x7f01> viewDidAppear n=10\n<HomeVC: 0x7f01> viewDidAppear n=11",
    "<HomeVC: 0x7f01> viewDidAppear - start\n<CartVC: 0x7f02> viewDidAppear - start",
    """
    2024-01-01 10:00:00.000 A[1:2] <HomeVC: 0x7f01> viewDidAppear - start
    2024-01-01 10:00:03.000 A[1:2] <HomeVC: 0x7f01> viewDidAppear again
    """,
    "HomeVC viewDidLoad\nHomeVC viewDidLoad in a list",
    "<HomeVC: 0x7f01> viewWillAppear animated: true\n<HomeVC: 0x7f01> viewWillAppear animated: false",
    "HomeVC viewDidAppear(true)\nHomeVC viewDidAppear(false)",
  ])
  func `another call is a call`(log: String) throws {
    #expect(try Self.flags(log).last == false)
  }

  private static func flags(_ log: String) throws -> [Bool] {
    let bytes = Array(log.utf8)
    let options = LogImportOptions(scan: LogImporter.scan(bytes: bytes))
    var importer = LogImporter(title: "log", options: options, bytes: bytes)
    return try importer.rest().filter { $0.kind == .begin }.map { $0.flags.contains(.echo) }
  }
}

/// Exceptions and messages of UIKit in the forms in which people paste them.
struct `Pasted messages` {
  private static let active = "Application tried to present modally an active controller"

  @Test(arguments: [
    "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '\(active)",
    "uncaught exception of class NSInvalidArgumentException: \(active) <VC: 0x1f01>.",
    "libc++abi: terminating due to uncaught exception of type NSException: \(active) <VC: 0x1f01>.",
    "NSInvalidArgumentException: \(active) <VC: 0x1f01>.",
    "NSInvalidArgumentException', reason: '\(active) <VC: 0x1f01>'",
    " reason: '\(active) <VC: 0x1f01>.",
    "Thread 1: \"\(active) <VC: 0x1f01>.\"",
    "Fatal Exception: NSInvalidArgumentException\n\(active) <VC: 0x1f01>.",
    "Fatal Exception: NSInvalidArgumentException \(active)",
    "``` [Presentation] Attempt to present <A: 0x7f1> on <B: 0x7f2> whose view is not in the window. ```",
    "UIViewControllerHierarchyInconsistency, reason: child view controller:A: 0x1 should have parent",
    "Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: ' is pushing the "
      + "same view controller instance () more than once",
    "Unbalanced calls to begin/end appearance transitions for HomeVC: 0x12d50b240.",
    "Unbalanced calls to begin/end appearance transitions for <HomeVC>.",
    "控制台会提示Unbalanced calls to begin/end appearance transitions for <HomeVC: 0x7f89>",
    "All I see is: Warning: Attempt to present <A: 0x7f1> on <B: 0x7f2> whose view is not in the window",
    "Attempt to present <A: > on <B: > whose view is not in the window hierarchy!",
    "Nested push animation can result in corrupted navigation bar",
    "[Warning] Attempting to load the view of a view controller while it is deallocating is not allowed "
      + "(<A: 0x7f1>)",
  ])
  func `a message is read`(line: String) throws {
    #expect(try Self.messages(line) == 1)
  }

  @Test(arguments: [
    "Terminating app due to uncaught exception 'NSRangeException', reason: '",
    "Application tried to present modally an active controller",
    "child view controllers: 3",
    "reason: 'timeout'", "Fatal Exception: NSInvalidArgumentException\nnothing else",
    "Fatal Exception: RLMError\n\(active) of the app",
    "Rejected: NSError",
    "We avoid unbalanced calls to begin/end appearance transitions for <HomeVC> here",
  ])
  func `a mention is not a message`(line: String) throws {
    #expect(try Self.messages(line) == 0)
  }

  private static func messages(_ log: String) throws -> Int {
    var importer = LogImporter(title: "log", bytes: Array(log.utf8))
    return try importer.rest().count { $0.kind == .diagnostic }
  }
}
