import Foundation
import HeadlessUIKit
import Testing

/// The constraints of a stack view, which apps see in `constraints` and in messages about conflicts.
struct `Constraints of stacks` {
  /// The constraints as text: identifier, items with attributes, and the priority of optional ones.
  @MainActor
  private func lines(_ stack: UIStackView) -> [String] {
    func name(_ item: AnyObject?) -> String {
      if item === stack { return "stack" }
      if let index = stack.arrangedSubviews.firstIndex(where: { $0 === item }) {
        return "v\(index)"
      }
      return (item as? UILayoutGuide)?.identifier ?? "?"
    }
    func text(_ constraint: NSLayoutConstraint) -> String {
      let relation = ["<=", "==", ">="][constraint.relation.rawValue + 1]
      var right = "\(constraint.constant)"
      if let second = constraint.secondItem {
        right = "\(name(second)).\(constraint.secondAttribute)"
        if constraint.multiplier != 1 { right = "\(Float(constraint.multiplier))*" + right }
        if constraint.constant != 0 { right += " + \(constraint.constant)" }
      }
      let priority = constraint.priority.rawValue
      return
        "\(constraint.identifier ?? "-") \(name(constraint.firstItem)).\(constraint.firstAttribute) "
        + "\(relation) \(right)" + (priority == 1000 ? "" : " @\(priority)")
    }
    let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return all.map(text).sorted()
  }

  @MainActor
  private func sample(_ count: Int = 3) -> UIStackView {
    let stack = UIStackView(
      arrangedSubviews: [(160, 200), (80, 100), (40, 50)].prefix(count).map { Block($0, $1) }
    )
    return stack
  }

  // kean.blog/post/lets-build-uistackview, “.leading”, and the text of github.com/kean/Arranged
  @Test @MainActor func `aligning at the top makes the constraints that UIKit prints`() async throws
  {
    try await withApp { _ in
      let stack = sample(2)
      stack.alignment = .top
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.updateConstraintsIfNeeded()
      #expect(
        lines(stack) == [
          "UISV-alignment v0.top == v1.top",
          "UISV-ambiguity-suppression v0.height == 0.0 @25.0",
          "UISV-ambiguity-suppression v1.height == 0.0 @25.0",
          "UISV-canvas-connection stack.bottom == UISV-alignment-spanner.bottom",
          "UISV-canvas-connection stack.leading == v0.leading",
          "UISV-canvas-connection stack.top == v0.top",
          "UISV-canvas-connection stack.trailing == v1.trailing",
          "UISV-fill-equally v1.width == v0.width",
          "UISV-spacing v1.leading == v0.trailing + 10.0",
          "UISV-spanning-boundary UISV-alignment-spanner.bottom >= v0.bottom",
          "UISV-spanning-boundary UISV-alignment-spanner.bottom >= v1.bottom",
          "UISV-spanning-boundary UISV-alignment-spanner.top == v0.top @999.5",
          "UISV-spanning-boundary UISV-alignment-spanner.top == v1.top @999.5",
          "UISV-spanning-fit UISV-alignment-spanner.height == 0.0 @51.0",
        ]
      )
    }
  }

  // the same page, “.fillProportionally”
  @Test @MainActor func `proportions have UIKit's multipliers and priorities`() async throws {
    try await withApp { _ in
      let stack = sample()
      stack.distribution = .fillProportionally
      stack.updateConstraintsIfNeeded()
      #expect(
        lines(stack).filter { $0.contains("proportionally") } == [
          "UISV-fill-proportionally v0.width == 0.5714286*stack.width @999.0",
          "UISV-fill-proportionally v1.width == 0.2857143*stack.width @998.0",
          "UISV-fill-proportionally v2.width == 0.14285715*stack.width @997.0",
        ]
      )
    }
  }

  // the same page, “.equalCentering”
  @Test @MainActor func `equal centering measures the gaps with guides`() async throws {
    try await withApp { _ in
      let stack = sample()
      stack.distribution = .equalCentering
      stack.updateConstraintsIfNeeded()
      let gap = "UISV-distributing"
      #expect(
        lines(stack).filter { !$0.contains("alignment") && !$0.contains("canvas") } == [
          "UISV-distributing-edge \(gap).leading == v0.centerX",
          "UISV-distributing-edge \(gap).leading == v1.centerX",
          "UISV-distributing-edge \(gap).trailing == v1.centerX",
          "UISV-distributing-edge \(gap).trailing == v2.centerX",
          "UISV-fill-equally \(gap).width == \(gap).width @149.0",
          "UISV-spacing v1.leading >= v0.trailing", "UISV-spacing v2.leading >= v1.trailing",
        ]
      )
    }
  }

  // the same page, “Single Subview, Alignment.Center”
  @Test @MainActor func `a single centered view needs no guide`() async throws {
    try await withApp { _ in
      let stack = sample(1)
      stack.alignment = .center
      stack.updateConstraintsIfNeeded()
      #expect(
        lines(stack) == [
          "UISV-ambiguity-suppression v0.height == 0.0 @25.0",
          "UISV-canvas-connection stack.bottom >= v0.bottom",
          "UISV-canvas-connection stack.centerY == v0.centerY",
          "UISV-canvas-connection stack.leading == v0.leading",
          "UISV-canvas-connection stack.top <= v0.top",
          "UISV-canvas-connection stack.trailing == v0.trailing",
          "UISV-canvas-fit stack.height == 0.0 @49.0",
        ]
      )
      #expect(stack.layoutGuides.isEmpty)
    }
  }

  @Test @MainActor func `hiding a view keeps the constraints of the others`() async throws {
    try await withApp { _ in
      let stack = sample()
      stack.updateConstraintsIfNeeded()
      let before = Set(stack.constraints.map(ObjectIdentifier.init))
      stack.arrangedSubviews[2].isHidden = true
      stack.updateConstraintsIfNeeded()
      let after = Set(stack.constraints.map(ObjectIdentifier.init))
      // The connection at the end and two alignments of the last view, but not its spacing of 0.
      #expect(before.subtracting(after).count == 3)
      stack.arrangedSubviews[2].isHidden = false
      stack.updateConstraintsIfNeeded()
      #expect(stack.constraints.count == before.count)
      #expect(stack.arrangedSubviews[2].constraints.isEmpty)
    }
  }

  // stackoverflow.com/questions/32428210; an app measured 999.999 on iOS 26.2
  @Test(arguments: [(18, Float(1000)), (26, 999.999)]) @MainActor
  func `the priority of hiding depends on the version`(major: Int, priority: Float) async throws {
    try await withApp(behaving: major) { _ in
      let stack = sample()
      stack.arrangedSubviews[0].isHidden = true
      stack.updateConstraintsIfNeeded()
      let hiding = stack.arrangedSubviews[0].constraints.filter { $0.identifier == "UISV-hiding" }
      #expect(hiding.map(\.priority.rawValue) == [priority])
    }
  }

  @Test(arguments: [(18, 1), (26, 0)]) @MainActor
  func `hiding conflicts with a required width of the app before iOS 26`(
    major: Int,
    conflicts: Int
  ) async throws {
    try await withApp(behaving: major) { app in
      let views = (0..<3).map { _ in UIView() }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      for view in views { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
      let window = makeWindow(in: app)
      window.addSubview(stack)
      window.makeKeyAndVisible()
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      try await app.settle()
      views[1].isHidden = true
      try await app.settle()
      #expect(views[2].frame.minX == 60)
      #expect(stack.frame.width == 110)
      let messages = app.diagnostics().filter { $0.contains("'UISV-hiding'") }
      #expect(messages.count == conflicts)
    }
  }

  @Test @MainActor func `a removed view keeps none of the stack's constraints`() async throws {
    try await withApp { _ in
      let stack = sample()
      stack.alignment = .center
      stack.updateConstraintsIfNeeded()
      let view = stack.arrangedSubviews[1]
      stack.removeArrangedSubview(view)
      stack.updateConstraintsIfNeeded()
      #expect(view.constraints.isEmpty)
      #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
      #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    }
  }
}
