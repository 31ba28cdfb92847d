import HeadlessUIKit

enum LC610: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    label.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.rootViewController = home
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let wide = label.widthAnchor.constraint(equalToConstant: 200)
    wide.priority = .defaultHigh
    wide.isActive = true
    window.rootViewController = home
  }
}
