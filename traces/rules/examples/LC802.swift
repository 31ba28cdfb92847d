import HeadlessUIKit

enum LC802: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class SearchViewController: UIViewController {
      lazy var keyboard = TracedObject(named: "KeyboardObserver")

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keyboard.begin(state: "observing")
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboard.end(state: "observing")
      }
    }

    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    navigation.pushViewController(SearchViewController(), animated: true)
    try app.settle()
    navigation.beginInteractivePop()
    navigation.cancelInteractivePop()
    try app.settle()
    navigation.popViewController(animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class SearchViewController: UIViewController {
      lazy var keyboard = TracedObject(named: "KeyboardObserver")

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        keyboard.begin(state: "observing")
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        keyboard.end(state: "observing")
      }
    }

    let navigation = UINavigationController(rootViewController: HomeViewController())
    window.rootViewController = navigation
    try app.settle()

    navigation.pushViewController(SearchViewController(), animated: true)
    try app.settle()
    navigation.beginInteractivePop()
    navigation.cancelInteractivePop()
    try app.settle()
    navigation.popViewController(animated: true)
  }
}
