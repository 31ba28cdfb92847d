import HeadlessUIKit

enum LC612: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    label.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
    window.rootViewController = home
    try app.settle()
    if label.hasAmbiguousLayout {
      label.exerciseAmbiguityInLayout()
    }
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    let home = HomeViewController()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    home.view.addSubview(label)
    label.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true
    label.leadingAnchor.constraint(equalTo: home.view.leadingAnchor).isActive = true
    window.rootViewController = home
    try app.settle()
    if label.hasAmbiguousLayout {
      label.exerciseAmbiguityInLayout()
    }
  }
}
