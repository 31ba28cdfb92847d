import HeadlessUIKit

enum LC856: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class SearchViewController: UIViewController {
      let field = UITextField()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }

    window.rootViewController = SearchViewController()
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class SearchViewController: UIViewController {
      let field = UITextField()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
      }
    }

    window.rootViewController = SearchViewController()
  }
}
