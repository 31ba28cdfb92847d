import Foundation
import HeadlessUIKit
import Testing

/// Adds a view to a superview, with its frame determined by constraints.
@MainActor
func constrained<View: UIView>(_ view: View, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A view with a natural size.
class SizedView: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  convenience init(_ width: CGFloat, _ height: CGFloat) {
    self.init()
    size = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { size }
}

struct `Frames from constraints` {
  // layout-07: libs-gui, Tests/gui/NSLayoutConstraint/activation.m
  @Test @MainActor func `a view has the size and the insets of its constraints`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      let constraints = [
        view.widthAnchor.constraint(equalToConstant: 120),
        view.heightAnchor.constraint(equalToConstant: 80),
        view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 20),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
      ]
      NSLayoutConstraint.activate(constraints)
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 110, width: 120, height: 80))
      #expect(constraints.map(\.isActive) == [true, true, true, true])
      NSLayoutConstraint.deactivate(constraints)
      #expect(constraints.map(\.isActive) == [false, false, false, false])
    }
  }

  // layout-08: libs-gui, Tests/gui/NSLayoutConstraint/resize.m
  @Test @MainActor func `a view follows the size of its superview`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
        view.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -50),
        view.heightAnchor.constraint(equalTo: content.heightAnchor, constant: -25),
      ])
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 10, width: 250, height: 175))
      content.frame.size = CGSize(width: 400, height: 300)
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 275))
    }
  }

  // layout-09: libs-gui, Tests/gui/NSLayoutConstraint/intrinsicSize.m
  @Test @MainActor func `a view without a constrained size has its natural size`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(SizedView(67, 21), in: content)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 6),
      ])
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 6, width: 67, height: 21))
      view.size = CGSize(width: 70, height: 30)
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 6, width: 70, height: 30))
    }
  }

  // layout-10: libs-gui, Tests/gui/NSLayoutConstraint/batch.m
  @Test(arguments: [true, false]) @MainActor
  func `constraints activated one by one give the frames of a batch`(isBatch: Bool) async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(UIView(), in: content)
      let constraints = [
        view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 20),
        view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -20),
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ]
      if isBatch {
        NSLayoutConstraint.activate(constraints)
      } else {
        for constraint in constraints {
          constraint.isActive = true
          content.layoutIfNeeded()
        }
      }
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 0, width: 260, height: 130))
      content.frame.size.width = 400
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 20, y: 0, width: 360, height: 180))
      if isBatch {
        NSLayoutConstraint.deactivate(constraints)
      } else {
        for constraint in constraints.reversed() { constraint.isActive = false }
      }
      content.layoutIfNeeded()
      #expect(view.frame == .zero)
    }
  }

  @Test @MainActor func `a new constant moves the view in the next layout`() async throws {
    try await withApp { app in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      try app.show(content)
      let view = constrained(SizedView(10, 10), in: content)
      let left = view.leftAnchor.constraint(equalTo: content.leftAnchor)
      NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: content.topAnchor)])
      try app.idle()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      left.constant = 30
      #expect(view.frame.minX == 0)
      try app.idle()
      #expect(view.frame == CGRect(x: 30, y: 0, width: 10, height: 10))
    }
  }

  @Test @MainActor func `a nested view is constrained to a distant ancestor`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      content.addSubview(box)
      let inner = constrained(UIView(), in: box)
      let leaf = constrained(UIView(), in: inner)
      NSLayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
        inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 50),
        leaf.rightAnchor.constraint(equalTo: content.rightAnchor),
        leaf.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        leaf.widthAnchor.constraint(equalToConstant: 20),
        leaf.heightAnchor.constraint(equalToConstant: 20),
      ])
      content.layoutIfNeeded()
      #expect(inner.frame == CGRect(x: 5, y: 5, width: 50, height: 50))
      #expect(leaf.convert(leaf.bounds, to: content).maxX == 300)
      #expect(leaf.convert(leaf.bounds, to: content).midY == 100)
    }
  }
}
