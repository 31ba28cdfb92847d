import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct `Drawing contexts` {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `a clip is intersected with the clip before, and restored with the state`()
    async throws
  {
    try await withApp { _ in
      _ = UIGraphicsImageRenderer(size: square.size).image { renderer in
        let context = renderer.cgContext
        #expect(context.boundingBoxOfClipPath == square)
        context.saveGState()
        context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
        context.clip(to: CGRect(x: 40, y: 0, width: 50, height: 50))
        #expect(context.boundingBoxOfClipPath == CGRect(x: 40, y: 10, width: 20, height: 40))
        context.restoreGState()
        #expect(context.boundingBoxOfClipPath == square)
      }
    }
  }

  @Test func `the clip is given in the coordinates of the transformed context`() async throws {
    try await withApp { _ in
      _ = UIGraphicsImageRenderer(size: square.size).image { renderer in
        renderer.cgContext.translateBy(x: 10, y: 20)
        renderer.cgContext.scaleBy(x: 2, y: 2)
        #expect(
          renderer.cgContext.boundingBoxOfClipPath == CGRect(x: -5, y: -10, width: 50, height: 50)
        )
      }
    }
  }

  @Test func `a path is gathered until it is drawn, and its points follow the transform`()
    async throws
  {
    try await withApp { _ in
      _ = UIGraphicsImageRenderer(size: square.size).image { renderer in
        let context = renderer.cgContext
        context.move(to: CGPoint(x: 1, y: 2))
        context.addLine(to: CGPoint(x: 11, y: 22))
        context.translateBy(x: 1, y: 1)
        #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 1, width: 10, height: 20))
        #expect(context.currentPointOfPath == CGPoint(x: 10, y: 21))
        context.strokePath()
        #expect(context.isPathEmpty)
      }
    }
  }

  @Test func `a path of UIKit clips the current context`() async throws {
    try await withApp { _ in
      _ = UIGraphicsImageRenderer(size: square.size).image { renderer in
        UIBezierPath(ovalIn: CGRect(x: 20, y: 20, width: 30, height: 30)).addClip()
        let box = renderer.cgContext.boundingBoxOfClipPath
        #expect(abs(box.width - 30) < 0.1 && abs(box.minX - 20) < 0.1)
      }
    }
  }

  @Test func `a pushed context is the current one until it is popped`() async throws {
    try await withApp { _ in
      let info = CGImageAlphaInfo.premultipliedLast.rawValue
      let context = try #require(
        CGContext(
          data: nil,
          width: 8,
          height: 4,
          bitsPerComponent: 8,
          bytesPerRow: 32,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: info
        )
      )
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsPushContext(context)
      #expect(UIGraphicsGetCurrentContext() === context)
      #expect(context.makeImage()?.width == 8)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test func `a context without width is not created`() {
    let context = CGContext(
      data: nil,
      width: 0,
      height: 4,
      bitsPerComponent: 8,
      bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: 0
    )
    #expect(context == nil)
  }
}

@MainActor
struct `Values of geometry` {
  @Test func `a value contains the numbers of a transform`() {
    let transform = CATransform3DMakeTranslation(1, 2, 3)
    let value = NSValue(caTransform3D: transform)
    #expect(CATransform3DEqualToTransform(value.caTransform3DValue, transform))
    #expect(value == NSValue(caTransform3D: transform))
    #expect(value != NSValue(caTransform3D: CATransform3DMakeTranslation(1, 2, 4)))
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: flat).cgAffineTransformValue == flat)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(uiEdgeInsets: insets).cgAffineTransformValue.a == 0)
  }

  @Test func `texts of geometry are written and read as Apple's`() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(NSStringFromCGRect(rect) == "{{0, 0}, {10, 20}}")
    #expect(NSCoder.cgRect(for: "{{0, 0}, {10, 20}}") == rect)
    #expect(NSCoder.cgPoint(for: "{30,40}") == CGPoint(x: 30, y: 40))
    #expect(NSCoder.cgPoint(for: "nothing") == .zero)
    #expect(
      NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}"
    )
  }

  @Test func `a point is converted between views, windows and screens`() async throws {
    try await withApp { app in
      let window = try await launch(UIViewController(), in: app)
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      window.rootViewController?.view.addSubview(view)
      let screen = window.screen.coordinateSpace
      #expect(view.convert(CGPoint.zero, to: screen) == CGPoint(x: 10, y: 20))
      #expect(view.convert(CGPoint(x: 10, y: 20), from: screen) == .zero)
      #expect(
        view.convert(view.bounds, to: window.screen.fixedCoordinateSpace)
          == CGRect(x: 10, y: 20, width: 50, height: 50)
      )
    }
  }
}
