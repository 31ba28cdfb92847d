import HeadlessUIKit

enum LC611: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    label.addConstraint(label.topAnchor.constraint(equalTo: home.view.topAnchor))
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    home.view.addConstraint(label.topAnchor.constraint(equalTo: home.view.topAnchor))
  }
}
