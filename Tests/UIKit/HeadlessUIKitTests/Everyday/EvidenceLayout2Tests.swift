import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about layout.
@MainActor
struct `Evidence of everyday layout, a second part` {
  // observation: layout-guide-frame-from-constraints
  @Test func `the frame of a guide follows its constraints`() {
    let (view, guide) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UILayoutGuide()
    )
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      guide.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  // observation: layout-guide-identifier-empty
  @Test func `a guide has an empty identifier`() {
    #expect(UILayoutGuide().identifier == "")
  }

  // observation: layout-margins-guide-frame
  @Test func `the margins guide is the view less its margins`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
      try app.show(view)
      view.layoutIfNeeded()
      #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 84))
    }
  }

  // observation: layout-root-margins-16
  @Test func `a root view has margins of 16 or 20 points`() async throws {
    try await withApp { app in
      for (width, margin) in [(CGFloat(390), CGFloat(16)), (1180, 20)] {
        let root = UIViewController()
        let window = makeWindow(in: app)
        window.frame = CGRect(x: 0, y: 0, width: width, height: 820)
        window.rootViewController = root
        window.makeKeyAndVisible()
        try await app.settle()
        #expect(root.view.layoutMargins.left == margin)
      }
    }
  }

  // observation: layout-minimum-margins-off
  @Test func `a root view can have no margins`() async throws {
    try await withApp { app in
      let root = UIViewController()
      root.viewRespectsSystemMinimumLayoutMargins = false
      root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0,
        leading: 0,
        bottom: 0,
        trailing: 0
      )
      try await launch(root, in: app)
      #expect(root.view.layoutMargins.left == 0)
    }
  }

  // observation: layout-preserves-superview-margins
  @Test func `a subview can keep the margins of its superview`() async throws {
    try await withApp { app in
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let inner = UIView(frame: outer.bounds)
      outer.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
      outer.addSubview(inner)
      inner.preservesSuperviewLayoutMargins = true
      try app.show(outer)
      #expect(inner.layoutMargins.left == 40)
    }
  }

  // observation: layout-margins-did-change-called
  @Test func `a change of margins is reported`() {
    let view = MarginView()
    view.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    #expect(view.count == 1)
  }

  // observation: layout-margins-direction
  @Test func `leading margins depend on the direction`() {
    for (attribute, isLeft) in [
      (UISemanticContentAttribute.forceLeftToRight, true), (.forceRightToLeft, false),
    ] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.semanticContentAttribute = attribute
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0,
        leading: 30,
        bottom: 0,
        trailing: 0
      )
      #expect(view.layoutMargins.left == (isLeft ? 30 : 0))
      #expect(view.layoutMargins.right == (isLeft ? 0 : 30))
    }
  }

  // observation: layout-stack-defaults-apple
  @Test func `a stack is horizontal and fills`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(!stack.isBaselineRelativeArrangement)
  }

  // observation: layout-stack-turns-mask-off
  @Test func `an arranged view does not translate its mask`() {
    let view = UIView()
    UIStackView().addArrangedSubview(view)
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
  }

  // observation: layout-stack-usable-from-frame-xamarin
  @Test func `a stack with a frame takes views`() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stack.addArrangedSubview(UIImageView())
    stack.addArrangedSubview(UIView())
    #expect(stack.subviews.count == 2)
  }

  // observation: layout-stack-remove-from-superview-apple
  @Test func `a removed view is not arranged any more`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
  }

  // observation: layout-stack-insert-moves
  @Test func `an arranged view can be moved`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
  }

  // observation: layout-stack-equal-sizes
  @Test func `views of a stack can have equal widths`() {
    let stack = everydayStack(widths: [10, 20, 30], in: 320, .fillEqually)
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 100, 100])
  }

  // observation: layout-stack-proportional-apple
  @Test func `views of a stack can share by their intrinsic widths`() {
    let stack = everydayStack(widths: [50, 100], in: 300, .fillProportionally)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [100, 200])
  }

  // observation: layout-stack-equal-spacing
  @Test func `views of a stack can have equal gaps`() {
    let stack = everydayStack(widths: [50, 50, 100], in: 300, .equalSpacing)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 100, 200])
  }

  // observation: layout-stack-equal-centering
  @Test func `views of a stack can have equal distances of centers`() {
    let stack = everydayStack(widths: [40, 80, 40], in: 320, .equalCentering)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.midX) == [20, 160, 300])
  }

  // observation: layout-stack-custom-spacing
  @Test func `one gap of a stack can differ`() {
    let stack = everydayStack(widths: [10, 10, 10], in: 320, .fill)
    stack.spacing = 5
    let views = stack.arrangedSubviews
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: views[0])
    stack.layoutIfNeeded()
    #expect(views[1].frame.minX - views[0].frame.maxX == 20)
    #expect(views[2].frame.minX - views[1].frame.maxX == 5)
  }

  // observation: layout-stack-margins-relative
  @Test func `a stack can arrange within its margins`() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  // observation: layout-stack-cross-axis-center
  @Test func `a stack can center across its axis`() {
    let stack = everydayStack(widths: [30], in: 100, .fill)
    stack.frame.size.height = 100
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.first?.frame.minY == 40)
  }

  // observation: layout-subview-hooks
  @Test func `a superview hears of each subview once`() {
    let journal = Journal()
    let (outer, inner) = (LoggingView("S", journal), LoggingView("v", journal))
    outer.addSubview(inner)
    inner.removeFromSuperview()
    let hooks = journal.lines.filter { $0.contains("Subview(") }
    #expect(hooks == ["S.didAddSubview(v)", "S.willRemoveSubview(v)"])
  }

  // observation: layout-add-moves-from-old-superview-apple
  @Test func `a view has one superview`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
  }

  // observation: layout-exchange-and-front
  @Test func `subviews change their order`() {
    let (parent, views) = family(3)
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [views[2], views[1], views[0]])
    parent.bringSubviewToFront(views[1])
    #expect(parent.subviews == [views[2], views[0], views[1]])
  }

  // observation: layout-insert-below-above
  @Test func `subviews are inserted next to a sibling`() {
    let (parent, views) = family(2)
    let (below, above) = (UIView(), UIView())
    parent.insertSubview(below, belowSubview: views[1])
    parent.insertSubview(above, aboveSubview: views[1])
    #expect(parent.subviews == [views[0], below, views[1], above])
  }

  // observation: layout-descendant-of-self-apple
  @Test func `a view is a descendant of itself`() {
    let view = UIView()
    #expect(view.isDescendant(of: view))
  }

  // observation: layout-tag-finds-self-apple
  @Test func `a tag finds the view itself and deep ones`() {
    let (view, middle, deep) = (UIView(), UIView(), UIView())
    view.tag = 7
    deep.tag = 8
    view.addSubview(middle)
    middle.addSubview(deep)
    #expect(view.viewWithTag(7) === view)
    #expect(view.viewWithTag(8) === deep)
  }

  // observation: layout-tag-range-xamarin
  @Test func `a tag is any integer`() {
    let button = UIButton()
    #expect(button.tag == 0)
    button.tag = Int.max
    #expect(button.tag == Int.max)
    button.tag = Int.min
    #expect(button.tag == Int.min)
  }

  // observation: layout-frame-after-transform
  @Test func `a transform changes the frame only`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
  }

  // observation: layout-set-needs-layout-coalesced
  @Test func `several requests make one layout`() async throws {
    try await withApp { app in
      let (view, journal) = try everydayView(in: app)
      for _ in 0..<3 { view.setNeedsLayout() }
      #expect(journal.lines == [])
      try await app.settle()
      #expect(journal.lines == ["v.layoutSubviews"])
    }
  }
}

@MainActor
private func family(_ count: Int) -> (UIView, [UIView]) {
  let parent = UIView()
  let views = (0..<count).map { _ in UIView() }
  views.forEach(parent.addSubview)
  return (parent, views)
}

private final class MarginView: UIView {
  var count = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    count += 1
  }
}
