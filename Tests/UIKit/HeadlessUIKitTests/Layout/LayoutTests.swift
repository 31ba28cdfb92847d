import HeadlessUIKit
import Testing

struct `Layout` {
  // view-25: layout is pending in a new view
  @Test @MainActor func `a new view is laid out`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let view = LoggingView("v", journal)
      view.addSubview(UIView())
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      #expect(journal.lines.count { $0 == "v.layoutSubviews" } == 1)
    }
  }

  // view-26, view-29: a changed size affects the view and its superview, a changed origin neither
  @Test @MainActor
  func `a changed size causes layout, but a changed origin does not`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let parent = LoggingView("P", journal)
      let child = LoggingView("C", journal)
      parent.addSubview(child)
      parent.layoutIfNeeded()
      let changes: [(String, () -> Void, [String])] = [
        (
          "size of the bounds", { child.bounds.size.width = 10 },
          ["P.layoutSubviews", "C.layoutSubviews"]
        ),
        ("origin of the frame", { child.frame.origin.x = 10 }, []),
        ("center", { child.center.x = 99 }, []),
        ("transform", { child.transform = CGAffineTransform(scaleX: 2, y: 2) }, []),
        ("same frame", { child.frame = child.frame }, []),
        ("removal", { child.removeFromSuperview() }, ["P.layoutSubviews"]),
      ]
      for (name, change, expected) in changes {
        change()
        journal.clear()
        parent.layoutIfNeeded()
        #expect(journal.lines == expected, "\(name)")
      }
    }
  }

  // https://developer.apple.com/documentation/quartzcore/calayer/layoutifneeded()
  @Test @MainActor
  func `layoutIfNeeded begins at the farthest ancestor in a chain of pending layouts`() async throws
  {
    let journal = Journal()
    try await withApp { _ in
      let names = ["A", "B", "C", "D"]
      let views = names.map { LoggingView($0, journal) }
      for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
      views[0].layoutIfNeeded()
      views[0].setNeedsLayout()
      views[2].setNeedsLayout()
      views[3].setNeedsLayout()
      journal.clear()
      views[3].layoutIfNeeded()
      #expect(journal.lines == ["C.layoutSubviews", "D.layoutSubviews"])
      views[0].layoutIfNeeded()
      #expect(journal.lines.last == "A.layoutSubviews")
    }
  }

  @Test @MainActor func `sizeToFit adopts the size that fits the content`() async throws {
    try await withApp { _ in
      let view = FittingView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
      view.sizeToFit()
      #expect(view.frame == CGRect(x: 5, y: 5, width: 50, height: 20))
      #expect(UIView(frame: view.frame).sizeThatFits(.zero) == CGSize(width: 50, height: 20))
      #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }
  }

  @Test @MainActor
  func `updateConstraintsIfNeeded updates constraints from the leaves up`() async throws {
    let journal = Journal()
    try await withApp { _ in
      let parent = LoggingView("P", journal)
      let child = LoggingView("C", journal)
      parent.addSubview(child)
      parent.updateConstraintsIfNeeded()
      let both = ["C.updateConstraints", "P.updateConstraints"]
      #expect(journal.lines(observedIn: both) == both)
      #expect(!parent.needsUpdateConstraints())
      journal.clear()
      child.invalidateIntrinsicContentSize()
      #expect(child.needsUpdateConstraints())
      parent.layoutIfNeeded()
      #expect(
        journal.lines == ["C.updateConstraints", "P.layoutSubviews", "C.layoutSubviews"]
      )
    }
  }
}

private final class FittingView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width / 2, height: 20)
  }
}
