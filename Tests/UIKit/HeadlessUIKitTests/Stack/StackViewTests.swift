import Foundation
import HeadlessUIKit
import Testing

struct `Stack views` {
  @MainActor
  private func stack(_ views: [UIView], spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }

  /// Lays a stack out in the top left corner of a view.
  @MainActor @discardableResult
  private func layOut(_ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil) -> UIView
  {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    host.addSubview(stack)
    stack.topAnchor.constraint(equalTo: host.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: host.leadingAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    host.layoutIfNeeded()
    return host
  }

  // everyday.json, stack-hidden-guide21: printed by UIKit of iOS 18.2
  @Test @MainActor func `a hidden view takes no space and stays arranged`() async throws {
    try await withApp { _ in
      let views = (0..<3).map { _ in Block(50, 50) }
      let stack = stack(views, spacing: 10)
      let host = layOut(stack)
      #expect(views[2].frame.minX == 120)
      views[1].isHidden = true
      host.layoutIfNeeded()
      #expect(stack.arrangedSubviews.count == 3)
      #expect(stack.subviews.count == 3)
      #expect(views[2].frame.minX == 60)
      stack.removeArrangedSubview(views[2])
      #expect(stack.arrangedSubviews == [views[0], views[1]])
      #expect(stack.subviews.count == 3)
      views[2].removeFromSuperview()
      #expect(stack.subviews.count == 2)
    }
  }

  @Test @MainActor func `a view that leaves the superview leaves the arrangement`() async throws {
    try await withApp { _ in
      let views = (0..<3).map { _ in Block(50, 50) }
      let stack = stack(views)
      let host = layOut(stack)
      views[0].removeFromSuperview()
      #expect(stack.arrangedSubviews == [views[1], views[2]])
      UIView().addSubview(views[1])
      #expect(stack.arrangedSubviews == [views[2]])
      host.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 50, height: 50))
      #expect(views[2].frame.origin == .zero)
    }
  }

  @Test @MainActor func `arranged views are subviews in their own order`() async throws {
    try await withApp { _ in
      let (a, b, c) = (UIView(), UIView(), UIView())
      let stack = UIStackView(arrangedSubviews: [a, b])
      stack.insertArrangedSubview(c, at: 0)
      #expect(stack.arrangedSubviews == [c, a, b])
      #expect(stack.subviews == [a, b, c])
      stack.insertArrangedSubview(b, at: 0)
      #expect(stack.arrangedSubviews == [b, c, a])
      stack.addArrangedSubview(b)
      #expect(stack.arrangedSubviews == [c, a, b])
      #expect(stack.subviews == [a, b, c])
      let views = [a, b, c]
      #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    }
  }

  @Test(arguments: [-1, 3, 99]) @MainActor
  func `an index out of bounds is refused with UIKit's exception`(index: Int) async throws {
    try await withApp { app in
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.insertArrangedSubview(UIView(), at: index)
      #expect(stack.arrangedSubviews.count == 2)
      #expect(stack.subviews.count == 2)
      #expect(
        app.diagnostics() == [
          """
          NSInternalInconsistencyException: index out of bounds for arranged subview: index = \
          \(index) expected to be less than or equal to 2
          """
        ]
      )
    }
  }

  @Test @MainActor func `a custom spacing replaces the spacing after its view`() async throws {
    try await withApp { _ in
      let views = (0..<3).map { _ in Block(10, 10) }
      let stack = stack(views, spacing: 4)
      #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
      stack.setCustomSpacing(20, after: views[0])
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
      let host = layOut(stack)
      #expect(views.map(\.frame.minX) == [0, 30, 48])
      views[1].isHidden = true
      host.layoutIfNeeded()
      #expect(views[2].frame.minX == 30)
      stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
      host.layoutIfNeeded()
      #expect(views[2].frame.minX == 14)
      stack.spacing = UIStackView.spacingUseSystem
      host.layoutIfNeeded()
      #expect(views[2].frame.minX == 18)
      stack.spacing = .nan
      host.layoutIfNeeded()
      #expect(views[2].frame.minX == 10)
    }
  }

  @Test @MainActor func `margins surround the views if the arrangement is relative to them`()
    async throws
  {
    try await withApp { _ in
      let view = Block(10, 20)
      let stack = stack([view])
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let host = layOut(stack)
      #expect(stack.frame.size == CGSize(width: 10, height: 20))
      stack.isLayoutMarginsRelativeArrangement = true
      host.layoutIfNeeded()
      #expect(stack.frame.size == CGSize(width: 16, height: 24))
      #expect(view.frame == CGRect(x: 2, y: 1, width: 10, height: 20))
    }
  }

  @Test @MainActor func `stacks in stacks are laid out together`() async throws {
    try await withApp { _ in
      let (icon, title, detail) = (Block(24, 24), Block(80, 20), Block(60, 16))
      title.setContentHuggingPriority(.defaultLow, for: .horizontal)
      let texts = stack([title, detail], spacing: 2)
      texts.axis = .vertical
      texts.alignment = .leading
      let row = stack([icon, texts], spacing: 8)
      row.alignment = .center
      let footer = Block(30, 10)
      let card = stack([row, footer], spacing: 6)
      card.axis = .vertical
      layOut(card)
      #expect(card.frame == CGRect(x: 0, y: 0, width: 112, height: 54))
      #expect(row.frame == CGRect(x: 0, y: 0, width: 112, height: 38))
      #expect(icon.frame == CGRect(x: 0, y: 7, width: 24, height: 24))
      #expect(texts.frame == CGRect(x: 32, y: 0, width: 80, height: 38))
      #expect(title.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
      #expect(detail.frame == CGRect(x: 0, y: 22, width: 60, height: 16))
      #expect(footer.frame == CGRect(x: 0, y: 44, width: 112, height: 10))
    }
  }

  @Test @MainActor func `a stack in a stack has the proportion of its content`() async throws {
    try await withApp { _ in
      let inner = stack([Block(20, 10), Block(30, 10)], spacing: 10)
      let outer = stack([Block(40, 10), inner])
      outer.distribution = .fillProportionally
      layOut(outer, width: 200)
      #expect(inner.frame == CGRect(x: 80, y: 0, width: 120, height: 10))
    }
  }

  @Test @MainActor func `proportions follow the text of a label`() async throws {
    try await withApp { _ in
      let (label, block) = (UILabel(), Block(29, 10))
      label.text = "aaa"
      let stack = stack([label, block])
      stack.distribution = .fillProportionally
      let host = layOut(stack, width: 120)
      #expect(label.frame.width == 60)
      label.text = "aaa aaa aaa"
      host.layoutIfNeeded()
      #expect(
        label.frame.width == onPixels(CGRect(x: 0, y: 0, width: 120 * 96 / 125.0, height: 0)).width
      )
    }
  }

  @Test(arguments: [(UIStackView.Alignment.firstBaseline, CGFloat(0)), (.lastBaseline, 100)])
  @MainActor
  func `labels are aligned at their baselines, the highest one at an edge`(
    alignment: UIStackView.Alignment,
    edge: CGFloat
  ) async throws {
    try await withApp { _ in
      let labels = [17.0, 34].map { size in
        let label = UILabel()
        label.text = "a"
        label.font = .systemFont(ofSize: size)
        return label
      }
      let stack = stack(labels)
      stack.alignment = alignment
      layOut(stack, height: 100)
      let top = labels.map { $0.frame.minY + $0.font.ascender }
      let bottom = labels.map { $0.frame.maxY + $0.font.descender }
      let baselines = alignment == .firstBaseline ? top : bottom
      #expect(abs(baselines[0] - baselines[1]) <= 1.0 / 3)
      #expect((edge == 0 ? labels[1].frame.minY : labels[1].frame.maxY) == edge)
      #expect(labels[0].frame.minY > labels[1].frame.minY)
    }
  }

  @Test @MainActor func `a column measures its spacing between baselines if asked to`() async throws
  {
    try await withApp { _ in
      let labels = (0..<2).map { _ in
        let label = UILabel()
        label.text = "a"
        return label
      }
      let stack = stack(labels, spacing: 30)
      stack.axis = .vertical
      stack.isBaselineRelativeArrangement = true
      layOut(stack)
      let baselines = [
        labels[0].frame.maxY + labels[0].font.descender,
        labels[1].frame.minY + labels[1].font.ascender,
      ]
      #expect(abs(baselines[1] - baselines[0] - 30) <= 1.0 / 3)
    }
  }

  @Test @MainActor func `views move with the animation in which a view is hidden`() async throws {
    try await withApp { app in
      let views = (0..<3).map { _ in Block(50, 50) }
      let stack = stack(views, spacing: 10)
      let root = UIViewController()
      try await launch(root, in: app)
      root.view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: root.view.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: root.view.leadingAnchor).isActive = true
      try await app.settle()
      UIView.animate(withDuration: 1) { views[1].isHidden = true }
      #expect(views[2].frame.minX == 60)
      #expect(views[2].layer.animationKeys() == ["position"])
      #expect(views[0].layer.animationKeys() == nil)
      try await app.settle()
      #expect(views[2].layer.animationKeys() == nil)
    }
  }

  @Test @MainActor func `a stack that was never laid out has a fitting size`() async throws {
    try await withApp { _ in
      let row = stack([Block(10, 20), Block(30, 40)], spacing: 5)
      let column = stack([row, Block(20, 7)], spacing: 2)
      column.axis = .vertical
      let size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 45, height: 49))
    }
  }

  @Test @MainActor func `a label in a column wraps at the width of the column`() async throws {
    try await withApp { _ in
      let label = UILabel()
      label.text = "aaa aaa aaa"
      label.numberOfLines = 0
      let below = Block(10, 10)
      let column = stack([label, below], spacing: 4)
      column.axis = .vertical
      let host = layOut(column, width: 70)
      // Two lines of 17 points are 40.57 points high.
      #expect(areClose(label.frame, CGRect(x: 0, y: 0, width: 70, height: 122.0 / 3)))
      #expect(areClose(below.frame, CGRect(x: 0, y: 134.0 / 3, width: 70, height: 10)))
      label.text = "aaa"
      host.layoutIfNeeded()
      #expect(areClose(below.frame, CGRect(x: 0, y: 73.0 / 3, width: 70, height: 10)))
    }
  }

  @Test @MainActor func `an empty stack has no size`() async throws {
    try await withApp { _ in
      let stack = stack([])
      layOut(stack)
      #expect(stack.frame == .zero)
    }
  }

  @Test @MainActor func `hundreds of views are arranged and hidden`() async throws {
    try await withApp { _ in
      let views = (0..<300).map { _ in Block(1, 1) }
      let stack = stack(views)
      let host = layOut(stack)
      #expect(views[299].frame.minX == 299)
      for view in views.dropLast(150) { view.isHidden = true }
      host.layoutIfNeeded()
      #expect(views[299].frame.minX == 149)
      #expect(stack.frame.width == 150)
    }
  }
}
