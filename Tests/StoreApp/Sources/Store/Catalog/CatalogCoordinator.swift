import UIKit

@MainActor
final class CatalogCoordinator: NSObject, Coordinator {
  let navigationController = UINavigationController()
  private let service: any StoreService
  private let cart: Cart

  init(service: any StoreService, cart: Cart) {
    self.service = service
    self.cart = cart
    super.init()
  }

  func start() {
    let catalog = CatalogViewController(service: service)
    catalog.delegate = self
    navigationController.navigationBar.prefersLargeTitles = true
    navigationController.tabBarItem = UITabBarItem(
      title: "Catalog",
      image: UIImage(systemName: "cup.and.saucer"),
      tag: 0
    )
    navigationController.setViewControllers([catalog], animated: false)
  }
}

extension CatalogCoordinator: CatalogViewControllerDelegate {
  func catalogViewController(_ controller: CatalogViewController, didSelect product: Product) {
    let screen = ProductViewController(product: product, cart: cart)
    screen.hidesBottomBarWhenPushed = true
    screen.onShowImage = { [weak screen] image in
      screen?.present(ImageViewerViewController(image: image), animated: true)
    }
    navigationController.pushViewController(screen, animated: true)
  }
}
