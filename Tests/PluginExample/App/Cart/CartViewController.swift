import UIKit

final class CartViewController: CatalogueViewController {
  private class BadgeView: UIView {
    @IBOutlet private weak var dot: UIView?
  }

  override func reload(animated: Bool) {
    note("cart")
    super.reload(animated: animated)
  }

  var path: String { #keyPath(CartViewController.view.frame) }
}

extension CartViewController {
  #if os(iOS)
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
    if #available(iOS 15.0, *) { note("available") }
  }
  #endif
}
