import Foundation
import HeadlessUIKit
import Testing

struct `The pixels of an image` {
  @Test func `the number of pixels of an image follows from its size and its scale`() throws {
    let pixels = try #require(UIImage(size: CGSize(width: 10, height: 4), scale: 2).cgImage)
    #expect(pixels.width == 20 && pixels.height == 8)
    #expect(UIImage().cgImage == nil)
    #expect(UIImage(size: CGSize(width: 1e9, height: 1)).cgImage == nil)
  }

  @Test func `pixels make an image, which an orientation turns`() throws {
    let pixels = try #require(UIImage(size: CGSize(width: 10, height: 4)).cgImage)
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 10, height: 4))
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 2, height: 5))
    #expect(turned.scale == 2 && turned.imageOrientation == .left)
    #expect(turned.cgImage?.width == 10)
    #expect(UIImage(cgImage: pixels, scale: .nan, orientation: .up).scale == 1)
  }

  @Test func `the pixels of an image are cropped to a rectangle`() throws {
    let pixels = try #require(UIImage(size: CGSize(width: 10, height: 4)).cgImage)
    let part = try #require(pixels.cropping(to: CGRect(x: 8, y: 0, width: 10, height: 2)))
    #expect(part.width == 2 && part.height == 2)
    #expect(pixels.cropping(to: CGRect(x: 20, y: 0, width: 1, height: 1)) == nil)
    #expect(pixels.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func `the pixels of an image are prepared at once`() async {
    let image = UIImage(size: CGSize(width: 10, height: 4))
    let prepared = await image.byPreparingForDisplay
    #expect(prepared === image && image.preparingForDisplay() === image)
    let size = CGSize(width: 5, height: 2)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    #expect(image.preparingThumbnail(of: size)?.size == size)
  }
}
