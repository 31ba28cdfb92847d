import HeadlessUIKit
import Testing

struct `Layers and their views` {
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class OwnLayer: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
    }
  }

  private final class OwnLayerView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test @MainActor func `the layer of a view has its geometry, opacity and color`() async throws {
    try await withApp { _ in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.layer.frame == view.frame)
      #expect(view.layer.position == view.center)
      view.layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      #expect(view.bounds.size == CGSize(width: 100, height: 50))
      view.layer.opacity = 0.5
      #expect(view.alpha == 0.5)
      view.layer.masksToBounds = true
      #expect(view.clipsToBounds)
      view.layer.isHidden = true
      #expect(view.isHidden)
      view.layer.backgroundColor = UIColor.red.cgColor
      #expect(view.backgroundColor == .red)
      view.layer.transform = CATransform3DMakeScale(2, 2, 1)
      #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
      #expect(view.layer.delegate === view)
      #expect(view.layer === view.layer)
    }
  }

  @Test @MainActor func `a moved anchor point moves the frame but not the position`() async throws {
    try await withApp { _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.layer.anchorPoint = CGPoint(x: 0, y: 0)
      #expect(view.layer.position == CGPoint(x: 50, y: 50))
      #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
      let layer = CALayer()
      layer.bounds.size = CGSize(width: 10, height: 10)
      layer.anchorPoint = .zero
      layer.position = CGPoint(x: 5, y: 5)
      #expect(layer.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }
  }

  @Test @MainActor func `a class of the app decides the class of its layer`() async throws {
    try await withApp { _ in
      #expect(GradientView().layer is CAGradientLayer)
      let layer = OwnLayerView().layer
      #expect(layer is OwnLayer)
      #expect(type(of: UIView().layer) == CALayer.self)
    }
  }

  @Test @MainActor func `a layer that is not finite is refused with Core Animation's exception`()
    async throws
  {
    let trace = try await record { _ in
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.layer.position = CGPoint(x: CGFloat.nan, y: 0)
      view.layer.frame.size.width = .infinity
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      #expect(layer.frame == .zero)
    }
    #expect(trace.diagnostics.count == 2)
    #expect(trace.diagnostics.allSatisfy { $0.contains("CALayerInvalidGeometry") })
  }

  @Test @MainActor func `sublayers and subviews are in the order of their insertion`() async throws
  {
    try await withApp { _ in
      let view = UIView()
      let (first, second) = (UIView(), UIView())
      view.addSubview(first)
      let front = CALayer()
      view.layer.addSublayer(front)
      view.addSubview(second)
      let gradient = CAGradientLayer()
      view.layer.insertSublayer(gradient, at: 0)
      let expected = [gradient, first.layer, front, second.layer]
      #expect(view.layer.sublayers?.elementsEqual(expected, by: ===) == true)
      #expect(gradient.superlayer === view.layer)
      #expect(first.layer.superlayer === view.layer)
      let beside = CALayer()
      view.layer.insertSublayer(beside, above: first.layer)
      #expect(view.layer.sublayers?[2] === beside)
      first.layer.removeFromSuperlayer()
      #expect(first.superview === view)
      view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
      #expect(view.layer.sublayers?.count == 2)
      #expect(gradient.superlayer == nil)
    }
  }

  @Test @MainActor func `a layer is not inserted into itself or its descendants`() async throws {
    try await withApp { _ in
      let (parent, child) = (CALayer(), CALayer())
      parent.addSublayer(child)
      child.addSublayer(parent)
      parent.addSublayer(parent)
      #expect(child.sublayers == nil)
      #expect(parent.sublayers?.count == 1)
      let other = CALayer()
      other.addSublayer(child)
      #expect(parent.sublayers == nil)
      #expect(child.superlayer === other)
      #expect(other.hitTest(.zero) == nil)
    }
  }

  @Test @MainActor func `a layer without a view lays out its sublayers when it is asked to`()
    async throws
  {
    try await withApp { _ in
      let layer = OwnLayer()
      layer.setNeedsLayout()
      layer.layoutIfNeeded()
      layer.layoutIfNeeded()
      #expect(layer.layouts == 1)
    }
  }

  @Test @MainActor func `a presentation has the values on the screen`() async throws {
    try await withApp { app in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.layer.presentation() == nil)
      try app.show(view)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
      try await app.advance(by: .seconds(1))
      #expect(view.layer.presentation()?.frame.minX.rounded() == 50)
      #expect(view.layer.frame.minX == 100)
    }
  }

  @Test @MainActor func `layers have Core Animation's default values`() async throws {
    try await withApp { _ in
      let layer = CALayer()
      #expect(layer.opacity == 1)
      #expect(layer.shadowOpacity == 0)
      #expect(layer.shadowRadius == 3)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
      #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(layer.maskedCorners.contains(.layerMaxXMaxYCorner))
      #expect(CAGradientLayer().endPoint == CGPoint(x: 0.5, y: 1))
      #expect(CAShapeLayer().fillColor == CGColor(gray: 0, alpha: 1))
    }
  }

  @Test func `transforms in space multiply as rows`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    #expect(moved.m41 == 20)
    #expect(CATransform3DIsAffine(moved))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
    let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let plane = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(CATransform3DGetAffineTransform(turned).b - plane.b) < 1e-12)
    #expect(abs(CATransform3DGetAffineTransform(turned).c - plane.c) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }
}
