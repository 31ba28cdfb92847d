import HeadlessUIKit

// What most apps declare themselves, because UIKit's priorities have no operators: it must not be
// ambiguous with those of HeadlessUIKit.
extension UILayoutPriority {
  fileprivate static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - difference)
  }
}

extension UIView {
  /// Pins all edges to a view, as helpers of many apps do.
  @discardableResult
  func pinEdges(
    to other: UIView,
    insets: UIEdgeInsets = .zero,
    priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
    ]
    constraints.forEach { $0.priority = priority }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  /// Adds constraints of a visual format that names the views `v0`, `v1` and so on.
  func addConstraints(format: String, views: UIView...) {
    var dictionary: [String: UIView] = [:]
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      dictionary["v\(index)"] = view
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: format,
        options: NSLayoutConstraint.FormatOptions(),
        metrics: nil,
        views: dictionary
      )
    )
  }
}

extension NSLayoutConstraint {
  /// Sets the priority and returns the constraint.
  func with(priority: UILayoutPriority, identifier: String? = nil) -> Self {
    self.priority = priority
    self.identifier = identifier
    return self
  }

  /// Replaces the constraint by one with another multiplier.
  func replaced(multiplier: CGFloat) -> NSLayoutConstraint? {
    guard let first = firstItem else { return nil }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: secondItem,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.shouldBeArchived = shouldBeArchived
    NSLayoutConstraint.deactivate([self])
    constraint.isActive = true
    return constraint
  }
}

/// Inherits all initializers.
final class ClientConstraint: NSLayoutConstraint {
  var original: CGFloat = 0
  override var constant: CGFloat {
    didSet { original = oldValue }
  }
}

/// Inherits all initializers.
final class ClientGuide: UILayoutGuide {
  var name = "guide"
}

/// Has an initializer of its own.
final class ClientNamedGuide: UILayoutGuide {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
    identifier = name
  }

  required init?(coder: NSCoder) { nil }
}

/// A view that makes its constraints in each usual way.
final class ClientCard: UIView {
  private let column = UILayoutGuide()
  private let title = UIView()
  private let detail = UIView()
  private var height: NSLayoutConstraint?
  private lazy var compact = [
    title.heightAnchor.constraint(lessThanOrEqualToConstant: 44),
    detail.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 0.5, constant: -8),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    addSubview(detail)
    addLayoutGuide(column)
    column.identifier = "column"
    setContentHuggingPriority(.required - 1, for: .horizontal)
    setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    activate()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 80) }

  override func updateConstraints() {
    if height == nil {
      let height = heightAnchor.constraint(equalToConstant: 80)
      height.isActive = true
      self.height = height
    }
    height?.constant = 120
    super.updateConstraints()
  }

  private func activate() {
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: safeArea.topAnchor),
      column.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
      title.centerXAnchor.constraint(equalTo: column.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: column.centerYAnchor, constant: 4),
      title.leftAnchor.constraint(greaterThanOrEqualTo: column.leftAnchor),
      title.rightAnchor.constraint(lessThanOrEqualTo: column.rightAnchor, constant: -4),
      detail.leadingAnchor.constraint(
        equalToSystemSpacingAfter: title.trailingAnchor,
        multiplier: 1
      ),
      detail.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: title.bottomAnchor,
        multiplier: 2
      ),
      detail.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor),
      detail.heightAnchor.constraint(equalTo: title.heightAnchor, multiplier: 0.5)
        .with(priority: .defaultHigh + 1, identifier: "detail-height"),
      title.leadingAnchor.anchorWithOffset(to: detail.leadingAnchor)
        .constraint(equalTo: detail.widthAnchor),
    ])
    addLayoutGuide(ClientGuide())
    ClientNamedGuide(name: "row").owningView = self
    ClientConstraint(
      item: title,
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 40
    ).isActive = true
    addConstraints(format: "V:|-8-[v0]-(>=4,<=40@750)-[v1]-|", views: title, detail)
    compact.forEach { $0.isActive = false }
  }

  /// Finds a constraint as apps do that have no reference to it.
  var heightConstraint: NSLayoutConstraint? {
    constraints.first { $0.firstAttribute == .height && $0.relation == .equal }
  }

  /// Describes the layout for a debugger.
  func describe() -> [String] {
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    let affecting = axes.flatMap { constraintsAffectingLayout(for: $0) }
    removeConstraints(affecting.filter { $0.firstItem is UILayoutGuide })
    return layoutGuides.map { "\($0.identifier) \($0.layoutFrame) \($0.owningView === self)" }
      + affecting.compactMap { $0.secondAnchor?.description }
  }
}

/// A function for the anchors of one axis, as in many layout libraries.
@MainActor
func equal<Axis>(
  _ anchor: NSLayoutAnchor<Axis>,
  _ other: NSLayoutAnchor<Axis>,
  constant: CGFloat = 0
) -> NSLayoutConstraint {
  anchor.constraint(equalTo: other, constant: constant)
}
