import CoreGraphics
import UIKit

@objc protocol CatalogueViewControllerDelegate {
  func catalogue(_ catalogue: CatalogueViewController, didSelect item: String)
  @objc optional func catalogueShouldSelect(_ item: String) -> Bool
  @objc optional func catalogueDidCancel(_ catalogue: CatalogueViewController)
}

@objc(CatalogueViewController)
class CatalogueViewController: UIViewController {
  @IBOutlet private(set) weak var titleLabel: UILabel!
  @IBOutlet var buyButton: UIButton!
  @IBInspectable var cornerRadius: CGFloat = 4

  weak var delegate: CatalogueViewControllerDelegate?
  private(set) var log: [String] = []
  var names: [Selector] { [#selector(getter: title), #selector(buy(_:))] }

  func addActions() {
    buyButton = UIButton(type: .system)
    buyButton.addTarget(self, action: #selector(buy(_:)), for: .touchUpInside)
    buyButton.addTarget(
      self,
      action: #selector(CatalogueViewController.cancel),
      for: .touchUpInside
    )
    view.addSubview(buyButton)
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(pricesChanged),
      name: Notification.Name("Prices"),
      object: nil
    )
  }

  @IBAction func buy(_ sender: UIButton) {
    guard delegate?.catalogueShouldSelect?("tea") ?? true else { return }
    log.append("buy")
    delegate?.catalogue(self, didSelect: "tea")
  }

  @objc private func cancel() {
    log.append("cancel")
    delegate?.catalogueDidCancel?(self)
  }

  @objc fileprivate func pricesChanged() { log.append("prices") }

  func note(_ text: String) { log.append(text) }
}
