internal import DiagramLayout
internal import TraceModel

/// Builds the text of a document.
struct SVGWriter {
  private(set) var text = ""
  private let theme: Theme
  private let prefix: String
  private var closings: [String] = []
  private var ids: Set<String> = []

  init(theme: Theme, prefix: String) {
    self.theme = theme
    self.prefix = prefix
    ids.insert(prefix + "title")
  }

  mutating func write(_ scene: Scene, darkTheme: Theme?) {
    let (width, height) = (scene.size.width.short, scene.size.height.short)
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"0 0 \(width) \(height)\" role=\"graphics-document document\""
    text += " aria-labelledby=\"\(prefix)title\""
    text += " font-family=\"Inter, 'DejaVu Sans', sans-serif\">\n"
    text += "<title id=\"\(prefix)title\">\(XMLText.escaped(scene.title))</title>\n"
    if !scene.summary.isEmpty { text += "<desc>\(XMLText.escaped(scene.summary))</desc>\n" }
    writeStyle(of: scene, darkTheme: darkTheme)
    writePatterns(of: scene)
    text += "<rect class=\"f-canvas\" width=\"\(width)\" height=\"\(height)\""
    text += " fill=\"\(theme[.canvas].hex)\"/>\n"
    for element in scene.elements {
      switch element {
      case .begin(let group): begin(group)
      case .end: text += closings.popLast() ?? ""
      case .shape(let shape): write(shape)
      case .text(let line): write(line)
      }
    }
    while let closing = closings.popLast() { text += closing }
    text += "</svg>\n"
  }

  private mutating func writeStyle(of scene: Scene, darkTheme: Theme?) {
    text += "<style>text{font-feature-settings:\"calt\" 0,\"liga\" 0,\"tnum\"}"
    text += "a:hover{text-decoration:underline}"
    if let darkTheme {
      text += "\n@media (prefers-color-scheme:dark){\n"
      let (fills, strokes) = usedTokens(in: scene)
      for token in ColorToken.allCases where fills.contains(token) {
        text += ".f-\(token.rawValue){fill:\(darkTheme[token].hex)}"
      }
      text += "\n"
      for token in ColorToken.allCases where strokes.contains(token) {
        text += ".s-\(token.rawValue){stroke:\(darkTheme[token].hex)}"
      }
      text += "\n}"
    }
    text += "</style>\n"
  }

  private func usedTokens(in scene: Scene) -> (fills: Set<ColorToken>, strokes: Set<ColorToken>) {
    var fills: Set<ColorToken> = [.canvas]
    var strokes: Set<ColorToken> = []
    for shape in scene.shapes {
      if let fill = shape.fill { fills.insert(fill) }
      if let hatch = shape.hatch { strokes.insert(hatch.color) }
      if let stroke = shape.stroke { strokes.insert(stroke.color) }
    }
    for line in scene.texts {
      fills.insert(line.color)
      if let halo = line.halo { strokes.insert(halo) }
    }
    return (fills, strokes)
  }

  /// Writes a tile for each hatch.
  ///
  /// As in all renderers, x + y or x − y of its lines is a multiple of the spacing.
  private mutating func writePatterns(of scene: Scene) {
    let used = Set(scene.shapes.compactMap(\.hatch))
    guard !used.isEmpty else { return }
    let side = SceneShape.Hatch.spacing
    text += "<defs>\n"
    for direction in SceneShape.Hatch.Direction.allCases {
      for token in ColorToken.allCases
      where used.contains(SceneShape.Hatch(direction, token)) {
        let path =
          switch direction {
          case .rising: "M-1 1L1 -1M0 \(side.short)L\(side.short) 0M5 7L7 5"
          case .falling: "M-1 5L1 7M0 0L\(side.short) \(side.short)M5 -1L7 1"
          }
        text += "<pattern id=\"\(patternID(SceneShape.Hatch(direction, token)))\""
        text += " patternUnits=\"userSpaceOnUse\" width=\"\(side.short)\" height=\"\(side.short)\">"
        text += "<path class=\"s-\(token.rawValue)\" stroke=\"\(theme[token].hex)\""
        text += " stroke-width=\"\(SceneShape.Hatch.lineWidth.short)\" d=\"\(path)\"/></pattern>\n"
      }
    }
    text += "</defs>\n"
  }

  private func patternID(_ hatch: SceneShape.Hatch) -> String {
    "\(prefix)\(hatch.direction.rawValue)-\(hatch.color.rawValue)"
  }

  /// Returns the id with the document's prefix, and with a number if the scene repeats the id.
  private mutating func unique(_ id: String) -> String {
    var candidate = prefix + id
    var number = 2
    while !ids.insert(candidate).inserted {
      candidate = "\(prefix)\(id)_\(number)"
      number += 1
    }
    return candidate
  }

  private mutating func begin(_ group: SceneGroup) {
    var closing = "</g>\n"
    if let link = group.link {
      text += "<a href=\"\(XMLText.escaped(link))\">"
      closing = "</g></a>\n"
    }
    text += "<g id=\"\(unique(XMLText.identifier(group.id)))\""
    switch group.role {
    case .section: text += " role=\"group\""
    case .object: text += " role=\"graphics-object group\""
    case .symbol: text += " role=\"graphics-symbol img\""
    case .decoration: text += " aria-hidden=\"true\""
    }
    text += ">"
    if !group.title.isEmpty { text += "<title>\(XMLText.escaped(group.title))</title>" }
    text += "\n"
    closings.append(closing)
  }

  private mutating func write(_ shape: SceneShape) {
    let geometry = self.geometry(of: shape.outline)
    text += "<\(geometry)\(paint(fill: shape.fill, stroke: shape.stroke))/>\n"
    guard let hatch = shape.hatch else { return }
    // The tile covers the fill but not the inner half of the stroke.
    text += "<\(self.geometry(of: shape.hatchOutline)) fill=\"url(#\(patternID(hatch)))\"/>\n"
  }

  private func geometry(of outline: SceneShape.Outline) -> String {
    switch outline {
    case .rectangle(let box, let radius):
      "rect x=\"\(box.x.short)\" y=\"\(box.y.short)\" width=\"\(box.width.short)\""
        + " height=\"\(box.height.short)\""
        + (radius > 0 ? " rx=\"\(min(radius, box.width / 2, box.height / 2).short)\"" : "")
    case .line(let from, let to): "path d=\"M\(pair(from))L\(pair(to))\""
    case .segments(let points):
      "path d=\""
        + points.enumerated().map { "\($0.isMultiple(of: 2) ? "M" : "L")\(pair($1))" }.joined()
        + "\""
    case .polygon(let points, let closed):
      "path d=\"M" + points.map(pair).joined(separator: "L") + (closed ? "Z\"" : "\"")
    case .curve(let start, let first, let second, let end):
      "path d=\"M\(pair(start))C\(pair(first)) \(pair(second)) \(pair(end))\""
    }
  }

  private func pair(_ point: Point) -> String { "\(point.x.short) \(point.y.short)" }

  private func paint(fill: ColorToken?, stroke: SceneShape.Stroke?) -> String {
    var classes: [String] = []
    var attributes = ""
    if let fill {
      classes.append("f-\(fill.rawValue)")
      attributes += " fill=\"\(theme[fill].hex)\""
    } else {
      attributes += " fill=\"none\""
    }
    if let stroke {
      classes.append("s-\(stroke.color.rawValue)")
      attributes += " stroke=\"\(theme[stroke.color].hex)\""
      if stroke.width != 1 { attributes += " stroke-width=\"\(stroke.width.short)\"" }
      if !stroke.dashes.isEmpty {
        attributes += " stroke-dasharray=\""
        attributes += stroke.dashes.map(\.short).joined(separator: " ") + "\""
      }
    }
    if !classes.isEmpty { attributes = " class=\"\(classes.joined(separator: " "))\"" + attributes }
    return attributes
  }

  private mutating func write(_ line: SceneText) {
    guard !line.string.isEmpty else { return }
    var classes = "f-\(line.color.rawValue)"
    if let halo = line.halo { classes += " s-\(halo.rawValue)" }
    text += "<text x=\"\(line.origin.x.short)\" y=\"\(line.origin.y.short)\" class=\"\(classes)\""
    text += " fill=\"\(theme[line.color].hex)\" font-size=\"\(line.font.size.short)\""
    if line.font.role == .code { text += " font-family=\"'DejaVu Sans Mono', monospace\"" }
    if line.font.weight != .regular { text += " font-weight=\"\(line.font.weight.rawValue)\"" }
    if let halo = line.halo {
      text += " stroke=\"\(theme[halo].hex)\" stroke-width=\"3\" stroke-linejoin=\"round\""
      text += " paint-order=\"stroke\""
    }
    if line.isExact, line.width > 0 {
      text += " textLength=\"\(line.width.short)\" lengthAdjust=\"spacingAndGlyphs\""
    }
    if line.isSlanted {
      text += " transform=\"rotate(-45 \(line.origin.x.short) \(line.origin.y.short))\""
    }
    if line.string.hasPrefix(" ") || line.string.hasSuffix(" ")
      || zip(line.string.utf8, line.string.utf8.dropFirst()).contains(where: { $0 == (0x20, 0x20) })
    {
      text += " xml:space=\"preserve\""
    }
    text += ">"
    if let whole = line.unabridged { text += "<title>\(XMLText.escaped(whole))</title>" }
    text += "\(XMLText.escaped(line.string))</text>\n"
  }
}

extension SceneShape {
  /// The hatched part of the shape: the area inside the stroke.
  fileprivate var hatchOutline: Outline {
    guard case .rectangle(let box, let radius) = outline, let stroke else { return outline }
    let inner = box.inset(horizontally: stroke.width / 2, vertically: stroke.width / 2)
    return .rectangle(inner, radius: max(0, radius - stroke.width / 2))
  }
}
