import Foundation
import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about layout.
@MainActor
struct `Evidence of everyday layout, a third part` {
  // observation: layout-layout-if-needed-clean-no-pass
  @Test func `a clean view is not laid out`() async throws {
    try await withApp { app in
      let (view, journal) = try everydayView(in: app)
      view.layoutIfNeeded()
      #expect(journal.lines == [])
    }
  }

  // observation: layout-layout-if-needed-from-root-of-dirty
  @Test func `a superview lays out a deep view`() async throws {
    try await withApp { app in
      let (view, journal) = try everydayView(in: app)
      view.setNeedsLayout()
      view.superview?.superview?.layoutIfNeeded()
      #expect(journal.lines == ["v.layoutSubviews"])
    }
  }

  // observation: layout-origin-change-no-layout
  @Test func `a change of size lays out and one of origin does not`() async throws {
    try await withApp { app in
      let (view, journal) = try everydayView(in: app)
      view.frame.origin.x += 5
      try await app.settle()
      #expect(journal.lines == [])
      view.frame.size.width += 5
      try await app.settle()
      #expect(journal.lines == ["v.layoutSubviews"])
    }
  }

  // observation: layout-constraint-constant-defers
  @Test func `a constant takes effect in the next layout`() {
    let (container, view) = everydayPair()
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    container.layoutIfNeeded()
    width.constant = 80
    #expect(view.frame.width == 40)
    container.layoutIfNeeded()
    #expect(view.frame.width == 80)
  }

  // observation: layout-update-constraints-once-before-layout
  @Test func `constraints are updated before layout`() async throws {
    try await withApp { app in
      let (view, journal) = try everydayView(in: app)
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      try await app.settle()
      #expect(journal.lines == ["v.updateConstraints", "v.layoutSubviews"])
    }
  }

  // observation: layout-alignment-insets-frame-apple
  @Test func `alignment insets are taken from a frame and added`() {
    let view = AlignedView()
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let aligned = view.alignmentRect(forFrame: frame)
    #expect(aligned == CGRect(x: 2, y: 1, width: 94, height: 96))
    #expect(view.frame(forAlignmentRect: aligned) == frame)
  }

  // observation: layout-anchor-system-spacing
  @Test func `the system spacing is 8 points`() {
    let (container, view) = everydayPair()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    container.addSubview(other)
    view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1)
      .isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 38)
  }

  // observation: layout-visual-format-two-xamarin
  @Test func `a format of two views with a baseline makes two constraints`() {
    let (first, second) = (UIButton(type: .infoDark), UIButton(type: .infoLight))
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-20-[b]",
      options: .alignAllLastBaseline,
      metrics: nil,
      views: ["a": first, "b": second]
    )
    #expect(constraints.count == 2)
  }

  // observation: layout-ambiguous-without-width
  @Test func `a view without a width is ambiguous`() async throws {
    try await withApp { app in
      let (container, view) = everydayPair()
      try app.show(container)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
      container.layoutIfNeeded()
      #expect(view.hasAmbiguousLayout)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      container.layoutIfNeeded()
      #expect(!view.hasAmbiguousLayout)
    }
  }

  // observation: layout-label-lines-grow
  @Test func `a label of several lines is higher`() {
    let heights = [0, 1].map { lines in
      let label = UILabel()
      label.numberOfLines = lines
      label.text = "a long text of a label that breaks into several lines in a narrow view"
      return label.sizeThatFits(CGSize(width: 100, height: 1000)).height
    }
    #expect(heights[0] > heights[1])
  }

  // observation: layout-autoresize-width
  @Test func `a flexible width grows with the superview`() {
    let view = flexible(isAutoresizing: true)
    #expect(view.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
  }

  // observation: layout-autoresizes-off
  @Test func `a superview can leave its subviews`() {
    let view = flexible(isAutoresizing: false)
    #expect(view.frame == CGRect(x: 10, y: 0, width: 80, height: 20))
  }

  // observation: layout-image-view-intrinsic
  @Test func `an image view is as large as its image`() {
    let view = UIImageView(image: image(30, 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  // observation: layout-hidden-view-keeps-space
  @Test func `a hidden view keeps its place`() {
    let (container, view) = everydayPair()
    let hidden = UIView()
    hidden.translatesAutoresizingMaskIntoConstraints = false
    hidden.isHidden = true
    container.addSubview(hidden)
    NSLayoutConstraint.activate([
      hidden.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      hidden.widthAnchor.constraint(equalToConstant: 60),
      view.leadingAnchor.constraint(equalTo: hidden.trailingAnchor),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.minX == 60)
  }

  // observation: layout-baseline-default-views
  @Test func `a plain view is its own view for baselines`() {
    let view = UIView()
    #expect(view.forFirstBaselineLayout === view)
    #expect(view.forLastBaselineLayout === view)
    let (first, second) = (UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === first)
    #expect(stack.forLastBaselineLayout === second)
  }

  // observation: layout-did-layout-after-subviews
  @Test func `a controller hears of layout before deeper views`() async throws {
    try await withApp { app in
      let journal = Journal()
      let root = RootedController(journal)
      let deep = LoggingView("deep", journal)
      deep.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.view.addSubview(deep)
      journal.clear()
      try await launch(root, in: app)
      let order = journal.lines.filter { $0.contains("ayout") }
      #expect(
        order.prefix(4) == [
          "will layout", "root.layoutSubviews", "did layout", "deep.layoutSubviews",
        ]
      )
    }
  }
}

private final class AlignedView: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

@MainActor
private func flexible(isAutoresizing: Bool) -> UIView {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 20))
  view.autoresizingMask = .flexibleWidth
  parent.addSubview(view)
  parent.autoresizesSubviews = isAutoresizing
  parent.frame.size.width = 200
  return view
}

@MainActor
private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
}

private final class RootedController: UIViewController {
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = LoggingView("root", journal) }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    journal.note("will layout")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    journal.note("did layout")
  }
}
