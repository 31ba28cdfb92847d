import Foundation
import HeadlessUIKit
import Testing

struct `Fitting sizes` {
  /// A card: a title above a detail, with margins of 10.
  @MainActor
  private func card(_ title: UIView, _ detail: UIView) -> UIView {
    let card = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    _ = constrained(title, in: card)
    _ = constrained(detail, in: card)
    for view in [title, detail] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    return card
  }

  @Test @MainActor func `the compressed size encloses the content`() async throws {
    try await withApp { _ in
      let card = card(SizedView(50, 20), SizedView(80, 30))
      let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 100, height: 74))
      #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(card.subviews.map(\.frame) == [.zero, .zero])
    }
  }

  @Test @MainActor func `the expanded size fills the target where nothing hugs its content`()
    async throws
  {
    try await withApp { _ in
      let card = card(UIView(), SizedView(UIView.noIntrinsicMetric, 30))
      let size = card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      #expect(size == CGSize(width: 10_000, height: 10_000))
      let hugging = self.card(SizedView(50, 20), SizedView(80, 30))
      let content = hugging.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      #expect(content.height == 74)
    }
  }

  @Test @MainActor func `a required width determines the height of wrapping text`() async throws {
    try await withApp { app in
      let label = UILabel()
      label.text = String(repeating: "word ", count: 40)
      label.numberOfLines = 0
      let card = card(label, SizedView(10, 30))
      let natural = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let narrow = card.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      #expect(narrow.width == 200)
      #expect(narrow.height == label.sizeThatFits(CGSize(width: 180, height: 0)).height + 54)
      #expect(narrow.height > natural.height)
      card.frame.size.width = 200
      card.translatesAutoresizingMaskIntoConstraints = false
      card.widthAnchor.constraint(equalToConstant: 200).isActive = true
      card.layoutIfNeeded()
      #expect(card.frame.size == narrow)
      #expect(label.frame.size.height == narrow.height - 54)
    }
  }

  @Test @MainActor func `constraints to views outside do not count`() async throws {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let card = constrained(card(SizedView(50, 20), SizedView(80, 30)), in: content)
      NSLayoutConstraint.activate([
        card.leftAnchor.constraint(equalTo: content.leftAnchor),
        card.rightAnchor.constraint(equalTo: content.rightAnchor),
        card.topAnchor.constraint(equalTo: content.topAnchor),
      ])
      content.layoutIfNeeded()
      #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 74))
      #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 74))
      #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 74))
    }
  }

  @Test @MainActor func `the fitting size of a view without constraints is its natural size`()
    async throws
  {
    try await withApp { _ in
      let view = SizedView(50.1, 20)
      view.frame = CGRect(x: 0, y: 0, width: 7, height: 7)
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size == CGSize(width: 151.0 / 3, height: 20))
      #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
    }
  }

  @Test @MainActor func `alignment rectangles are what constraints align`() async throws {
    final class Shadowed: SizedView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let view = constrained(Shadowed(50, 20), in: content)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      ])
      content.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
      let aligned = CGRect(x: 10, y: 10, width: 50, height: 20)
      #expect(view.alignmentRect(forFrame: view.frame) == aligned)
      #expect(view.frame(forAlignmentRect: aligned) == view.frame)
    }
  }
}
