import HeadlessUIKit

@MainActor
func everydaySquare(_ content: CGFloat) -> UIScrollView {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  scroll.contentSize = CGSize(width: content, height: content)
  return scroll
}
