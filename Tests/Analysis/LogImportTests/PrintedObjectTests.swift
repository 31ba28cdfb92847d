import LogImport
import Testing

/// Lines that print objects besides the one that received the callback.
struct `Objects that a line prints` {
  @Test(arguments: [
    "[HomeVC] viewDidAppear(_:) - tabBarController: Optional(<Shop.MainTabBarController: 0x105809800>)",
    "[HomeVC] viewDidAppear delegate: <Shop.CartVC: 0x105809800>",
    "HomeVC viewDidAppear, parent = <UINavigationController: 0x105814a00>",
    "HomeVC viewDidAppear, presentingViewController: Optional(<App.RootVC: 0x100>)",
    "HomeVC.viewDidAppear(_:) view = <UIView: 0x7f8a1c40; frame = (0 0; 375 667)>",
    "HomeVC viewDidAppear window: <UIWindow: 0x7f8a1c40>",
    "-[HomeVC viewDidAppear:] presentedBy <Shop.RootVC: 0x105809800>",
    "-[HomeVC viewDidAppear:] parent: <UINavigationController: 0x100>",
    "-[Shop.HomeVC viewDidAppear:] child=<Shop.CartVC: 0x100>",
    "HomeVC - viewDidAppear - nav: <UINavigationController: 0x105809800>",
    "HomeVC viewDidAppear: self.tabBarController = <Shop.MainTabVC: 0x1058>",
    "HomeVC viewDidAppear(animated: true) tabBarController: Optional(<Shop.TabVC: 0x1058>)",
    "[HomeVC] viewDidAppear nav=<UINavigationController: 0x100>",
    "[HomeVC] viewDidAppear <UINavigationController: 0x100>",
    "-[HomeVC viewDidAppear:] <UINavigationController: 0x100>",
    "HomeVC viewDidAppear Optional(<Shop.RootVC: 0x100>)",
    "HomeVC viewDidAppear [<Shop.CartVC: 0x100>, <Shop.PayVC: 0x200>]",
    "HomeVC viewDidAppear children: [<Shop.CartVC: 0x100>]",
    "HomeVC viewDidAppear (presented: <Shop.CartVC: 0x100>)",
    "HomeVC viewDidAppear nav: 0x105809800", "HomeVC viewDidAppear self.nav = 0x105809800",
    "HomeVC viewDidAppear coordinator: ObjectIdentifier(0x105809800)",
    "HomeVC viewDidAppear animated: true root: <Shop.RootVC: 0x100>",
    "HomeVC viewDidAppear previous: <Shop.HomeVC: 0x100>",
    "HomeVC viewDidAppear next = CartVC",
    "Shop.Outer.HomeVC viewDidAppear split: <Shop.SplitVC<Shop.Item>: 0x100>",
    "[HomeVC] nav: <UINavigationController: 0x100> viewDidAppear",
    "HomeVC (parent: <UINavigationController: 0x100>) viewDidAppear",
    "HomeVC parent=<Shop.RootVC: 0x100> viewDidAppear(_:)",
    "HomeVC parent=RootVC viewDidAppear", "HomeVC nav=0x105809800 viewDidAppear",
    "[HomeVC] presenting: Optional(<Shop.RootVC: 0x100>) - viewDidAppear",
    "[HomeVC] <UINavigationController: 0x100> viewDidAppear",
    "2024-05-01 10:00:00.123 App[1:2] HomeVC viewDidAppear: self.nav = <UINavigationController: 0x1>",
  ])
  func `printed objects are values when the line names another class`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC viewDidAppear"])
  }

  @Test(arguments: [
    "<Shop.HomeVC: 0x10> viewDidAppear nav: <UINavigationController: 0x20>",
    "<Shop.HomeVC: 0x10> viewDidAppear nav: 0x105809800",
    "<Shop.HomeVC: 0x10> nav=<UINavigationController: 0x20> viewDidAppear",
    "[<Shop.HomeVC: 0x10>] viewDidAppear - parent: <Shop.RootVC: 0x20>",
    "HomeVC viewDidAppear nav=<UINavigationController: 0x20> self=<Shop.HomeVC: 0x10>",
    "HomeVC viewDidAppear <Shop.HomeVC: 0x10> <UINavigationController: 0x20>",
    "HomeVC viewDidAppear parent: <Shop.RootVC: 0x20>, <Shop.HomeVC: 0x10>",
    "-[HomeVC viewDidAppear:] <HomeVC: 0x10> window=<UIWindow: 0x20>",
    "-[BaseVC viewDidAppear:] <HomeVC: 0x10>", "BaseVC.viewDidAppear(_:) <App.HomeVC: 0x10>",
    "BaseVC viewDidAppear self: <App.HomeVC: 0x10>", "[BaseVC] <App.HomeVC: 0x10> viewDidAppear",
    "[BaseVC] viewDidAppear called <App.HomeVC: 0x10>",
    "viewDidAppear <App.HomeVC: 0x10>", "viewDidAppear(_:) - self: <App.HomeVC: 0x10>",
    "viewDidAppear Optional(<App.HomeVC: 0x10>)", "viewDidAppear in <App.HomeVC: 0x10>",
    "viewDidAppear <App.HomeVC: 0x10> tabs: <App.TabVC: 0x20>",
    "viewDidAppear tabs: <App.TabVC: 0x20> self = <App.HomeVC: 0x10>",
    "self: <App.HomeVC: 0x10> viewDidAppear", "HomeVC(0x10) viewDidAppear parent: <RootVC: 0x20>",
    "HomeVC viewDidAppear animated: true <App.HomeVC: 0x10>",
  ])
  func `printed objects do not hide the address of the receiver`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC(0x10) viewDidAppear"])
  }

  @Test(arguments: [
    "viewDidAppear(_:) - tabBarController: Optional(<Shop.TabVC: 0x100>)",
    "viewDidAppear parent = <UINavigationController: 0x100>", "viewDidAppear next: CartVC",
    "viewDidAppear view = <UIView: 0x7f8a1c40; frame = (0 0; 375 667)>",
    "viewDidAppear nav: 0x105809800", "viewDidAppear [<A: 0x1>, <B: 0x2>]",
  ])
  func `printed objects are values if a property introduces them after a callback alone`(
    line: String
  ) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["UIViewController viewDidAppear"])
  }

  @Test(arguments: [
    ("nav: <UINavigationController: 0x10> viewDidLoad", "UINavigationController(0x10) viewDidLoad"),
    ("nav viewDidLoad <UINavigationController: 0x10>", "UINavigationController(0x10) viewDidLoad"),
    ("ui: HomeVC viewDidLoad", "HomeVC viewDidLoad"), ("Shop ui: HomeVC viewDidLoad", nil),
    ("Home viewDidLoad nav: <UINavigationController: 0x10>", "Home viewDidLoad"),
    ("Home viewDidLoad from CartVC", "Home viewDidLoad"),
    ("lifecycle viewDidLoad - HomeVC", "HomeVC viewDidLoad"),
    ("[native] viewDidLoad:: “HomeVC” // once", "HomeVC viewDidLoad"),
    ("[native] viewDidLoad [**HomeVC**]", "HomeVC viewDidLoad"),
    ("[native] 方法：viewDidLoad 类：'HomeVC'", "HomeVC viewDidLoad"),
    ("[native] viewDidLoad class: \\<App.HomeVC: 0x10\\>", "HomeVC(0x10) viewDidLoad"),
    ("Home viewDidLoad nav: *<UINavigationController: 0x10>*", "Home viewDidLoad"),
    ("HomeVC deinit nav: <UINavigationController: 0x10>", "HomeVC deinit"),
    ("HomeVC deinit <App.HomeVC: 0x10>", "HomeVC(0x10) deinit"),
  ])
  func `name the receiver when the line has no other name`(line: String, event: String?) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == (event.map { [$0] } ?? []))
  }

  /// The receiver and the argument of a callback that moves to a parent.
  private func move(_ line: String) throws -> String {
    let text = try Listing.full(Array(line.utf8))
    var objects: [String: String] = [:]
    var result = ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let number = words.first(where: { $0.hasPrefix("#") }) else { continue }
      if words.contains("birth") {
        objects[number] = line.split(separator: "“").last.map { String($0.prefix { $0 != "”" }) }
      } else if words.contains("begin") {
        let argument = words.firstIndex(of: "argument").map { words[$0 + 1] } ?? "-"
        result = "\(objects[number] ?? number) \(objects[argument] ?? argument)"
      }
    }
    return result
  }

  @Test(arguments: [
    ("<HomeVC: 0x10> willMove(toParent: <UINavigationController: 0x20>)", "0x10 0x20"),
    ("<HomeVC: 0x10> willMove(toParent: Optional(<UINavigationController: 0x20>))", "0x10 0x20"),
    ("<HomeVC: 0x10> didMove(toParent:) <UINavigationController: 0x20>", "0x10 0x20"),
    ("<HomeVC: 0x10> didMove(toParent:) parent: <RootVC: 0x20>", "0x10 0x20"),
    ("<HomeVC: 0x10> didMove(toParent:) parent: nil", "0x10 nil"),
    ("<HomeVC: 0x10> didMove(toParent: nil) tabs: <TabVC: 0x30>", "0x10 nil"),
    ("<HomeVC: 0x10> didMove(toParent:) tabs: <TabVC: 0x30>", "0x10 -"),
    ("<HomeVC: 0x10> didMove(toParent: <RootVC: 0x20>) tabs: <TabVC: 0x30>", "0x10 0x20"),
    ("-[HomeVC didMoveToParentViewController:] <HomeVC: 0x10> parent: <RootVC: 0x20>", "0x10 0x20"),
    ("HomeVC didMove(toParent:) self: <HomeVC: 0x10> parent: <RootVC: 0x20>", "0x10 0x20"),
  ])
  func `printed objects are the argument of a move to a parent`(
    line: String,
    objects: String
  ) throws {
    #expect(try move(line) == objects)
  }

  @Test func `a printed tab bar controller does not join the visits of two controllers`() throws {
    let tabs = "tabBarController: Optional(<Shop.MainTabBarController: 0x105809800>)"
    let log = [
      "[HomeViewController] viewWillAppear(_:) - \(tabs)",
      "[CartViewController] viewWillAppear(_:) - \(tabs)",
    ]
    let events = try Listing.callbacks(Array(log.joined(separator: "\n").utf8))
    #expect(events == ["HomeViewController viewWillAppear", "CartViewController viewWillAppear"])
  }
}
