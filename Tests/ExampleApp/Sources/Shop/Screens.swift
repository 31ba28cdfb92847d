public import HeadlessUIKit

/// The list of products.
public final class CatalogViewController: UIViewController {
  /// Called when the user selects a product.
  public var showProduct: () -> Void = {}
}

/// One product.
public final class ProductViewController: UIViewController {}

/// The total of the cart, a child of the cart's screen.
public final class SummaryViewController: UIViewController {}

/// The cart with its summary.
public final class CartViewController: UIViewController {
  /// The summary.
  public let summary = SummaryViewController()

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(summary)
    view.addSubview(summary.view)
    summary.didMove(toParent: self)
  }
}
