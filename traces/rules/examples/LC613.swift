import HeadlessUIKit

enum LC613: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    home.view.addSubview(label)
    let top = label.topAnchor.constraint(equalTo: home.view.topAnchor, constant: 8)
    top.priority = .defaultHigh
    top.isActive = true
    window.rootViewController = home
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    label.topAnchor.constraint(equalTo: home.view.topAnchor, constant: 8).isActive = true
    label.leadingAnchor.constraint(equalTo: home.view.leadingAnchor).isActive = true
    window.rootViewController = home
  }
}
