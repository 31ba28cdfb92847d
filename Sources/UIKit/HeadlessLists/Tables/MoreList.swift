import Foundation
@_spi(Runtime) import HeadlessCore
import HeadlessValues

/// The list of the tabs for which a narrow tab bar has no room, which UIKit shows behind More
/// (developer.apple.com/documentation/uikit/uitabbarcontroller/morenavigationcontroller).
final class MoreList: UITableViewController {
  private weak var tabs: UITabBarController?

  private var listed: [UIViewController] { Array(tabs?.tabs.dropFirst(4) ?? []) }

  convenience init(of tabs: UITabBarController) {
    self.init(style: .plain)
    self.tabs = tabs
    title = "More"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listed.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "tab")
      ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
    let item = listed[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.tap(listed[indexPath.row])
  }
}

enum MoreTabs: MoreService {
  static func list(of tabs: UITabBarController) -> UIViewController { MoreList(of: tabs) }
}
