import Foundation
import HeadlessUIKit
import Testing

struct `Scroll layout` {
  @MainActor
  private func scrollView(_ content: UIView) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    return scroll
  }

  /// Constrains the edges of the content to those of a guide or of the scroll view itself.
  @MainActor
  private func pin(_ content: UIView, in scroll: UIScrollView, usesGuide: Bool, inset: CGFloat = 0)
  {
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(
        equalTo: usesGuide ? guide.leadingAnchor : scroll.leadingAnchor,
        constant: inset
      ),
      content.topAnchor.constraint(
        equalTo: usesGuide ? guide.topAnchor : scroll.topAnchor,
        constant: inset
      ),
      content.trailingAnchor.constraint(
        equalTo: usesGuide ? guide.trailingAnchor : scroll.trailingAnchor,
        constant: -inset
      ),
      content.bottomAnchor.constraint(
        equalTo: usesGuide ? guide.bottomAnchor : scroll.bottomAnchor,
        constant: -inset
      ),
    ])
  }

  @Test(arguments: [true, false]) @MainActor
  func `constraints of the content determine its size`(usesGuide: Bool) async throws {
    try await withApp { _ in
      let content = Block(700, 2000)
      let scroll = scrollView(content)
      pin(content, in: scroll, usesGuide: usesGuide, inset: 16)
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 732, height: 2032))
      #expect(content.frame == CGRect(x: 16, y: 16, width: 700, height: 2000))
      #expect(scroll.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      let size = scroll.contentLayoutGuide.layoutFrame
      #expect(size == CGRect(x: 0, y: 0, width: 732, height: 2032))
    }
  }

  @Test(arguments: [true, false]) @MainActor
  func `content as wide as the frame scrolls vertically only`(usesGuide: Bool) async throws {
    try await withApp { _ in
      let content = Block(10, 2000)
      let scroll = scrollView(content)
      pin(content, in: scroll, usesGuide: usesGuide)
      let width = usesGuide ? scroll.frameLayoutGuide.widthAnchor : scroll.widthAnchor
      content.widthAnchor.constraint(equalTo: width).isActive = true
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 320, height: 2000))
      scroll.frame.size.width = 500
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 500, height: 2000))
    }
  }

  @Test @MainActor func `scrolling moves what is constrained to the frame, not the content`()
    async throws
  {
    try await withApp { _ in
      let content = Block(320, 2000)
      let scroll = scrollView(content)
      pin(content, in: scroll, usesGuide: true)
      let banner = Block(100, 30)
      banner.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(banner)
      banner.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
      banner.centerXAnchor.constraint(equalTo: scroll.frameLayoutGuide.centerXAnchor).isActive =
        true
      scroll.layoutIfNeeded()
      #expect(banner.frame == CGRect(x: 110, y: 0, width: 100, height: 30))
      scroll.contentOffset = CGPoint(x: 0, y: 150)
      #expect(scroll.bounds.origin == CGPoint(x: 0, y: 150))
      scroll.setNeedsLayout()
      scroll.layoutIfNeeded()
      #expect(banner.frame == CGRect(x: 110, y: 150, width: 100, height: 30))
      #expect(content.frame.origin == .zero)
      #expect(scroll.contentSize == CGSize(width: 320, height: 2000))
    }
  }

  @Test @MainActor func `a size that the app sets stays for axes without constraints`() async throws
  {
    try await withApp { _ in
      let content = Block(700, 90)
      let scroll = scrollView(content)
      scroll.contentSize = CGSize(width: 1, height: 600)
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
      content.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 700, height: 600))
      scroll.contentSize.height = .nan
      #expect(scroll.contentSize.height == 600)
    }
  }

  @Test @MainActor func `a form in a scroll view is as high as its rows`() async throws {
    try await withApp { _ in
      let stack = UIStackView(arrangedSubviews: (0..<20).map { _ in Block(50, 44) })
      stack.axis = .vertical
      stack.spacing = 6
      let scroll = scrollView(stack)
      pin(stack, in: scroll, usesGuide: false, inset: 20)
      stack.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40).isActive = true
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 320, height: 20 * 44 + 19 * 6 + 40))
      #expect(stack.arrangedSubviews[19].frame == CGRect(x: 0, y: 950, width: 280, height: 44))
      stack.arrangedSubviews[0].isHidden = true
      scroll.layoutIfNeeded()
      #expect(scroll.contentSize == CGSize(width: 320, height: 19 * 44 + 18 * 6 + 40))
    }
  }
}
