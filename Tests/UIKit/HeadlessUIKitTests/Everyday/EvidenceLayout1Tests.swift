import HeadlessUIKit
import Testing

/// What documentation, headers and the tests of others say about layout.
@MainActor
struct `Evidence of everyday layout` {
  // observation: layout-view-defaults-texture
  @Test func `a view is opaque, visible and unclipped`() {
    let view = UIView()
    #expect(view.isOpaque)
    #expect(!view.isHidden)
    #expect(!view.clipsToBounds)
    #expect(view.alpha == 1)
    #expect(view.backgroundColor == nil)
    #expect(view.contentMode == .scaleToFill)
  }

  // observation: layout-view-margin-defaults-texture
  @Test func `a view has margins of 8 points`() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask == [])
  }

  // observation: layout-tint-not-nil-xamarin
  @Test func `the tint of a view is never nil`() {
    let view = UIView()
    let first: UIColor? = view.tintColor
    #expect(first != nil)
    view.tintColor = .red
    view.tintColor = nil
    let last: UIColor? = view.tintColor
    #expect(last != nil)
  }

  // observation: layout-size-that-fits-view-xamarin
  @Test func `a plain view fits its own size`() {
    #expect(UIView().sizeThatFits(.zero) == .zero)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
  }

  // observation: layout-size-to-fit-uses-fits
  @Test func `a view takes the size that fits`() {
    let view = FittingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 70, height: 20))
    #expect(view.count == 1)
  }

  // observation: layout-point-inside-xamarin
  @Test func `the bounds decide what is inside`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(!view.point(inside: CGPoint(x: -10, y: -10), with: nil))
    #expect(view.hitTest(CGPoint(x: -10, y: -10), with: nil) == nil)
    #expect(view.point(inside: CGPoint(x: 50, y: 50), with: nil))
    #expect(view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  // observation: layout-convert-nil-xamarin
  @Test func `conversion to no view changes nothing at the origin`() {
    let view = UIView()
    #expect(view.convert(CGPoint.zero, from: nil) == .zero)
    #expect(view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(view.convert(CGRect.zero, from: nil) == .zero)
    #expect(view.convert(CGRect.zero, to: nil) == .zero)
  }

  // observation: layout-intrinsic-default-apple
  @Test func `a plain view has no intrinsic size`() {
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  // observation: layout-priorities-default-apple
  @Test func `a plain view hugs less than it resists`() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
      #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  // observation: layout-label-hugging-251-not-in-code
  @Test func `a label made in code hugs as any view`() {
    #expect(UILabel().contentHuggingPriority(for: .horizontal).rawValue == 250)
  }

  // observation: layout-constraint-defaults-apple
  @Test func `a constraint is required and not active`() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
  }

  // observation: layout-constraint-lives-in-ancestor-snapkit
  @Test func `a constraint to the superview is held there`() {
    let (container, view) = everydayPair()
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      view.rightAnchor.constraint(equalTo: container.rightAnchor),
    ])
    #expect(container.constraints.count == 4)
    #expect(view.constraints.isEmpty)
    #expect(
      container.constraints.allSatisfy { $0.firstItem === view && $0.secondItem === container }
    )
  }

  // observation: layout-size-constraint-lives-in-view-snapkit
  @Test func `a constraint of size is held by its view`() {
    let (container, view) = everydayPair()
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(view.constraints.count == 2)
    #expect(container.constraints.isEmpty)
  }

  // observation: layout-sibling-constraint-lives-in-superview-snapkit
  @Test func `a constraint of siblings is held by the superview`() {
    let (container, view) = everydayPair()
    let sibling = UIView()
    container.addSubview(sibling)
    view.topAnchor.constraint(equalTo: sibling.topAnchor).isActive = true
    #expect(container.constraints.count == 1)
  }

  // observation: layout-deactivate-removes-snapkit
  @Test func `deactivated constraints leave their view`() {
    let (container, view) = everydayPair()
    let constraints = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(container.constraints.count == 2)
    NSLayoutConstraint.deactivate(constraints)
    #expect(container.constraints.isEmpty)
    NSLayoutConstraint.activate(constraints)
    #expect(container.constraints.count == 2)
  }

  // observation: layout-remove-view-removes-constraints-apple
  @Test func `a removed view loses constraints to other views`() {
    let (container, view) = everydayPair()
    view.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.isActive = true
    view.removeFromSuperview()
    #expect(container.constraints.isEmpty)
    #expect(width.isActive)
  }

  // observation: layout-priority-frame-wins
  @Test func `the constraint of the higher priority holds`() {
    let (container, view) = everydayPair()
    for (constant, priority) in [(100.0, 500.0), (200, 600)] {
      let constraint = view.widthAnchor.constraint(equalToConstant: constant)
      constraint.priority = UILayoutPriority(Float(priority))
      constraint.isActive = true
    }
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.width == 200)
  }

  // observation: layout-equal-priority-hugging-decides
  @Test func `the label that hugs less grows`() {
    let labels = labelRow(width: 300, texts: ["ab", "cd"])
    labels[0].setContentHuggingPriority(UILayoutPriority(250), for: .horizontal)
    labels[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    labels[0].superview?.layoutIfNeeded()
    #expect(labels[0].frame.width > labels[0].intrinsicContentSize.width + 50)
    #expect(abs(labels[1].frame.width - labels[1].intrinsicContentSize.width) < 1)
  }

  // observation: layout-compression-decides
  @Test func `the label that resists less is cut`() {
    let text = "a long text of a label that is wide"
    let labels = labelRow(width: 300, texts: [text, text])
    labels[0].setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    labels[0].superview?.layoutIfNeeded()
    #expect(abs(labels[0].frame.width - labels[0].intrinsicContentSize.width) < 1)
    #expect(labels[1].frame.width < labels[1].intrinsicContentSize.width)
  }

  // observation: layout-fitting-compressed-apple
  @Test func `the compressed size satisfies the constraints`() {
    let container = insetContainer()
    let size = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100, height: 50))
  }

  // observation: layout-fitting-does-not-change-frame
  @Test func `fitting changes no frame`() {
    let container = insetContainer()
    container.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    _ = container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  // observation: layout-fitting-required-width
  @Test func `a required width makes a text higher`() {
    let (container, view) = everydayPair()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a long text of a label that breaks into several lines in a narrow view"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.removeFromSuperview()
    container.addSubview(label)
    pin(label, to: container, inset: 0)
    let sizes = [100.0, 300].map {
      container.systemLayoutSizeFitting(
        CGSize(width: $0, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    #expect(sizes.map(\.width) == [100, 300])
    #expect(sizes[0].height > sizes[1].height)
  }

  // observation: layout-fitting-constants-apple
  @Test func `the fitting sizes are zero and ten thousand`() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
  }

  // observation: layout-mask-translated-default
  @Test func `a view made in code translates its mask`() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
  }

  // observation: layout-mask-frame-satisfies-sibling
  @Test func `a constraint follows a frame`() {
    let (container, view) = everydayPair()
    let framed = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    container.addSubview(framed)
    view.leadingAnchor.constraint(equalTo: framed.trailingAnchor).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.minX == 60)
  }

  // observation: layout-readable-width-apple
  @Test func `the readable guide is limited`() async throws {
    try await withApp { app in
      for (width, isLimited) in [(1180.0, true), (390, false)] {
        let root = UIViewController()
        let window = makeWindow(in: app)
        window.frame = CGRect(x: 0, y: 0, width: width, height: 820)
        window.rootViewController = root
        window.makeKeyAndVisible()
        try await app.settle()
        let readable = root.view.readableContentGuide.layoutFrame.width
        #expect((readable < 1000) == (isLimited || width < 1000))
        if !isLimited { #expect(readable == root.view.layoutMarginsGuide.layoutFrame.width) }
      }
    }
  }

  // observation: layout-guide-owning-view-apple
  @Test func `a guide belongs to a view until it is removed`() {
    let (view, guide) = (UIView(), UILayoutGuide())
    #expect(guide.owningView == nil)
    view.addLayoutGuide(guide)
    #expect(guide.owningView === view)
    #expect(view.layoutGuides.contains { $0 === guide })
    view.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }
}

@MainActor
private func pin(_ view: UIView, to container: UIView, inset: CGFloat) {
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
    view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset),
    view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -inset),
  ])
}

/// A container around a view of 80 by 30 points.
@MainActor
private func insetContainer() -> UIView {
  let (container, view) = everydayPair()
  pin(view, to: container, inset: 10)
  view.widthAnchor.constraint(equalToConstant: 80).isActive = true
  view.heightAnchor.constraint(equalToConstant: 30).isActive = true
  return container
}

@MainActor
private func labelRow(width: CGFloat, texts: [String]) -> [UILabel] {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
  let labels = texts.map { text in
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    label.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
    return label
  }
  NSLayoutConstraint.activate([
    labels[0].leadingAnchor.constraint(equalTo: container.leadingAnchor),
    labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
    labels[1].trailingAnchor.constraint(equalTo: container.trailingAnchor),
  ])
  Retained.container = container
  return labels
}

@MainActor
private enum Retained {
  static var container: UIView?
}

private final class FittingView: UIView {
  var count = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    count += 1
    return CGSize(width: 70, height: 20)
  }
}
