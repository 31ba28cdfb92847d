import HeadlessUIKit

enum LC616: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    let ratio: CGFloat = 100 / 0
    label.widthAnchor.constraint(equalToConstant: ratio).isActive = true
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    let ratio: CGFloat = 100 / 2
    label.widthAnchor.constraint(equalToConstant: ratio).isActive = true
  }
}
