import HeadlessUIKit
import Testing

/// Descriptions of constraints in published logs of iOS 10 and later, with masked addresses.
///
/// The logs are in github.com/johnpatrickmorgan/wtfautolayout (its test inputs and issues) and in
/// the README and comments of apps that quote them.
@MainActor
struct `Texts of constraints` {
  /// A line of a log, and what makes the constraint from a view, its subviews and their texts.
  private struct Line: Sendable {
    let text: String
    let make: @MainActor (Views) -> NSLayoutConstraint
  }

  @MainActor
  private struct Views {
    let root = UIView()
    let stack = UIStackView()
    let first = UILabel()
    let second = UILabel()
    let button = UIButton()
    let view = UIView()

    init() {
      for view in [stack, button, view] { root.addSubview(view) }
      for label in [first, second] { stack.addSubview(label) }
    }
  }

  private nonisolated static let lines: [Line] = [
    Line(text: "<NSLayoutConstraint:0x… UIStackView:0x….height == 24   (active)>") {
      $0.stack.heightAnchor.constraint(equalToConstant: 24)
    },
    Line(text: "<NSLayoutConstraint:0x… UIView:0x….height == 2.22507e-308   (active)>") {
      $0.view.heightAnchor.constraint(equalToConstant: 2.22507e-308)
    },
    Line(text: "<NSLayoutConstraint:0x… UIView:0x….width == 27.3333   (active)>") {
      $0.view.widthAnchor.constraint(equalToConstant: 82 / 3.0)
    },
    Line(text: "<NSLayoutConstraint:0x… UIStackView:0x….width <= 0   (active)>") {
      $0.stack.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
    },
    Line(text: "<NSLayoutConstraint:0x… UIView:0x….height >= 44   (active)>") {
      $0.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… V:|-(21)-[UIStackView:0x…]   (active, names: '|':UIView:0x… )>
        """
    ) { $0.stack.topAnchor.constraint(equalTo: $0.root.topAnchor, constant: 21) },
    Line(
      text: """
        <NSLayoutConstraint:0x… V:[UIStackView:0x…]-(9)-|   (active, names: '|':UIView:0x… )>
        """
    ) { $0.root.bottomAnchor.constraint(equalTo: $0.stack.bottomAnchor, constant: 9) },
    Line(
      text: """
        <NSLayoutConstraint:0x… H:[UIView:0x…]-(-2)-|   (active, names: '|':UIView:0x… )>
        """
    ) { $0.root.trailingAnchor.constraint(equalTo: $0.view.trailingAnchor, constant: -2) },
    Line(
      text: """
        <NSLayoutConstraint:0x… UIView:0x….trailing == UIView:0x….trailing - 37   (active)>
        """
    ) { $0.view.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor, constant: -37) },
    Line(
      text: """
        <NSLayoutConstraint:0x… H:|-(5)-[UIView:0x…](LTR)   (active, names: '|':UIView:0x… )>
        """
    ) { $0.view.leftAnchor.constraint(equalTo: $0.root.leftAnchor, constant: 5) },
    Line(text: "<NSLayoutConstraint:0x… UIView:0x….right == UIView:0x….right - 5   (active)>") {
      $0.view.rightAnchor.constraint(equalTo: $0.root.rightAnchor, constant: -5)
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… 'UISV-canvas-connection' UIStackView:0x….leading == \
        UILabel:0x….leading   (active)>
        """
    ) {
      named(
        "UISV-canvas-connection",
        $0.stack.leadingAnchor.constraint(equalTo: $0.first.leadingAnchor)
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… 'UISV-canvas-connection' H:[UILabel:0x…]-(0)-|   (active, names: \
        '|':UIStackView:0x… )>
        """
    ) {
      named(
        "UISV-canvas-connection",
        $0.stack.trailingAnchor.constraint(equalTo: $0.second.trailingAnchor)
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… 'UISV-spacing' H:[UILabel:0x…]-(>=30)-[UILabel:0x…]   (active)>
        """
    ) {
      named(
        "UISV-spacing",
        $0.second.leadingAnchor.constraint(
          greaterThanOrEqualTo: $0.first.trailingAnchor,
          constant: 30
        )
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… 'UISV-fill-equally' UILabel:0x….width == UILabel:0x….width   (active)>
        """
    ) {
      named("UISV-fill-equally", $0.first.widthAnchor.constraint(equalTo: $0.second.widthAnchor))
    },
    Line(text: "<NSLayoutConstraint:0x… UIView:0x….height == 0.2*UIView:0x….height   (active)>") {
      $0.view.heightAnchor.constraint(equalTo: $0.root.heightAnchor, multiplier: 0.2)
    },
    Line(text: "<NSLayoutConstraint:0x… UIView:0x….width == 1.574*UIView:0x….height   (active)>") {
      $0.view.widthAnchor.constraint(equalTo: $0.view.heightAnchor, multiplier: 1.574)
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… UIView:0x….leading == UIView:0x….leadingMargin   (active)>
        """
    ) {
      NSLayoutConstraint(
        item: $0.view,
        attribute: .leading,
        relatedBy: .equal,
        toItem: $0.root,
        attribute: .leadingMargin,
        multiplier: 1,
        constant: 0
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… UIStackView:0x….leading == \
        UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.leading + 10   (active)>
        """
    ) {
      $0.stack.leadingAnchor.constraint(
        equalTo: $0.root.safeAreaLayoutGuide.leadingAnchor,
        constant: 10
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide'.bottom == \
        UIButton:0x….bottom + 312   (active)>
        """
    ) {
      $0.root.safeAreaLayoutGuide.bottomAnchor.constraint(
        equalTo: $0.button.bottomAnchor,
        constant: 312
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-top' \
        V:|-(44)-[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']   (active, names: '|':UIView:0x… )>
        """
    ) {
      named(
        "UIViewSafeAreaLayoutGuide-top",
        $0.root.safeAreaLayoutGuide.topAnchor.constraint(equalTo: $0.root.topAnchor, constant: 44)
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… 'UIViewSafeAreaLayoutGuide-right' \
        H:[UILayoutGuide:0x…'UIViewSafeAreaLayoutGuide']-(0)-|(LTR)   (active, names: \
        '|':UIView:0x… )>
        """
    ) {
      named(
        "UIViewSafeAreaLayoutGuide-right",
        $0.root.rightAnchor.constraint(equalTo: $0.root.safeAreaLayoutGuide.rightAnchor)
      )
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… UIButton:0x…'E-posta adresini mi unutt...'.height == 52   (active)>
        """
    ) {
      $0.button.setTitle("E-posta adresini mi unuttunuz?", for: .normal)
      return $0.button.heightAnchor.constraint(equalToConstant: 52)
    },
    Line(text: "<NSLayoutConstraint:0x… UILabel:0x…'iPhone\\n2'.width == 1   (active)>") {
      $0.first.text = "iPhone\n2"
      return $0.first.widthAnchor.constraint(equalToConstant: 1)
    },
    Line(
      text: """
        <_UISystemBaselineConstraint:0x… V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x…]   \
        (active, names: '|':UIStackView:0x… )>
        """
    ) {
      $0.first.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: $0.stack.topAnchor,
        multiplier: 1
      )
    },
    // The priority of an optional constraint is our choice.
    Line(text: "<NSLayoutConstraint:0x… UIView:0x….width == 5 @750   (active)>") {
      let constraint = $0.view.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = .defaultHigh
      return constraint
    },
    Line(
      text: """
        <NSLayoutConstraint:0x… H:[UILabel:0x…]-(NSSpace(8)@900)-[UILabel:0x…]   (active)>
        """
    ) {
      let views = ["a": $0.first, "b": $0.second]
      let constraint = NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-[b]",
        metrics: nil,
        views: views
      )[0]
      constraint.priority = UILayoutPriority(900)
      return constraint
    },
  ]

  @Test(arguments: lines.indices)
  func `a constraint prints the line of a published log`(index: Int) async throws {
    try await withApp { _ in
      let line = Self.lines[index]
      let views = Views()
      let constraint = line.make(views)
      constraint.isActive = true
      #expect(masked(constraint) == line.text)
      constraint.isActive = false
      #expect(masked(constraint) == line.text.replacing("(active", with: "(inactive"))
    }
  }

  // wtfautolayout issue 21
  @Test func `a distance between anchors prints both anchors and their addresses`() async throws {
    try await withApp { _ in
      let views = Views()
      let distance = views.view.leadingAnchor.anchorWithOffset(to: views.button.leadingAnchor)
      let other = views.stack.trailingAnchor.anchorWithOffset(to: views.view.leadingAnchor)
      let constraint = distance.constraint(equalTo: other, multiplier: 0.5)
      constraint.isActive = true
      #expect(constraint.isActive)
      #expect(
        masked(constraint) == """
          <NSLayoutConstraint:0x… (UIButton:0x….leading - UIView:0x….leading) == \
          0.5*(UIView:0x….leading - UIStackView:0x….trailing)   (active, names: \
          UIButton:0x….leading:0x…, UIView:0x….leading:0x…, UIView:0x….leading:0x…, \
          UIStackView:0x….trailing:0x… )>
          """
      )
      #expect(views.root.constraints == [constraint])
      views.button.removeFromSuperview()
      #expect(!constraint.isActive)
    }
  }

  @Test func `a class of the app prints with its module`() async throws {
    try await withApp { _ in
      let constraint = Card().widthAnchor.constraint(equalToConstant: 5)
      #expect(masked(constraint).contains("(null).width"))
      let card = Card()
      let second = card.widthAnchor.constraint(equalToConstant: 5)
      #expect(
        masked(second)
          == "<NSLayoutConstraint:0x… HeadlessUIKitTests.Card:0x….width == 5   (inactive)>"
      )
    }
  }

  @Test func `a guide prints its identifier, frame and owning view`() async throws {
    try await withApp { _ in
      let guide = UILayoutGuide()
      #expect(
        masked(guide)
          == #"<UILayoutGuide: 0x… - "", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>"#
      )
      let view = UIView()
      view.addLayoutGuide(guide)
      guide.identifier = "column"
      #expect(masked(guide).contains(#" - "column", "#))
      #expect(masked(guide).hasSuffix("owningView = <HeadlessUIKit.UIView: 0x…>>"))
    }
  }

  @Test func `equal runs print equal texts`() async throws {
    func texts() async throws -> [String] {
      var texts: [String] = []
      try await withApp { _ in
        let views = Views()
        texts = Self.lines.map { $0.make(views).description }
      }
      return texts
    }
    let first = try await texts()
    let second = try await texts()
    #expect(first == second)
  }

  @MainActor
  private static func named(
    _ identifier: String,
    _ constraint: NSLayoutConstraint
  ) -> NSLayoutConstraint {
    constraint.identifier = identifier
    return constraint
  }
}

private final class Card: UIView {}
