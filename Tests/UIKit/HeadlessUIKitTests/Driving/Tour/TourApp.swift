import HeadlessUIKit

/// The app that the tests of tours visit: two tabs, a stack, a table, a sheet, an alert and menus.
final class TourAppDelegate: UIApplicationDelegate {
  private let window = UIWindow()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let list = ProductsController()
    list.title = "Products"
    let settings = SettingsController()
    settings.title = "Settings"
    tabs.viewControllers = [UINavigationController(rootViewController: list), settings]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    return true
  }
}

/// A long table whose rows lead to one class, except the last of the first section.
final class ProductsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "product")
    refreshControl = UIRefreshControl()
    let add = UIAction { [weak self] _ in
      self?.present(UINavigationController(rootViewController: EditorController()), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: add)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 3 : 1000
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "product", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.section)-\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next: UIViewController =
      indexPath == IndexPath(row: 2, section: 0) ? LegalController() : ProductController()
    navigationController?.pushViewController(next, animated: true)
  }
}

/// A detail with a button that presents two controllers at once.
final class ProductController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Product"
    let both = UIAction(title: "Both") { [weak self] _ in
      self?.present(LegalController(), animated: true)
      self?.present(EditorController(), animated: true)
    }
    let idle = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
    idle.setTitle("Idle", for: .normal)
    let disabled = UIButton(frame: CGRect(x: 20, y: 360, width: 100, height: 40))
    disabled.setTitle("Never", for: .normal)
    disabled.isEnabled = false
    let button = UIButton(frame: CGRect(x: 20, y: 240, width: 100, height: 40))
    button.setTitle("Both", for: .normal)
    button.addAction(both, for: .primaryActionTriggered)
    for control in [button, idle, disabled] { view.addSubview(control) }
  }
}

/// A screen without actions.
final class LegalController: UIViewController {}

/// A sheet with a text field and an alert.
final class EditorController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private let label = UILabel(frame: CGRect(x: 20, y: 160, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    field.addAction(
      UIAction { [weak self] _ in self?.label.text = self?.field.text },
      for: .editingChanged
    )
    view.addSubview(field)
    view.addSubview(label)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save",
      image: nil,
      primaryAction: UIAction { [weak self] _ in self?.ask() }
    )
  }

  private func ask() {
    let alert = UIAlertController(title: "Save?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self] _ in self?.label.text = "Saved" }
    )
    present(alert, animated: true)
  }
}

/// Controls, a menu, a collection view, a repeating timer, and a way into a screen without a way out.
final class SettingsController: UIViewController, UICollectionViewDataSource {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in }
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 60, height: 30))
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.frame = CGRect(x: 20, y: 140, width: 200, height: 30)
    segments.selectedSegmentIndex = 0
    let menu = UIButton(frame: CGRect(x: 20, y: 180, width: 100, height: 30))
    menu.setTitle("Sort", for: .normal)
    menu.showsMenuAsPrimaryAction = true
    menu.menu = UIMenu(children: [
      UIAction(title: "Name") { _ in toggle.isOn.toggle() },
      UIAction(title: "Date", attributes: .disabled) { _ in },
    ])
    let delete = UIButton(frame: CGRect(x: 20, y: 220, width: 200, height: 30))
    delete.setTitle("Delete account", for: .normal)
    let trap = UIButton(frame: CGRect(x: 20, y: 260, width: 200, height: 30))
    trap.setTitle("Lock", for: .normal)
    trap.addAction(UIAction { [weak self] _ in self?.lock() }, for: .primaryActionTriggered)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 320, width: 300, height: 60),
      collectionViewLayout: layout
    )
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    items.dataSource = self
    for part in [toggle, segments, menu, delete, trap, items] as [UIView] { view.addSubview(part) }
  }

  private func lock() {
    let locked = LockedController()
    locked.modalPresentationStyle = .fullScreen
    present(locked, animated: true)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

/// A screen that a person can't leave.
final class LockedController: UIViewController {}
