import HeadlessUIKit

enum LC608: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
    home.view.addSubview(label)
    window.rootViewController = home
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    label.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
    window.rootViewController = home
  }
}
