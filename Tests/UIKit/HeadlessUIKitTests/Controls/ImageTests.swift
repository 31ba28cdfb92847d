import Foundation
import HeadlessUIKit
import Testing

/// Images and their views as values.
struct `Images` {
  @Test @MainActor func `a configuration determines the size of a symbol`() throws {
    let plain = try #require(UIImage(systemName: "star"))
    #expect(plain.size == CGSize(width: 20, height: 20))
    let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    let star = try #require(UIImage(systemName: "star", withConfiguration: large))
    #expect(star.size == CGSize(width: 40, height: 40))
    let small = large.applying(UIImage.SymbolConfiguration(scale: .small))
    #expect(star.withConfiguration(small).size == CGSize(width: 32, height: 32))
    #expect(star != plain)
    #expect(UIImage(systemName: "star") == plain)
    #expect(UIImage(size: CGSize(width: 5, height: 5)).applyingSymbolConfiguration(large) == nil)
  }

  @Test @MainActor func `variants keep the other values`() throws {
    let image = UIImage(size: CGSize(width: 8, height: 9), scale: 2)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.size == image.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let resizable = template.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(resizable.capInsets == insets)
    #expect(resizable.renderingMode == .alwaysTemplate)
    #expect(resizable.resizingMode == .stretch)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(tinted.renderingMode == .alwaysOriginal)
    #expect(image.pngData() == nil)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data([1]))?.size == .zero)
    #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
  }

  @Test @MainActor func `an image view animates only images`() async throws {
    try await withApp { _ in
      let view = UIImageView()
      view.startAnimating()
      #expect(!view.isAnimating)
      view.animationImages = [UIImage(), UIImage()]
      view.startAnimating()
      #expect(view.isAnimating)
      view.stopAnimating()
      #expect(!view.isAnimating)
      view.image = UIImage.animatedImage(with: [UIImage()], duration: 1)
      view.startAnimating()
      #expect(view.isAnimating)
    }
  }
}
