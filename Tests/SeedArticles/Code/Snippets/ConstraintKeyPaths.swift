// swift-format-ignore-file
import UIKit

// begin 003.10
func equal<Axis, L>(_ from: KeyPath<UIView, L>, _ to: KeyPath<UIView, L>) -> Constraint where L: NSLayoutAnchor<Axis> {
    return { view, parent in
        view[keyPath: from].constraint(equalTo: parent[keyPath: to])
    }
}
// end 003.10

// begin 003.11
func equal<Axis, L>(_ to: KeyPath<UIView, L>) -> Constraint  where L: NSLayoutAnchor<Axis> {
    return { view, parent in
        view[keyPath: to].constraint(equalTo: parent[keyPath: to])
    }
}
// end 003.11

// begin 003.13
func equal<L>(_ keyPath: KeyPath<UIView, L>, to constant: CGFloat) -> Constraint  where L: NSLayoutDimension {
    return { view, parent in
        view[keyPath: keyPath].constraint(equalToConstant: constant)
    }
}
// end 003.13
