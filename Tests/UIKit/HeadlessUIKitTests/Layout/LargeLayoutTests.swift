import Foundation
import HeadlessUIKit
import Testing

struct `Large and hostile layouts` {
  @Test @MainActor func `ten thousand siblings form a chain`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      var previous = content.leftAnchor
      var views: [UIView] = []
      for _ in 0..<10_000 {
        let view = constrained(SizedView(2, 2), in: content)
        view.leftAnchor.constraint(equalTo: previous, constant: 1).isActive = true
        previous = view.rightAnchor
        views.append(view)
      }
      content.layoutIfNeeded()
      #expect(views[9_999].frame == CGRect(x: 29_998, y: 0, width: 2, height: 2))
    }
  }

  @Test @MainActor func `two thousand nested views follow their root`() async throws {
    try await withApp { _ in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 9000, height: 9000))
      var views = [root]
      for _ in 0..<2_000 {
        let parent = views[views.count - 1]
        let view = constrained(UIView(), in: parent)
        NSLayoutConstraint.activate([
          view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
          view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -1),
          view.topAnchor.constraint(equalTo: parent.topAnchor),
          view.heightAnchor.constraint(equalTo: parent.heightAnchor),
        ])
        views.append(view)
      }
      root.layoutIfNeeded()
      #expect(views[2_000].frame == CGRect(x: 1, y: 0, width: 5000, height: 9000))
      root.frame.size.width = 8000
      root.layoutIfNeeded()
      #expect(views[2_000].frame.width == 4000)
      while let last = views.popLast() { last.removeFromSuperview() }
    }
  }

  @Test @MainActor func `a form of hundreds of rows is laid out`() async throws {
    try await withApp { app in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      try app.show(content)
      var top = content.topAnchor
      var fields: [UIView] = []
      for row in 0..<400 {
        let label = constrained(SizedView(CGFloat(50 + row % 40), 20), in: content)
        let field = constrained(SizedView(UIView.noIntrinsicMetric, 30), in: content)
        label.setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
          field.topAnchor.constraint(equalTo: top, constant: 4),
          label.centerYAnchor.constraint(equalTo: field.centerYAnchor),
        ])
        top = field.bottomAnchor
        fields.append(field)
      }
      try app.idle()
      for (row, field) in fields.enumerated() {
        let label = CGFloat(50 + row % 40)
        #expect(
          field.frame
            == CGRect(x: 16 + label, y: CGFloat(row * 34 + 4), width: 296 - label, height: 30)
        )
      }
    }
  }

  @Test @MainActor func `views that are gone take their constraints with them`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let stays = constrained(SizedView(10, 10), in: content)
      var kept: [NSLayoutConstraint] = []
      do {
        let goes = constrained(SizedView(20, 20), in: content)
        kept = [
          goes.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 5),
          stays.leftAnchor.constraint(equalTo: goes.rightAnchor),
          goes.heightAnchor.constraint(equalToConstant: 20),
        ]
        NSLayoutConstraint.activate(kept)
        content.layoutIfNeeded()
        #expect(stays.frame.minX == 25)
        autoreleasepool { goes.removeFromSuperview() }
      }
      content.layoutIfNeeded()
      #expect(stays.frame.minX == 0)
      #expect(kept.map(\.isActive) == [false, false, false])
      kept[1].constant = 8
      kept[2].constant = 8
      let another = constrained(SizedView(7, 7), in: content)
      another.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 9).isActive = true
      content.layoutIfNeeded()
      #expect(another.frame == CGRect(x: 9, y: 0, width: 7, height: 7))
    }
  }

  @Test @MainActor func `an owner that is gone takes the constraints of its subviews with it`()
    async throws
  {
    try await withApp { _ in
      let first = SizedView(10, 10)
      let second = SizedView(10, 10)
      var owner: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      var link: NSLayoutConstraint?
      if let owner {
        _ = constrained(first, in: owner)
        _ = constrained(second, in: owner)
        link = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 5)
        link?.isActive = true
        owner.layoutIfNeeded()
      }
      #expect(second.frame.minX == 15)
      owner = nil
      #expect(link?.isActive == false)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      content.addSubview(second)
      content.layoutIfNeeded()
      #expect(second.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300]) @MainActor
  func `a constant without meaning changes no other frame`(constant: CGFloat) async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(SizedView(10, 10), in: content)
      let other = constrained(SizedView(20, 20), in: content)
      view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: constant).isActive = true
      other.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 3).isActive = true
      let width = view.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      width.constant = constant
      content.layoutIfNeeded()
      #expect(other.frame == CGRect(x: 3, y: 0, width: 20, height: 20))
      #expect(view.frame.width.isFinite && view.frame.minX.isFinite)
    }
  }

  @Test @MainActor func `a natural size that is not a length is ignored or limited`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      for (length, width): (CGFloat, CGFloat) in [(.nan, 0), (-5, 0), (.infinity, 10_000_000)] {
        let view = constrained(SizedView(length, 10), in: content)
        content.layoutIfNeeded()
        #expect(view.frame.width == width)
        #expect(view.frame.height == 10)
      }
    }
  }
}
