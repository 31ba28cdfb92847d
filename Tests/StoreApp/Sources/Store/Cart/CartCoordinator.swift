import UIKit

@MainActor
final class CartCoordinator: Coordinator {
  var onOrder: (() -> Void)?

  let navigationController = UINavigationController()
  private let service: any StoreService
  private let cart: Cart

  init(service: any StoreService, cart: Cart) {
    self.service = service
    self.cart = cart
  }

  func start() {
    let screen = CartViewController(cart: cart)
    screen.onCheckout = { [weak self] in self?.showCheckout() }
    navigationController.navigationBar.prefersLargeTitles = true
    navigationController.tabBarItem = UITabBarItem(
      title: "Cart",
      image: UIImage(systemName: "cart"),
      selectedImage: UIImage(systemName: "cart.fill")
    )
    navigationController.viewControllers = [screen]
  }

  private func showCheckout() {
    let checkout = CheckoutViewController(total: cart.total, service: service)
    checkout.onFinish = { [weak self] order in self?.finishCheckout(with: order) }
    let navigation = UINavigationController(rootViewController: checkout)
    navigation.modalPresentationStyle = .pageSheet
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
      sheet.prefersGrabberVisible = true
    }
    navigationController.present(navigation, animated: true)
  }

  private func finishCheckout(with order: Order?) {
    navigationController.dismiss(animated: true) { [weak self] in
      guard let self, let order else { return }
      cart.removeAll()
      let confirmation = ConfirmationViewController(order: order)
      confirmation.onDone = { [weak self] in
        self?.navigationController.popToRootViewController(animated: false)
        self?.onOrder?()
      }
      navigationController.pushViewController(confirmation, animated: true)
    }
  }
}
