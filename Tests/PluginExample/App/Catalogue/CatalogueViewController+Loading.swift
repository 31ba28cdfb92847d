import UIKit

extension CatalogueViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
    addActions()
  }

  @objc func reload(animated: Bool) { note("reload") }
}
