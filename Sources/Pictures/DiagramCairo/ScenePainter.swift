internal import CCairo
internal import DiagramLayout

/// Draws the entries of a scene in order, with one theme.
struct ScenePainter {
  let cairo: OpaquePointer
  let theme: Theme
  let pango: PangoText
  /// Whether groups with a link become links of the file; only PDF supports them.
  var marksLinks = false

  func paint(_ scene: Scene) {
    use(.canvas)
    cairo_rectangle(cairo, 0, 0, scene.size.width, scene.size.height)
    cairo_fill(cairo)
    var links: [Bool] = []
    for element in scene.elements {
      switch element {
      case .shape(let shape): paint(shape)
      case .text(let text): paint(text)
      case .begin(let group): links.append(beginLink(of: group))
      case .end: if links.popLast() == true { cairo_tag_end(cairo, CAIRO_TAG_LINK) }
      }
    }
  }

  /// Begins a link around everything that is drawn until its end.
  private func beginLink(of group: SceneGroup) -> Bool {
    guard marksLinks, let link = group.link else { return false }
    // In the quotes of Cairo's attributes a backslash escapes quotes and backslashes.
    let target = link.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    cairo_tag_begin(cairo, CAIRO_TAG_LINK, "uri='\(target)'")
    return true
  }

  private func paint(_ shape: SceneShape) {
    cairo_new_path(cairo)
    trace(shape.outline)
    if let fill = shape.fill {
      use(fill)
      cairo_fill_preserve(cairo)
    }
    if let hatch = shape.hatch { paint(hatch, in: shape) }
    if let stroke = shape.stroke {
      use(stroke.color)
      cairo_set_line_width(cairo, stroke.width)
      cairo_set_dash(cairo, stroke.dashes, Int32(stroke.dashes.count), 0)
      cairo_stroke(cairo)
      cairo_set_dash(cairo, [], 0, 0)
    }
    cairo_new_path(cairo)
  }

  private func trace(_ outline: SceneShape.Outline) {
    switch outline {
    case .rectangle(let box, let radius) where radius <= 0:
      cairo_rectangle(cairo, box.x, box.y, box.width, box.height)
    case .rectangle(let box, let radius):
      let radius = min(radius, box.width / 2, box.height / 2)
      let (left, top, right, bottom) = (
        box.x + radius, box.y + radius, box.right - radius, box.bottom - radius
      )
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, right, top, radius, -.pi / 2, 0)
      cairo_arc(cairo, right, bottom, radius, 0, .pi / 2)
      cairo_arc(cairo, left, bottom, radius, .pi / 2, .pi)
      cairo_arc(cairo, left, top, radius, .pi, 3 * .pi / 2)
      cairo_close_path(cairo)
    case .line(let from, let to):
      cairo_move_to(cairo, from.x, from.y)
      cairo_line_to(cairo, to.x, to.y)
    case .segments(let points):
      for (index, point) in points.enumerated() {
        if index.isMultiple(of: 2) {
          cairo_move_to(cairo, point.x, point.y)
        } else {
          cairo_line_to(cairo, point.x, point.y)
        }
      }
    case .polygon(let points, let closed):
      for point in points { cairo_line_to(cairo, point.x, point.y) }
      if closed { cairo_close_path(cairo) }
    case .curve(let start, let first, let second, let end):
      cairo_move_to(cairo, start.x, start.y)
      cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
    }
  }

  /// Draws lines, clipped to the shape, for which x + y or x − y is a multiple of the spacing.
  private func paint(_ hatch: SceneShape.Hatch, in shape: SceneShape) {
    let box = shape.bounds
    cairo_save(cairo)
    cairo_clip(cairo)
    cairo_new_path(cairo)
    use(hatch.color)
    cairo_set_line_width(cairo, SceneShape.Hatch.lineWidth)
    let spacing = SceneShape.Hatch.spacing
    let (low, high): (Double, Double) =
      switch hatch.direction {
      case .rising: (box.x + box.y, box.right + box.bottom)
      case .falling: (box.x - box.bottom, box.right - box.y)
      }
    var step = (low / spacing).rounded(.down)
    while step * spacing <= high {
      let offset = step * spacing
      switch hatch.direction {
      case .rising:
        cairo_move_to(cairo, offset - box.y + 2, box.y - 2)
        cairo_line_to(cairo, offset - box.bottom - 2, box.bottom + 2)
      case .falling:
        cairo_move_to(cairo, offset + box.y - 2, box.y - 2)
        cairo_line_to(cairo, offset + box.bottom + 2, box.bottom + 2)
      }
      step += 1
    }
    cairo_stroke(cairo)
    cairo_restore(cairo)
    cairo_new_path(cairo)
    trace(shape.outline)
  }

  private func paint(_ text: SceneText) {
    guard !text.isSlanted else {
      cairo_save(cairo)
      cairo_translate(cairo, text.origin.x, text.origin.y)
      cairo_rotate(cairo, -.pi / 4)
      var level = text
      level.isSlanted = false
      level.origin = Point(0, 0)
      paint(level)
      cairo_restore(cairo)
      return
    }
    pango.set(text.string, font: text.font)
    if let halo = text.halo {
      cairo_new_path(cairo)
      cairo_move_to(cairo, text.origin.x, text.origin.y)
      pango.addPath(to: cairo)
      use(halo)
      cairo_set_line_width(cairo, 3)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cairo)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    }
    cairo_new_path(cairo)
    cairo_move_to(cairo, text.origin.x, text.origin.y)
    use(text.color)
    pango.show(on: cairo)
    cairo_new_path(cairo)
  }

  private func use(_ token: ColorToken) {
    let color = theme[token]
    cairo_set_source_rgb(cairo, color.red, color.green, color.blue)
  }
}
