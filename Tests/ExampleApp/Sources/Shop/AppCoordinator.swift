public import HeadlessUIKit

/// Builds the screens of the shop and leads from one to the next.
@MainActor
public final class AppCoordinator {
  /// The two tabs: the catalog and the cart.
  public let tabs = UITabBarController()
  /// The catalog's screens.
  public let catalog: UINavigationController
  /// The cart.
  public let cart = CartViewController()
  private lazy var traced = TracedObject(of: self)

  /// Makes the first screen of each tab.
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
