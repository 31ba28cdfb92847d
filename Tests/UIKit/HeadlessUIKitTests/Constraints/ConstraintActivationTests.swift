import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `Activation of constraints` {
  // layout-04
  @Test func `a new constraint is required and inactive`() async throws {
    try await withApp { _ in
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
      #expect(constraint.priority == .required)
      #expect(!constraint.isActive)
      constraint.priority = .defaultLow
      #expect(constraint.priority == .defaultLow)
      constraint.priority = .required
      #expect(constraint.priority == .required)
    }
  }

  @Test func `the nearest common ancestor owns an active constraint`() async throws {
    try await withApp { _ in
      let tree = Tree()
      let between = tree.left.leadingAnchor.constraint(equalTo: tree.right.trailingAnchor)
      let toAncestor = tree.leaf.topAnchor.constraint(equalTo: tree.root.topAnchor)
      let toParent = tree.leaf.topAnchor.constraint(equalTo: tree.left.topAnchor)
      let alone = tree.leaf.widthAnchor.constraint(equalToConstant: 5)
      let across = tree.leaf.widthAnchor.constraint(equalTo: tree.right.widthAnchor)
      let all = [between, toAncestor, toParent, alone, across]
      NSLayoutConstraint.activate(all)
      #expect(all.allSatisfy { $0.isActive })
      #expect(tree.root.constraints == [between, toAncestor, across])
      #expect(tree.left.constraints == [toParent])
      #expect(tree.leaf.constraints == [alone])
      NSLayoutConstraint.deactivate(all)
      #expect(!all.contains { $0.isActive })
      #expect(tree.views.allSatisfy { $0.constraints.isEmpty })
    }
  }

  @Test func `a guide's constraints are stored as if its owning view had them`() async throws {
    try await withApp { _ in
      let tree = Tree()
      let guide = UILayoutGuide()
      tree.left.addLayoutGuide(guide)
      let own = guide.topAnchor.constraint(equalTo: tree.left.topAnchor)
      let outer = guide.topAnchor.constraint(equalTo: tree.root.safeAreaLayoutGuide.topAnchor)
      NSLayoutConstraint.activate([own, outer])
      #expect(tree.left.constraints == [own])
      #expect(tree.root.constraints == [outer])
      tree.left.removeLayoutGuide(guide)
      #expect(!own.isActive && !outer.isActive)
      #expect(guide.owningView == nil)
    }
  }

  @Test func `activating an active constraint keeps its position in the order`() async throws {
    try await withApp { _ in
      let tree = Tree()
      let first = tree.leaf.widthAnchor.constraint(equalToConstant: 1)
      let second = tree.leaf.heightAnchor.constraint(equalToConstant: 1)
      NSLayoutConstraint.activate([first, second, first])
      #expect(tree.leaf.constraints == [first, second])
    }
  }

  @Test func `a removed view loses its constraints with the rest and keeps its own`() async throws {
    try await withApp { _ in
      let tree = Tree()
      let inner = tree.leaf.topAnchor.constraint(equalTo: tree.left.topAnchor)
      let crossing = [
        tree.leaf.topAnchor.constraint(equalTo: tree.root.topAnchor),
        tree.left.leadingAnchor.constraint(equalTo: tree.right.trailingAnchor),
        tree.leaf.safeAreaLayoutGuide.leadingAnchor.constraint(equalTo: tree.root.leadingAnchor),
      ]
      let other = tree.right.topAnchor.constraint(equalTo: tree.root.topAnchor)
      NSLayoutConstraint.activate([inner, other] + crossing)
      tree.left.removeFromSuperview()
      #expect(inner.isActive && other.isActive)
      #expect(!crossing.contains { $0.isActive })
      #expect(tree.root.constraints == [other])
      #expect(tree.left.constraints == [inner])
    }
  }

  @Test func `a view that moves to another superview loses its constraints with the old one`()
    async throws
  {
    try await withApp { app in
      let root = UIView()
      let old = UIView()
      let new = UIView()
      let view = UIView()
      root.addSubview(old)
      root.addSubview(new)
      old.addSubview(view)
      try app.show(root)
      let constraint = view.topAnchor.constraint(equalTo: old.topAnchor)
      let width = view.widthAnchor.constraint(equalToConstant: 3)
      NSLayoutConstraint.activate([constraint, width])
      new.addSubview(view)
      #expect(!constraint.isActive)
      #expect(width.isActive)
    }
  }

  @Test func `a constraint becomes inactive when an item is deallocated`() async throws {
    try await withApp { _ in
      let root = UIView()
      var view: UIView? = UIView()
      if let view { root.addSubview(view) }
      let constraint = try #require(view?.topAnchor.constraint(equalTo: root.topAnchor))
      let width = try #require(view?.widthAnchor.constraint(equalToConstant: 1))
      NSLayoutConstraint.activate([constraint, width])
      autoreleasepool { view?.removeFromSuperview() }
      #expect(width.isActive)
      view = nil
      #expect(!width.isActive && !constraint.isActive)
      #expect(width.firstItem == nil)
      #expect(masked(width) == "<NSLayoutConstraint:0x… (null).width == 1   (inactive)>")
    }
  }

  @Test func `a constraint becomes inactive when its owner is deallocated`() async throws {
    try await withApp { _ in
      let views = [UIView(), UIView()]
      var root: UIView? = UIView()
      views.forEach { root?.addSubview($0) }
      let constraint = views[0].topAnchor.constraint(equalTo: views[1].topAnchor)
      constraint.isActive = true
      #expect(constraint.isActive)
      root = nil
      #expect(!constraint.isActive)
    }
  }

  @Test func `a guide that moves to another view loses its constraints`() async throws {
    try await withApp { _ in
      let tree = Tree()
      let guide = UILayoutGuide()
      tree.left.addLayoutGuide(guide)
      let width = guide.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      guide.owningView = tree.right
      #expect(!width.isActive)
      #expect(tree.left.layoutGuides.isEmpty)
      #expect(tree.right.layoutGuides == [guide])
    }
  }

  @Test func `the guides of the insets exist once and can't be removed`() async throws {
    try await withApp { _ in
      let view = UIView()
      let guides = [
        view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide,
        view.keyboardLayoutGuide,
      ]
      #expect(view.layoutGuides == guides)
      #expect(view.safeAreaLayoutGuide === guides[0])
      #expect(guides.allSatisfy { $0.owningView === view })
      view.removeLayoutGuide(guides[0])
      #expect(view.layoutGuides == guides)
      #expect(guides[0].identifier == "UIViewSafeAreaLayoutGuide")
    }
  }

  @Test func `added constraints are active, and removed ones are not`() async throws {
    try await withApp { _ in
      let tree = Tree()
      let constraints = [
        tree.left.topAnchor.constraint(equalTo: tree.right.topAnchor),
        tree.left.widthAnchor.constraint(equalToConstant: 1),
      ]
      tree.root.addConstraints(constraints)
      #expect(tree.root.constraints == constraints)
      #expect(constraints.allSatisfy { $0.isActive })
      tree.left.removeConstraint(constraints[1])
      #expect(constraints[1].isActive)
      tree.root.removeConstraints(constraints)
      #expect(!constraints.contains { $0.isActive })
    }
  }

  @Test func `content priorities are 250 and 750 until the app sets others`() async throws {
    try await withApp { _ in
      let view = UIView()
      #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      view.setContentHuggingPriority(.required, for: .vertical)
      view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
      #expect(view.contentHuggingPriority(for: .vertical) == .required)
      #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }
  }

  @Test func `only connected constraints of an axis affect a view's layout`() async throws {
    try await withApp { _ in
      let tree = Tree()
      let horizontal = [
        tree.leaf.leadingAnchor.constraint(equalTo: tree.left.leadingAnchor),
        tree.left.trailingAnchor.constraint(equalTo: tree.right.leadingAnchor),
        tree.right.widthAnchor.constraint(equalTo: tree.right.heightAnchor),
      ]
      let vertical = tree.leaf.topAnchor.constraint(equalTo: tree.left.topAnchor)
      let apart = UIView()
      tree.root.addSubview(apart)
      let other = apart.widthAnchor.constraint(equalToConstant: 1)
      NSLayoutConstraint.activate([vertical, other] + horizontal)
      #expect(tree.leaf.constraintsAffectingLayout(for: .horizontal) == horizontal)
      #expect(tree.leaf.constraintsAffectingLayout(for: .vertical) == [vertical])
      #expect(apart.constraintsAffectingLayout(for: .vertical).isEmpty)
      #expect(UIView().constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
  }

  @Test func `a trace contains activations, changes and deactivations`() async throws {
    let trace = try await record { _ in
      let tree = Tree()
      let top = tree.left.topAnchor.constraint(
        equalTo: tree.root.safeAreaLayoutGuide.topAnchor,
        constant: 8
      )
      let width = tree.left.widthAnchor.constraint(
        greaterThanOrEqualTo: tree.right.heightAnchor,
        multiplier: 0.5,
        constant: -3
      )
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([top, width])
      top.constant = 12.5
      width.priority = .defaultLow
      top.constant = 12.5
      tree.left.removeFromSuperview()
      top.constant = 0
    }
    let events = trace.events.filter {
      $0.name == .constraintRelation || $0.name == .constraintChange
    }
    #expect(
      events.map { "\($0.index) \($0.flags.contains(.on)) \(trace.names[$0.text])" } == [
        "1 true top = safeArea.top + 8", "2 true width ≥ 0.5 * height - 3 @750",
        "1 false top = safeArea.top + 12.5", "2 false width ≥ 0.5 * height - 3 @250",
        "1 false top = safeArea.top + 12.5", "2 false width ≥ 0.5 * height - 3 @250",
      ]
    )
  }

  @Test func `ten thousand constraints of one view are removed in reasonable time`() async throws {
    try await withApp { _ in
      let root = UIView()
      let views = (0..<10_000).map { _ in UIView() }
      views.forEach(root.addSubview)
      let constraints = zip(views, views.dropFirst()).map {
        $1.topAnchor.constraint(equalTo: $0.bottomAnchor)
      }
      NSLayoutConstraint.activate(constraints)
      #expect(root.constraints.count == 9_999)
      NSLayoutConstraint.deactivate(constraints)
      #expect(root.constraints.isEmpty)
    }
  }
}

/// A root with two subviews, of which the left one has a subview.
@MainActor
private struct Tree {
  let root = UIView()
  let left = UIView()
  let right = UIView()
  let leaf = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
  }

  var views: [UIView] { [root, left, right, leaf] }
}
