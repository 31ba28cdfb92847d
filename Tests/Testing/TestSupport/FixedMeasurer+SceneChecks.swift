public import DiagramLayout

extension Scene {
  /// Returns a message for each pair of overlapping texts.
  public var overlappingTexts: [String] {
    // No font is larger than a stripe, so only texts in the same or adjacent stripes can overlap.
    let stripe = 40.0
    var stripes: [Int: [SceneText]] = [:]
    var found = overlappingSlantedTexts
    for text in texts where !text.string.isEmpty && !text.isSlanted {
      stripes[Int((text.box.y / stripe).rounded(.down)), default: []].append(text)
    }
    for (number, own) in stripes.sorted(by: { $0.key < $1.key }) {
      let next = stripes[number + 1] ?? []
      for (place, text) in own.enumerated() {
        let box = text.box
        for other in own[(place + 1)...] + next where box.intersects(other.box) {
          found.append("“\(text.string)” \(box) and “\(other.string)” \(other.box)")
        }
      }
    }
    return found
  }

  /// Returns a message for each slanted text that overlaps another text.
  private var overlappingSlantedTexts: [String] {
    let texts = self.texts.filter { !$0.string.isEmpty }
    var found: [String] = []
    for (place, text) in texts.enumerated() where text.isSlanted {
      for (otherPlace, other) in texts.enumerated()
      where otherPlace != place && (!other.isSlanted || otherPlace > place) {
        if text.overlaps(other) { found.append("slanted “\(text.string)” and “\(other.string)”") }
      }
    }
    return found
  }

  /// Returns a message for each text or shape that extends beyond the canvas.
  public var cutOff: [String] {
    let canvas = Box(x: 0, y: 0, width: size.width, height: size.height)
    let texts = self.texts.filter { !canvas.contains($0.box) }.map { "“\($0.string)” \($0.box)" }
    let shapes = self.shapes.filter { !canvas.contains($0.bounds) }.map { "\($0.bounds)" }
    return texts + shapes
  }

  /// The links of the scene in painting order.
  public var links: [String] { groups.compactMap(\.link) }

  /// Whether each begun group is ended.
  public var isBalanced: Bool {
    var depth = 0
    for element in elements {
      if case .begin = element { depth += 1 }
      if case .end = element { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension SceneText {
  /// Whether two lines cover a common point: no edge of one separates them.
  fileprivate func overlaps(_ other: SceneText) -> Bool {
    let (own, theirs) = (corners, other.corners)
    for (corners, rest) in [(own, theirs), (theirs, own)] {
      for index in corners.indices {
        let (start, end) = (corners[index], corners[(index + 1) % corners.count])
        let side = { (point: Point) in
          (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
        }
        // The corners are clockwise on a canvas whose y runs down: the inner side is positive.
        if rest.allSatisfy({ side($0) <= 0.001 }) { return false }
      }
    }
    return true
  }
}
