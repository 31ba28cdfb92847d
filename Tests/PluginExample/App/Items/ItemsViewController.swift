import UIKit

final class ItemsViewController: UITableViewController {
  @IBOutlet private(set) var basketButton: UIBarButtonItem!

  let basket = Basket()
  private let names = ["Tea", "Coffee"]
  private var observation: NSKeyValueObservation?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("items.title", comment: "The title of the list")
    basketButton.title = "0"
    observation = basket.observe(\.count, options: [.old, .new]) { [weak self] _, change in
      self?.basketButton.title = "\(change.oldValue ?? -1) → \(change.newValue ?? -1)"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    (cell as? ItemCell)?.nameLabel.text = names[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showItem",
      let controller = segue.destination as? ItemViewController,
      let cell = sender as? ItemCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return }
    controller.name = names[indexPath.row]
    controller.basket = basket
  }
}
