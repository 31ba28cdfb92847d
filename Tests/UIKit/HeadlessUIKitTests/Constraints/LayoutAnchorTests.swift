import HeadlessUIKit
import Testing

@MainActor
struct `Layout anchors` {
  // layout-01
  @Test func `the anchors of a view are of the kinds of its attributes`() async throws {
    try await withApp { _ in
      let view = UIView()
      let horizontal: [any LayoutAnchorOfAnyKind] = [
        view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
        view.centerXAnchor,
      ]
      let vertical: [any LayoutAnchorOfAnyKind] = [
        view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor,
        view.lastBaselineAnchor,
      ]
      let lengths: [any LayoutAnchorOfAnyKind] = [view.widthAnchor, view.heightAnchor]
      #expect(horizontal.allSatisfy { $0 is NSLayoutAnchor<NSLayoutXAxisAnchor> })
      #expect(vertical.allSatisfy { $0 is NSLayoutAnchor<NSLayoutYAxisAnchor> })
      #expect(lengths.allSatisfy { $0 is NSLayoutAnchor<NSLayoutDimension> })
    }
  }

  // layout-03
  @Test func `a constraint of anchors has both items, both attributes and the constant`()
    async throws
  {
    try await withApp { _ in
      let view = UIView()
      let other = UIView()
      let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8)
      #expect(constraint.firstItem === view)
      #expect(constraint.secondItem === other)
      #expect(constraint.firstAttribute == .leading)
      #expect(constraint.secondAttribute == .trailing)
      #expect(constraint.relation == .equal)
      #expect(constraint.constant == 8)
      #expect(constraint.multiplier == 1)
    }
  }

  @Test func `a constraint of a dimension alone has no second item`() async throws {
    try await withApp { _ in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
      #expect(constraint.firstItem === view)
      #expect(constraint.secondItem == nil)
      #expect(constraint.secondAnchor == nil)
      #expect(constraint.secondAttribute == .notAnAttribute)
      #expect(constraint.relation == .greaterThanOrEqual)
      #expect(constraint.constant == 44)
    }
  }

  // layout-06
  @Test func `a constraint of a guide's anchors has the guide as its item`() async throws {
    try await withApp { _ in
      let view = UIView()
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let constraints = [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor),
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
        guide.rightAnchor.constraint(equalTo: view.rightAnchor),
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        guide.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        guide.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        guide.heightAnchor.constraint(equalToConstant: 10),
      ]
      #expect(constraints.allSatisfy { $0.firstItem === guide })
    }
  }

  @Test func `an anchor is found by a key path of its view`() async throws {
    try await withApp { _ in
      @MainActor func equal<Axis, Anchor>(
        _ path: KeyPath<UIView, Anchor>,
        _ view: UIView,
        _ other: UIView
      ) -> NSLayoutConstraint where Anchor: NSLayoutAnchor<Axis> {
        view[keyPath: path].constraint(equalTo: other[keyPath: path])
      }
      let constraint = equal(\.centerXAnchor, UIView(), UIView())
      #expect(constraint.firstAttribute == .centerX)
    }
  }

  @Test func `anchors of the same attribute of the same item are equal`() async throws {
    try await withApp { _ in
      let view = UIView()
      #expect(view.topAnchor == view.topAnchor)
      #expect(view.topAnchor != view.bottomAnchor)
      #expect(view.topAnchor != UIView().topAnchor)
      let constraint = view.topAnchor.constraint(equalTo: UIView().topAnchor)
      #expect(constraint.firstAnchor.isEqual(view.topAnchor))
      #expect(Set([view.topAnchor, view.topAnchor]).count == 1)
    }
  }

  @Test func `system spacing is 8 points for each unit of the multiplier`() async throws {
    try await withApp { _ in
      let view = UIView()
      let other = UIView()
      let constraints = [
        view.leadingAnchor.constraint(
          equalToSystemSpacingAfter: other.trailingAnchor,
          multiplier: 1
        ),
        view.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor,
          multiplier: 2
        ),
        view.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: other.bottomAnchor,
          multiplier: 0.5
        ),
        view.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: other.lastBaselineAnchor,
          multiplier: -1
        ),
      ]
      #expect(constraints.map(\.constant) == [8, 16, 4, -8])
      #expect(constraints.map(\.relation.rawValue) == [0, 1, -1, 0])
    }
  }

  @Test func `the description of an anchor contains its item and attribute`() async throws {
    try await withApp { _ in
      let view = UIView()
      let guide = UILayoutGuide()
      #expect(masked(view.topAnchor) == #"<NSLayoutYAxisAnchor:0x… "UIView:0x….top">"#)
      #expect(masked(guide.widthAnchor) == #"<NSLayoutDimension:0x… "UILayoutGuide:0x….width">"#)
      #expect(view.topAnchor.description == view.topAnchor.description)
      #expect(view.topAnchor.description != view.bottomAnchor.description)
    }
  }

  @Test func `priorities are numbers with the names of UIKit`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(rawValue: 251))
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }
}

/// What all generic instances of `NSLayoutAnchor` have in common.
@MainActor
private protocol LayoutAnchorOfAnyKind {}

extension NSLayoutAnchor: LayoutAnchorOfAnyKind {}
