import Foundation
import HeadlessUIKit
import Testing

struct `Indicators and images` {
  @Test(arguments: [
    (UIActivityIndicatorView.Style.medium, 20.0), (.large, 37), (.gray, 20), (.white, 20),
    (.whiteLarge, 37),
  ])
  @MainActor
  func `the style of an indicator determines its size`(
    style: UIActivityIndicatorView.Style,
    length: Double
  ) async throws {
    try await withApp { _ in
      let indicator = UIActivityIndicatorView(style: style)
      let size = CGSize(width: length, height: length)
      #expect(indicator.intrinsicContentSize == size)
      #expect(indicator.frame.size == size)
    }
  }

  @Test @MainActor func `a stopped indicator is hidden unless it stays visible`() async throws {
    try await withApp { _ in
      let indicator = UIActivityIndicatorView(style: .medium)
      #expect(indicator.isHidden)
      indicator.startAnimating()
      #expect(indicator.isAnimating)
      #expect(!indicator.isHidden)
      indicator.stopAnimating()
      #expect(indicator.isHidden)
      indicator.hidesWhenStopped = false
      #expect(!indicator.isHidden)
      indicator.startAnimating()
      indicator.stopAnimating()
      #expect(!indicator.isHidden)
      #expect(!indicator.isAnimating)
    }
  }

  @Test @MainActor func `an image view is as large as its image`() async throws {
    try await withApp { _ in
      let view = UIImageView(image: UIImage(size: CGSize(width: 30, height: 40)))
      #expect(view.frame.size == CGSize(width: 30, height: 40))
      #expect(view.intrinsicContentSize == CGSize(width: 30, height: 40))
      view.highlightedImage = UIImage(size: CGSize(width: 5, height: 6))
      view.isHighlighted = true
      #expect(view.intrinsicContentSize == CGSize(width: 5, height: 6))
      view.isHighlighted = false
      view.image = UIImage(systemName: "star")
      #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
      view.image = nil
      #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
      #expect(view.sizeThatFits(.zero) == .zero)
    }
  }

  @Test func `an image has a size that can be laid out`() {
    #expect(UIImage(size: CGSize(width: -1, height: 2)).size == CGSize(width: 0, height: 2))
    #expect(UIImage(size: CGSize(width: CGFloat.nan, height: 2)).size == .zero)
    #expect(UIImage(named: "logo")?.size == .zero)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "moon"))
  }
}
