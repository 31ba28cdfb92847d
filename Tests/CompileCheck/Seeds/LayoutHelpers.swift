import UIKit

// The helpers of the Swift Talk episode about layout with key paths, as the article writes them.

final class Box<A> {
  let unbox: A
  var references: [Any] = []

  init(_ value: A) {
    self.unbox = value
  }
}

extension Box where A: UIView {
  func addSubview<V: UIView>(_ view: Box<V>, constraints: [NSLayoutConstraint]) {
    unbox.addSubview(view.unbox)
    references.append(view)
    view.unbox.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }
}

typealias Constraint = (_ child: UIView, _ parent: UIView) -> NSLayoutConstraint

func equalCenterX(child: UIView, parent: UIView) -> NSLayoutConstraint {
  child.centerXAnchor.constraint(equalTo: parent.centerXAnchor)
}

func equalCenterY(child: UIView, parent: UIView) -> NSLayoutConstraint {
  child.centerYAnchor.constraint(equalTo: parent.centerYAnchor)
}

func equal<Axis, L>(_ from: KeyPath<UIView, L>, _ to: KeyPath<UIView, L>) -> Constraint
where L: NSLayoutAnchor<Axis> {
  { view, parent in
    view[keyPath: from].constraint(equalTo: parent[keyPath: to])
  }
}

func equal<Axis, L>(_ to: KeyPath<UIView, L>) -> Constraint where L: NSLayoutAnchor<Axis> {
  { view, parent in
    view[keyPath: to].constraint(equalTo: parent[keyPath: to])
  }
}

func equal<L>(_ keyPath: KeyPath<UIView, L>, to constant: CGFloat) -> Constraint
where L: NSLayoutDimension {
  { view, parent in
    view[keyPath: keyPath].constraint(equalToConstant: constant)
  }
}

extension UIView {
  func addSubview(_ other: UIView, constraints: [Constraint]) {
    addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(
      constraints.map { c in
        c(other, self)
      }
    )
  }
}

extension Box where A: UIView {
  func addSubview<V: UIView>(_ view: Box<V>, constraints: [Constraint]) {
    unbox.addSubview(view.unbox, constraints: constraints)
    references.append(view)
  }
}
