import HeadlessUIKit

enum LC604: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ListViewController: UIViewController {
      let button = UIButton()

      override func viewDidLoad() {
        super.viewDidLoad()
        let size = view.bounds.size
        button.frame = CGRect(x: 0, y: size.height - 50, width: size.width, height: 50)
        view.addSubview(button)
      }
    }

    let home = HomeViewController()
    let list = ListViewController()
    home.addChild(list)
    home.view.addSubview(list.view)
    list.view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    list.didMove(toParent: home)
    window.rootViewController = home
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class ListViewController: UIViewController {
      let button = UIButton()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        button.frame = CGRect(x: 0, y: size.height - 50, width: size.width, height: 50)
      }
    }

    let home = HomeViewController()
    let list = ListViewController()
    home.addChild(list)
    home.view.addSubview(list.view)
    list.view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    list.didMove(toParent: home)
    window.rootViewController = home
  }
}
