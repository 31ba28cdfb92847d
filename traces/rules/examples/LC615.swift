import HeadlessUIKit

enum LC615: CompiledExample {
  static func wrong(_ app: HeadlessApp, _ window: UIWindow) throws {
    class CardView: UIView {
      let label = UILabel()
      var placement: [NSLayoutConstraint] = []

      override func updateConstraints() {
        NSLayoutConstraint.deactivate(placement)
        placement = [
          label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        ]
        NSLayoutConstraint.activate(placement)
        super.updateConstraints()
      }
    }

    let home = HomeViewController()
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.label)
    home.view.addSubview(card)
    window.rootViewController = home
    for _ in 1...4 {
      card.setNeedsUpdateConstraints()
      try app.settle()
    }
  }

  static func right(_ app: HeadlessApp, _ window: UIWindow) throws {
    class CardView: UIView {
      let label = UILabel()
      var placement: [NSLayoutConstraint] = []

      override func updateConstraints() {
        if placement.isEmpty {
          placement = [
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
          ]
          NSLayoutConstraint.activate(placement)
        }
        super.updateConstraints()
      }
    }

    let home = HomeViewController()
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(card.label)
    home.view.addSubview(card)
    window.rootViewController = home
    for _ in 1...4 {
      card.setNeedsUpdateConstraints()
      try app.settle()
    }
  }
}
