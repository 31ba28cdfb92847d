public import HeadlessUIKit

/// Creates the screens of the shop and navigates between them.
@MainActor
public final class AppCoordinator {
  /// The tabs: the catalog and the cart.
  public let tabs = UITabBarController()
  /// The navigation controller of the catalog.
  public let catalog: UINavigationController
  /// The screen of the cart.
  public let cart = CartViewController()
  private lazy var traced = TracedObject(of: self)

  /// Creates the first screen of each tab.
  public init() {
    let list = CatalogViewController()
    catalog = UINavigationController(rootViewController: list)
    list.showProduct = { [unowned self] in showProduct() }
  }

  /// Shows the shop in a window.
  public func start(in window: UIWindow) {
    traced.span("start") {
      tabs.viewControllers = [catalog, cart]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
    }
  }

  /// Pushes a product.
  public func showProduct() {
    traced.span("showProduct") {
      catalog.pushViewController(ProductViewController(), animated: true)
    }
  }

  /// Switches to the cart.
  public func showCart() {
    traced.span("showCart") { tabs.selectedIndex = 1 }
  }
}
