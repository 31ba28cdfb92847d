import HeadlessUIKit

extension ValueProperty {
  /// Results of the layout.
  static let layout: [ValueProperty] = [
    size(.view, "intrinsicContentSize") { (it: UIView) in it.intrinsicContentSize },
    size(.view, "compressedSize") { (it: UIView) in
      it.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    },
    size(.view, "expandedSize") { (it: UIView) in
      it.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    },
    flag(.view, "hasAmbiguousLayout") { (it: UIView) in it.hasAmbiguousLayout },
    flag(.view, "translatesAutoresizingMaskIntoConstraints") { (it: UIView) in
      it.translatesAutoresizingMaskIntoConstraints
    },
    rect(.layoutGuide, "layoutFrame") { (it: UILayoutGuide) in it.layoutFrame },
    flag(.constraint, "isActive") { (it: NSLayoutConstraint) in it.isActive },
    length(.constraint, "constant") { (it: NSLayoutConstraint) in it.constant },
    number(.constraint, "priority") { (it: NSLayoutConstraint) in Double(it.priority.rawValue) },
    number(.constraint, "multiplier") { (it: NSLayoutConstraint) in Double(it.multiplier) },
  ]

  /// Content of labels, stack views and scroll views.
  static let contents: [ValueProperty] = [
    ValueProperty(.label, "text", .text) { .text(($0 as? UILabel)?.text ?? "nil") },
    objects(.stackView, "arrangedSubviews", .view) { (it: UIStackView) in it.arrangedSubviews },
    size(.scrollView, "contentSize") { (it: UIScrollView) in it.contentSize },
    point(.scrollView, "contentOffset") { (it: UIScrollView) in it.contentOffset },
    insets(.scrollView, "adjustedContentInset") { (it: UIScrollView) in it.adjustedContentInset },
  ]
}
