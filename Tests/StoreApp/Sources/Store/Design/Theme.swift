import UIKit

enum Theme {
  static let spacing: CGFloat = 16
  static let cornerRadius: CGFloat = 12

  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.72, blue: 0.3, alpha: 1)
      : UIColor(red: 0.76, green: 0.4, blue: 0.04, alpha: 1)
  }

  static let card = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .secondarySystemBackground : .systemBackground
  }

  @MainActor static func applyAppearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.largeTitleTextAttributes = [.foregroundColor: accent]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
  }
}

extension UILabel {
  convenience init(style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}

extension UIView {
  func pinEdges(to guide: UILayoutGuide, insets: NSDirectionalEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.leading),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
  }
}
