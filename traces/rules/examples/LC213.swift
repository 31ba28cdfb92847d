import HeadlessUIKit

enum LC213: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class SwitchViewController: UIViewController {
      let list = HomeViewController()
      let detail = DetailViewController()

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list.beginAppearanceTransition(true, animated: animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.endAppearanceTransition()
      }

      func showDetail() {
        addChild(detail)
        list.beginAppearanceTransition(false, animated: true)
        detail.beginAppearanceTransition(true, animated: true)
        view.addSubview(detail.view)
        list.view.removeFromSuperview()
        list.endAppearanceTransition()
        detail.didMove(toParent: self)
      }
    }

    let container = SwitchViewController()
    window.rootViewController = container
    try app.settle()
    container.showDetail()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class SwitchViewController: UIViewController {
      let list = HomeViewController()
      let detail = DetailViewController()

      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        list.beginAppearanceTransition(true, animated: animated)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        list.endAppearanceTransition()
      }

      func showDetail() {
        addChild(detail)
        list.beginAppearanceTransition(false, animated: true)
        detail.beginAppearanceTransition(true, animated: true)
        view.addSubview(detail.view)
        list.view.removeFromSuperview()
        list.endAppearanceTransition()
        detail.endAppearanceTransition()
        detail.didMove(toParent: self)
      }
    }

    let container = SwitchViewController()
    window.rootViewController = container
    try app.settle()
    container.showDetail()
  }
}
