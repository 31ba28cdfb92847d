import UIKit

@MainActor
final class AppCoordinator: NSObject {
  let tabBarController = UITabBarController()
  let catalog: CatalogCoordinator
  let cart: CartCoordinator
  private let window: UIWindow
  private let model = Cart()
  private var cartObserver: (any NSObjectProtocol)?

  init(window: UIWindow, service: any StoreService) {
    self.window = window
    catalog = CatalogCoordinator(service: service, cart: model)
    cart = CartCoordinator(service: service, cart: model)
    super.init()
  }

  isolated deinit {
    if let cartObserver { NotificationCenter.default.removeObserver(cartObserver) }
  }

  func start() {
    catalog.start()
    cart.start()
    tabBarController.delegate = self
    tabBarController.setViewControllers(
      [catalog.navigationController, cart.navigationController],
      animated: false
    )
    cart.onOrder = { [weak self] in self?.tabBarController.selectedIndex = 0 }
    cartObserver = NotificationCenter.default.addObserver(
      forName: Cart.didChangeNotification,
      object: model,
      queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateBadge() }
    }
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
  }

  private func updateBadge() {
    let item = cart.navigationController.tabBarItem
    item?.badgeValue = model.count == 0 ? nil : "\(model.count)"
    item?.badgeColor = Theme.accent
  }
}

extension AppCoordinator: UITabBarControllerDelegate {
  /// A second tap on the selected tab returns to its root.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController === tabBarController.selectedViewController,
      let navigation = viewController as? UINavigationController
    else { return true }
    navigation.popToRootViewController(animated: true)
    return false
  }
}
