import Foundation

/// The layers that an app adds to a layer.
struct LayerTree {
  /// A layer and the number of subviews' layers behind it when it was inserted.
  struct Entry {
    let layer: CALayer
    let subviewsBehind: Int
  }

  weak var superlayer: CALayer?
  var entries: [Entry] = []
  var needsLayout = false
}

extension CALayer {
  private var subviewLayers: [CALayer] { view?.subviews.map(\.layer) ?? [] }

  /// The layers that the app has added and those of subviews; `nil` if there is none.
  var allSublayers: [CALayer]? {
    let ofViews = subviewLayers
    var all: [CALayer] = []
    all.reserveCapacity(ofViews.count + tree.entries.count)
    var next = 0
    for entry in tree.entries {
      let end = min(entry.subviewsBehind, ofViews.count)
      if next < end {
        all += ofViews[next..<end]
        next = end
      }
      all.append(entry.layer)
    }
    all += ofViews[next...]
    return all.isEmpty ? nil : all
  }

  func index(of layer: CALayer?) -> Int? {
    guard let layer else { return nil }
    return allSublayers?.firstIndex { $0 === layer }
  }

  /// Inserts a layer at an index of the sublayers; the layer of a view, the layer itself and its
  /// ancestors are ignored.
  func insert(_ layer: CALayer, at index: Int) {
    guard layer.view == nil, layer !== self else { return }
    var ancestor = superlayer
    while let current = ancestor {
      guard current !== layer else { return }
      ancestor = current.superlayer
    }
    layer.leaveSuperlayer()
    let all = allSublayers ?? []
    let index = min(max(0, index), all.count)
    let isOfView = all[..<index].count { $0.view != nil }
    let entry = LayerTree.Entry(layer: layer, subviewsBehind: isOfView)
    tree.entries.insert(entry, at: index - isOfView)
    layer.tree.superlayer = self
  }

  func leaveSuperlayer() {
    guard let old = tree.superlayer else { return }
    AutoreleasePool.keep(self)
    tree.superlayer = nil
    old.tree.entries.removeAll { $0.layer === self }
  }

  func replaceSublayers(_ layers: [CALayer]) {
    for entry in tree.entries { entry.layer.leaveSuperlayer() }
    for layer in layers { insert(layer, at: .max) }
  }

  func deepestLayer(at point: CGPoint) -> CALayer? {
    let own = CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    guard !isHidden, contains(own) else { return nil }
    for layer in (allSublayers ?? []).reversed() {
      if let hit = layer.deepestLayer(at: own) { return hit }
    }
    return self
  }

  func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var layer: CALayer? = self
    while let current = layer, let parent = current.superlayer {
      let (frame, origin) = (current.frame, current.bounds.origin)
      result = CGPoint(
        x: result.x + frame.minX - origin.x,
        y: result.y + frame.minY - origin.y
      )
      layer = parent
    }
    return result
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let origin = pointInRoot(.zero)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// A layer with the values on the screen.
  var presentationCopy: CALayer? {
    guard let view else { return self }
    guard view.window != nil else { return nil }
    let copy = CALayer.make(type(of: self))
    copy.bounds = CGRect(origin: view.bounds.origin, size: view.presentationFrame.size)
    copy.anchorPoint = anchorPoint
    copy.frame = view.presentationFrame
    copy.opacity = Float(view.presentationAlpha)
    copy.isHidden = view.isHidden
    copy.backgroundColor = backgroundColor
    copy.cornerRadius = cornerRadius
    return copy
  }
}

extension UIView {
  /// The layer of the view, created on first access.
  var madeLayer: CALayer {
    if let layer = life.layer { return layer }
    let layer = CALayer.make(type(of: self).layerClass)
    layer.attach(to: self)
    life.layer = layer
    return layer
  }
}
