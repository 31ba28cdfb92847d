public import Foundation

/// A layer, with the names of Core Animation's `CALayer`
/// (developer.apple.com/documentation/quartzcore/calayer); it draws nothing.
///
/// The layer of a view reads and writes the view's geometry, opacity, visibility, clipping and
/// background color. Its other properties, and all properties of other layers, are stored values.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view of the layer, which is also its delegate; `nil` for a layer that the app has created.
  private(set) weak var view: UIView?
  var tree = LayerTree()
  var animations = LayerAnimations()
  private var stored = StoredLayer()

  /// Creates a layer without a view.
  public override init() {
    super.init()
  }

  /// Creates a copy of the stored values of a layer, as for its presentation.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    stored = layer.stored
  }

  /// Creates a layer from an archive; the archive is not read.
  ///
  /// The runtime also creates the layers of a view whose `layerClass` is a class of the app with
  /// this initializer, because Swift can call only required initializers of a class that is known
  /// at run time.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The layer class of a view's default layer.
  static func make(_ type: AnyClass) -> CALayer {
    guard type != CALayer.self, let type = type as? CALayer.Type else { return CALayer() }
    return type.init(coder: NSCoder()) ?? CALayer()
  }

  func attach(to view: UIView) {
    self.view = view
    delegate = view
  }

  /// The delegate: for the layer of a view the view.
  open weak var delegate: (any CALayerDelegate)?

  // Geometry.

  /// The frame in the superlayer: for the layer of a view the view's frame.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      let anchor = stored.anchorPoint
      let size = stored.bounds.size
      let origin = CGPoint(x: -size.width * anchor.x, y: -size.height * anchor.y)
      let box = CGRect(origin: origin, size: size).applying(stored.transform.affine ?? .identity)
      return box.offsetBy(dx: stored.position.x, dy: stored.position.y)
    }
    set {
      guard newValue.isFiniteRect else { return refuse(newValue) }
      let rect = newValue.standardized
      if let view {
        view.frame = rect
      } else {
        stored.bounds.size = rect.size
        stored.position = CGPoint(
          x: rect.minX + rect.width * stored.anchorPoint.x,
          y: rect.minY + rect.height * stored.anchorPoint.y
        )
        setNeedsLayout()
      }
    }
  }

  /// The rectangle in the layer's coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? stored.bounds }
    set {
      guard newValue.isFiniteRect else { return refuse(newValue) }
      if let view { view.bounds = newValue } else { stored.bounds = newValue.standardized }
    }
  }

  /// The anchor point in the superlayer; for the layer of a view it moves the view's center.
  open var position: CGPoint {
    get {
      guard let view else { return stored.position }
      let offset = anchorOffset(of: view)
      return CGPoint(x: view.center.x + offset.x, y: view.center.y + offset.y)
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else {
        return refuse(CGRect(origin: newValue, size: .zero))
      }
      guard let view else {
        stored.position = newValue
        return
      }
      let offset = anchorOffset(of: view)
      view.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y)
    }
  }

  /// The point of the bounds that ``position`` places, in parts of their size; (0.5, 0.5) by
  /// default.
  ///
  /// A change keeps the position, so it moves the frame. Transforms of a view remain about its
  /// center.
  open var anchorPoint: CGPoint {
    get { stored.anchorPoint }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      let kept = position
      stored.anchorPoint = newValue
      if view != nil { position = kept }
    }
  }

  private func anchorOffset(of view: UIView) -> CGPoint {
    CGPoint(
      x: (stored.anchorPoint.x - 0.5) * view.bounds.width,
      y: (stored.anchorPoint.y - 0.5) * view.bounds.height
    )
  }

  /// The position on the axis towards the viewer.
  open var zPosition: CGFloat = 0
  /// The anchor point on the axis towards the viewer.
  open var anchorPointZ: CGFloat = 0

  /// The transform; an affine one of a view's layer is the view's transform.
  open var transform: CATransform3D {
    get {
      guard let view, stored.transform.affine != nil else { return stored.transform }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      stored.transform = newValue
      if let affine = newValue.affine { view?.transform = affine }
    }
  }

  open var sublayerTransform = CATransform3DIdentity

  /// Returns the transform if it is affine, otherwise the identity.
  open func affineTransform() -> CGAffineTransform { transform.affine ?? .identity }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // Appearance.

  open var isHidden: Bool {
    get { view?.isHidden ?? stored.isHidden }
    set { if let view { view.isHidden = newValue } else { stored.isHidden = newValue } }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? stored.opacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { stored.opacity = newValue } }
  }

  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? stored.masksToBounds }
    set { if let view { view.clipsToBounds = newValue } else { stored.masksToBounds = newValue } }
  }

  open var backgroundColor: CGColor? {
    get {
      guard let view else { return stored.backgroundColor }
      return view.backgroundColor.map { CGColor($0.components(for: view.traitCollection)) }
    }
    set {
      if let view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        stored.backgroundColor = newValue
      }
    }
  }

  /// Whether the layer is opaque; a hint for drawing.
  open var isOpaque = false
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow; 0 by default.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points; (0, -3) by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow.
  open var shadowPath: CGPath?
  /// The content, such as an image.
  open var contents: Any?
  /// How the content fills the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels in a point of the content.
  open var contentsScale: CGFloat = 1
  /// The part of the content that is shown, in parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the content that is stretched, in parts of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the layer is rendered into a bitmap; a hint for drawing.
  open var shouldRasterize = false
  /// The scale of the bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether the layer is drawn asynchronously; a hint for drawing.
  open var drawsAsynchronously = false
  /// Whether edges are smoothed.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity applies to the layer and its sublayers as a group.
  open var allowsGroupOpacity = true
  /// Whether the back of the layer is visible.
  open var isDoubleSided = true
  /// Whether the vertical axis is flipped.
  open var isGeometryFlipped = false
  /// Whether the content is cleared before it is drawn.
  open var needsDisplayOnBoundsChange = false
  /// The filters of the content.
  open var filters: [Any]?
  /// The filter that combines the layer with the layers behind it.
  open var compositingFilter: Any?
  /// The filters of the layers behind the layer.
  open var backgroundFilters: [Any]?
  open var name: String?
  /// The actions for keys.
  open var actions: [String: any CAAction]?
  /// Values of the app.
  open var style: [AnyHashable: Any]?

  // Timing.

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Returns a time of a layer in this layer's timing: times are not converted.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { t }

  /// Returns a time of this layer in a layer's timing: times are not converted.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { t }

  // Layers.

  /// The layer whose opacity masks this layer.
  open var mask: CALayer?
  /// The layer that contains this layer: for the layer of a view its superview's layer.
  open var superlayer: CALayer? { view.flatMap { $0.superview?.layer } ?? tree.superlayer }

  /// The layers in this layer, from back to front, including those of subviews; `nil` if there is
  /// none.
  ///
  /// Setting it replaces the layers that the app has added; the layers of subviews remain.
  open var sublayers: [CALayer]? {
    get { allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts a layer at an index of the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sibling, or behind all without one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling) ?? 0)
  }

  /// Inserts a layer in front of a sibling, or in front of all without one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? .max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let index = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: index)
  }

  /// Removes the layer from its superlayer; the layer of a view stays where its view is.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // Layout and display.

  /// Schedules layout: for the layer of a view the view's layout.
  open func setNeedsLayout() {
    if let view { view.setNeedsLayout() } else { tree.needsLayout = true }
  }

  /// Returns whether layout is scheduled.
  open func needsLayout() -> Bool { view?.layoutState.needsLayout ?? tree.needsLayout }

  /// Lays out the layer now if layout is pending.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard tree.needsLayout else { return }
    tree.needsLayout = false
    layoutSublayers()
  }

  /// Called by ``layoutIfNeeded()`` to lay out the sublayers of a layer without a view.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Schedules drawing: for the layer of a view the view's drawing.
  open func setNeedsDisplay() { view?.setNeedsDisplay() }

  /// Schedules drawing; the rectangle is ignored.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  // inert: nothing is drawn
  /// Draws the layer into a context, which receives nothing.
  open func render(in ctx: CGContext) {}

  // inert: nothing is drawn
  /// Called to draw the layer; never called by the runtime.
  open func draw(in ctx: CGContext) {}

  // inert: nothing is drawn
  /// Called to set the content; never called by the runtime.
  open func display() {}

  /// Returns whether an action is needed for a key: never.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the default action of a key: none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
  }

  /// Returns whether a point of this layer is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point of the superlayer: the deepest sublayer there.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  /// Converts a point of a layer to this layer's coordinates; transforms of layers are ignored.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let root = l?.pointInRoot(p) ?? p
    return pointFromRoot(root)
  }

  /// Converts a point of this layer to a layer's coordinates.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let root = pointInRoot(p)
    return l?.pointFromRoot(root) ?? root
  }

  /// Converts a rectangle of a layer to this layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }

  /// Converts a rectangle of this layer to a layer's coordinates.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// Returns a layer with the values on the screen; `nil` for the layer of a view outside a window.
  open func presentation() -> Self? { presentationCopy as? Self }

  /// Returns the layer itself.
  open func model() -> Self { self }

  // Animations.

  /// Adds an animation, which changes no value; its delegate receives the start after the commit,
  /// and the end on the clock of the run.
  ///
  /// An animation with the same key is removed first.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }

  /// Removes an animation; its delegate receives the end with `false`.
  open func removeAnimation(forKey key: String) { end(key, finished: false) }

  /// Ends the animations of the layer and its view at once; completions receive `false`.
  open func removeAllAnimations() {
    for key in animations.keys { end(key, finished: false) }
    if let view { view.life.runtime.animator.stopAnimations(of: view) }
  }

  /// Returns the keys of the running animations, in the order of their creation; `nil` if there are
  /// none.
  open func animationKeys() -> [String]? {
    let ofView = view.map { view in
      view.life.runtime.animator.propertiesInMotion(of: view).map(\.key)
    }
    let keys = (ofView ?? []) + animations.keys
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with a key that the app has added.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  // Values that other files read.

  private func refuse(_ rect: CGRect) {
    guard let view else { return }
    var geometry = view.geometry
    geometry.bounds = rect
    view.refuse(geometry)
  }
}

/// The properties that the layer of a view shares with its view.
private struct StoredLayer {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var isHidden = false
  var opacity: Float = 1
  var masksToBounds = false
  var backgroundColor: CGColor?
}

extension CGRect {
  /// Whether the origin and the size are finite.
  package var isFiniteRect: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
