import Testing

struct `Prefixes before a class` {
  @Test(arguments: [
    "Current method: viewDidLoad", "method: viewDidLoad()", "function = viewDidLoad()",
    "Lifecycle event: viewDidLoad",
  ])
  func `an announcement is not a receiver`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["UIViewController viewDidLoad"])
  }

  @Test(arguments: [
    "001 HomeVC viewDidLoad", "1 HomeVC viewDidLoad", " 12 | HomeVC viewDidLoad",
    "12→HomeVC viewDidLoad", "[1] HomeVC viewDidLoad", "main HomeVC viewDidLoad",
    "Thread 1: HomeVC viewDidLoad", "05/29/21 22:19:46 HomeVC viewDidLoad",
    "10:19:46 PM HomeVC viewDidLoad", "May 29, 2021 at 10:19:46 PM HomeVC viewDidLoad",
    "1622319586.123 HomeVC viewDidLoad", "+0.123s: HomeVC viewDidLoad",
    "22:19:46 | HomeVC | viewDidLoad", "I HomeVC viewDidLoad", "Info: HomeVC viewDidLoad",
    "Log: HomeVC viewDidLoad", "LOG  HomeVC viewDidLoad", "class=HomeVC event=viewDidLoad",
    "event=viewDidLoad class=HomeVC", "[HomeVC] [viewDidLoad]", "[HomeVC][viewDidLoad]",
    "<NSThread: 0x600001234>{number = 1, name = main} HomeVC viewDidLoad",
    "<_NSMainThread: 0x600000>{number = 1, name = main} -[HomeVC viewDidLoad]",
    "HomeVC didLoad",
  ])
  func `a prefix is not part of the class`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC viewDidLoad"])
  }

  @Test(arguments: [
    "HomeVC didMove toParent: nil", "HomeVC didMove(toParent: nil)",
    "HomeVC didMove(toParent: Optional(<UINavigationController: 0x7f8>))",
  ])
  func `the parent after a prefixed class is an argument`(line: String) throws {
    #expect(
      try Listing.callbacks(Array(line.utf8)).last == "HomeVC didMove(toParent:)"
    )
  }

  @Test(arguments: [
    "[DEINIT] HomeVC", "HomeVC deallocated.", "deinit called for HomeVC", "HomeVC deinit called",
  ])
  func `the end of a prefixed class is ignored`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)) == ["HomeVC deinit"])
  }

  @Test(arguments: [
    "2. HomeVC viewDidLoad", "1) HomeVC viewDidLoad", "the HomeVC viewDidLoad",
    "Since iOS 13 HomeVC viewDidLoad", "| HomeVC | viewDidLoad |", "print(viewDidLoad)",
    "array[viewDidLoad]", "#selector(viewDidLoad)", "HomeVC deallocated. Bye.",
  ])
  func `documents and source code have no prefixed class`(line: String) throws {
    #expect(try Listing.callbacks(Array(line.utf8)).isEmpty)
  }

  @Test func `the columns of the Console app precede a class`() throws {
    let log = """
      default\t10:00:00.100000+0200\tShop\tHomeVC viewDidLoad
      info\t10:00:00.200000+0200\tSpringBoard\t[com.apple.SpringBoard:Default] Front display
      default\t10:00:00.300000+0200\tShop\t[com.example.shop:ui] HomeVC viewWillAppear(true)
      """
    #expect(
      try Listing.callbacks(Array(log.utf8)) == ["HomeVC viewDidLoad", "HomeVC viewWillAppear"]
    )
    #expect(try Listing.explained(Array(log.utf8)).contains("[console-app, 10:00:00.100+0200"))
  }
}
