import HeadlessUIKit

enum LC614: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class CardView: UIView {
      let label = UILabel()

      override func updateConstraints() {
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
        super.updateConstraints()
      }
    }

    let home = HomeViewController()
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.label)
    home.view.addSubview(card)
    window.rootViewController = home
    for _ in 1...3 {
      card.setNeedsUpdateConstraints()
      try app.settle()
    }
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class CardView: UIView {
      let label = UILabel()

      func addLabel() {
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
      }
    }

    let home = HomeViewController()
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.addLabel()
    home.view.addSubview(card)
    window.rootViewController = home
    for _ in 1...3 {
      card.setNeedsUpdateConstraints()
      try app.settle()
    }
  }
}
