import UIKit

final class ItemViewController: UIViewController {
  @IBOutlet private(set) weak var titleLabel: UILabel!
  @IBOutlet private(set) weak var imageView: UIImageView!
  @IBOutlet private(set) weak var orderButton: UIButton!

  var name = ""
  var basket: Basket?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = name
    imageView.image = UIImage(named: "cup")
    orderButton.setTitle(NSLocalizedString("item.order", comment: ""), for: .normal)
  }

  @IBAction private func order(_ sender: UIButton) {
    basket?.count += 1
  }
}
