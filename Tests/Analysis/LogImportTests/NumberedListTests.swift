import Testing

struct `Numbered lists of callbacks` {
  private func events(_ text: String) throws -> [String] {
    try Listing.callbacks(Array(text.utf8))
  }

  @Test func `a numbered report of a named object is an event`() throws {
    let log = """
      3.  ViewController1 viewDidLoad Called
      10. ViewController2 viewWillAppear called
      11) <Shop.HomeVC: 0x7f9b2c40> viewDidAppear
      """
    let expected = [
      "ViewController1 viewDidLoad", "ViewController2 viewWillAppear",
      "HomeVC(0x7f9b2c40) viewDidAppear",
    ]
    #expect(try events(log) == expected)
  }

  @Test func `a delegate's callback is an event only directly after such an item`() throws {
    let log = """
      1. sceneWillEnterForeground(_:)
      2. ViewController1 viewDidAppear Called
      3. sceneWillResignActive(_:)

      4. sceneDidEnterBackground(_:)
      6. sceneDidDisconnect(_:)
      """
    let expected = [
      "ViewController1 viewDidAppear", "UISceneDelegate sceneWillResignActive",
      "UISceneDelegate sceneDidEnterBackground",
    ]
    #expect(try events(log) == expected)
  }

  @Test(arguments: [
    "1. HomeVC viewDidLoad", "2. viewWillAppear called", "3. HomeVC viewDidLoad is called once",
    "1. viewDidLoad()\n2. viewWillAppear(_:)\n3. sceneDidBecomeActive(_:)",
  ])
  func `the numbered steps of a document are no events`(text: String) throws {
    #expect(try events(text) == [])
  }
}
