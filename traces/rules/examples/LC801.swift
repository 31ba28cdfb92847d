import Foundation
import HeadlessUIKit

enum LC801: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class CartViewController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let name = Notification.Name("cart changed")
        let method: Selector = "cartChanged"
        NotificationCenter.default.addObserver(self, selector: method, name: name, object: nil)
      }
    }

    let cart = CartViewController()
    let navigation = UINavigationController(rootViewController: cart)
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class CartViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let name = Notification.Name("cart changed")
        let method: Selector = "cartChanged"
        NotificationCenter.default.addObserver(self, selector: method, name: name, object: nil)
      }
    }

    let cart = CartViewController()
    let navigation = UINavigationController(rootViewController: cart)
    window.rootViewController = navigation
    try app.settle()
    navigation.pushViewController(DetailViewController(), animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
  }
}
