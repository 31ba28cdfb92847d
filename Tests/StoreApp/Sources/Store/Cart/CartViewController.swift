import UIKit

final class CartViewController: UITableViewController {
  var onCheckout: (() -> Void)?

  private enum Section: Int, CaseIterable {
    case lines
    case coupon
  }

  private let cart: Cart
  private let totalLabel = UILabel(style: .headline)
  private var observer: (any NSObjectProtocol)?
  /// Whether the user deletes a line, whose row is removed with an animation.
  private var isDeletingLine = false

  init(cart: Cart) {
    self.cart = cart
    super.init(style: .insetGrouped)
    title = "Cart"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "cart.table"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "coupon")
    totalLabel.textAlignment = .center
    totalLabel.frame.size.height = 56
    tableView.tableFooterView = totalLabel
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Check out",
      primaryAction: UIAction { [weak self] _ in self?.onCheckout?() }
    )
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "cart.checkout"
    observer = NotificationCenter.default.addObserver(
      forName: Cart.didChangeNotification,
      object: cart,
      queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.cartDidChange() }
    }
    updateTotal()
  }

  private func cartDidChange() {
    updateTotal()
    if !isDeletingLine { tableView.reloadData() }
  }

  private func updateTotal() {
    totalLabel.text = cart.lines.isEmpty ? "Your cart is empty" : "Total: \(cart.total.price)"
    navigationItem.rightBarButtonItem?.isEnabled = !cart.lines.isEmpty
    navigationItem.prompt = cart.coupon.map { "Coupon \($0)" }
  }

  // MARK: Data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .lines ? cart.lines.count : 1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard Section(rawValue: indexPath.section) == .lines else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "coupon", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = "Coupon"
      content.secondaryText = cart.coupon ?? "None"
      cell.contentConfiguration = content
      return cell
    }
    let line = cart.lines[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "\(line.quantity) × \(line.product.name)"
    content.secondaryText = line.total.price
    content.image = UIImage(systemName: line.product.symbolName)
    content.imageProperties.tintColor = Theme.accent
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Section(rawValue: indexPath.section) == .lines
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deleteLine(at: indexPath) }
  }

  // MARK: Delegate

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard Section(rawValue: indexPath.section) == .lines else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, completion in
      self?.deleteLine(at: indexPath)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if Section(rawValue: indexPath.section) == .coupon { askForCoupon() }
  }

  private func deleteLine(at indexPath: IndexPath) {
    isDeletingLine = true
    cart.remove(at: indexPath.row)
    isDeletingLine = false
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  private func askForCoupon() {
    let alert = UIAlertController(title: "Coupon", message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Code"
      field.autocapitalizationType = .allCharacters
      field.returnKeyType = .done
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let apply = UIAlertAction(title: "Apply", style: .default) { [weak self, weak alert] _ in
      guard let self, let code = alert?.textFields?.first?.text, cart.apply(coupon: code) else {
        return
      }
      tableView.reloadSections([Section.coupon.rawValue], with: .none)
    }
    alert.addAction(apply)
    alert.preferredAction = apply
    present(alert, animated: true)
  }
}
