public import DiagramLayout

extension Scene {
  /// Returns a message for each pair of overlapping texts.
  public var overlappingTexts: [String] {
    // No font is larger than a stripe, so only texts in the same or adjacent stripes can overlap.
    let stripe = 40.0
    var stripes: [Int: [SceneText]] = [:]
    for text in texts where !text.string.isEmpty {
      stripes[Int((text.box.y / stripe).rounded(.down)), default: []].append(text)
    }
    var found: [String] = []
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
