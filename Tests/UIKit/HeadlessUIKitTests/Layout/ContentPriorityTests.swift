import Foundation
import HeadlessUIKit
import Testing

struct `Natural sizes and priorities` {
  /// Two views in a row of 300 points, at both edges and 8 points apart.
  @MainActor
  private func row(_ first: UIView, _ second: UIView) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    _ = constrained(first, in: row)
    _ = constrained(second, in: row)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
      second.trailingAnchor.constraint(equalTo: row.trailingAnchor),
    ])
    return row
  }

  // solver-06: two_labels_row_higher_hugging_keeps_size
  @Test @MainActor func `the view that hugs its content more keeps its size`() async throws {
    try await withApp { _ in
      let first = SizedView(50, 10)
      let second = SizedView(60, 10)
      first.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      let row = row(first, second)
      row.layoutIfNeeded()
      #expect([first, second].map(\.frame.width) == [50, 242])
      second.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      row.layoutIfNeeded()
      #expect([first, second].map(\.frame.width) == [232, 60])
    }
  }

  @Test @MainActor func `the view that resists compression more keeps its size`() async throws {
    try await withApp { _ in
      let first = SizedView(250, 10)
      let second = SizedView(200, 10)
      first.setContentCompressionResistancePriority(.required, for: .horizontal)
      let row = row(first, second)
      row.layoutIfNeeded()
      #expect([first, second].map(\.frame.width) == [250, 42])
      first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      row.layoutIfNeeded()
      #expect([first, second].map(\.frame.width) == [92, 200])
    }
  }

  // solver-05: two_labels_row_equal_hugging_ambiguous
  @Test @MainActor func `equal priorities leave the widths ambiguous`() async throws {
    try await withApp { _ in
      let first = SizedView(50, 10)
      let second = SizedView(60, 10)
      let row = row(first, second)
      first.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      second.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
      row.layoutIfNeeded()
      #expect(first.hasAmbiguousLayout)
      #expect(!row.hasAmbiguousLayout)
      #expect(row.ambiguousItems.map(\.parts) == [["Width"], ["minX", "Width"]])
      #expect(row.ambiguousItems.map(\.subject) == [first.traceSubject, second.traceSubject])
      let before = first.frame.width
      first.exerciseAmbiguityInLayout()
      row.layoutIfNeeded()
      #expect(first.frame.width != before)
      #expect((50...232).contains(first.frame.width))
      first.exerciseAmbiguityInLayout()
      row.layoutIfNeeded()
      #expect(first.frame.width == before)
      first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      #expect(!first.hasAmbiguousLayout)
      #expect(row.ambiguousItems.isEmpty)
    }
  }

  @Test @MainActor func `a view that translates its mask again keeps its frame`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(SizedView(50, 20), in: content)
      let follower = constrained(SizedView(5, 5), in: content)
      follower.leftAnchor.constraint(equalTo: view.rightAnchor).isActive = true
      content.layoutIfNeeded()
      #expect(follower.frame.minX == 50)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.size = CGSize(width: 70, height: 20)
      content.layoutIfNeeded()
      #expect(view.frame.width == 50)
      view.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
      content.layoutIfNeeded()
      #expect(follower.frame.minX == 30)
    }
  }

  @Test @MainActor func `a view between autoresized views follows them`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      box.autoresizingMask = [.flexibleWidth]
      content.addSubview(box)
      let view = constrained(SizedView(5, 5), in: box)
      view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -10).isActive = true
      content.layoutIfNeeded()
      #expect(view.frame.maxX == 80)
      content.frame.size.width = 200
      content.layoutIfNeeded()
      #expect(box.frame.width == 180)
      #expect(view.frame.maxX == 180)
    }
  }

  @Test @MainActor func `frames are rounded to pixels without gaps`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      let views = (0..<7).map { _ in constrained(UIView(), in: content) }
      var previous = content.leadingAnchor
      for view in views {
        view.leadingAnchor.constraint(equalTo: previous).isActive = true
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
        previous = view.trailingAnchor
      }
      previous.constraint(equalTo: content.trailingAnchor).isActive = true
      content.layoutIfNeeded()
      let edges = views.map { ($0.frame.minX * 3, $0.frame.maxX * 3) }
      for (left, right) in edges {
        #expect(abs(left - left.rounded()) < 1e-9 && abs(right - right.rounded()) < 1e-9)
      }
      for (one, next) in zip(edges, edges.dropFirst()) { #expect(abs(one.1 - next.0) < 1e-9) }
      #expect(edges.last?.1 == 300)
    }
  }

  @Test @MainActor func `a transform does not change the layout of a view`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = constrained(SizedView(10, 20), in: content)
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 30),
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 30),
      ])
      content.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 10, height: 20))
      #expect(view.center == CGPoint(x: 35, y: 40))
      #expect(view.frame == CGRect(x: 25, y: 20, width: 20, height: 40))
    }
  }
}
