/// The edges of a placed strip: its axis, its panels, its breaks.
struct StripFrame {
  /// The beginning of all group ids of the strip.
  let prefix: String
  /// The right edge of the column of names.
  let gutterRight: Double
  /// The right edge of the panels.
  let plotRight: Double
  /// The lower edge of the axis.
  let axisBottom: Double
  let panels: [Box]
  let breaks: [AxisBreak]
  /// The height of the text below the panels.
  var footer = 0.0

  /// The lower edge of the panels.
  var bottom: Double { panels.last?.bottom ?? axisBottom }
  /// The lower edge of the strip.
  var end: Double { bottom + footer }
  var plotLeft: Double { gutterRight + TimelineMetrics.plotInset }

  /// Draws panels and breaks behind the lanes.
  ///
  /// - Parameters:
  ///   - scene: The picture.
  ///   - overlap: The height of the part of the axis that breaks cover.
  ///   - drawRules: Draws the lines between the lanes of a panel, by the panel's index.
  func drawBackground(
    in scene: inout Scene,
    overlap: Double,
    drawRules: (_ panel: Int, inout Scene) -> Void = { _, _ in }
  ) {
    scene.group(SceneGroup(id: "\(prefix)background", role: .decoration)) { scene in
      for panel in panels { scene.add(SceneShape(outline(of: panel), fill: .panel)) }
      for pause in breaks {
        let box = Box(
          x: pause.left,
          y: axisBottom - overlap,
          width: pause.right - pause.left,
          height: bottom - axisBottom + overlap
        )
        scene.add(BreakPaint.shape(box, isTransition: pause.isTransition))
      }
      let edge = SceneShape.Stroke(.panelEdge)
      for (number, panel) in panels.enumerated() {
        drawRules(number, &scene)
        let gutter = SceneShape.Outline.line(
          Point(gutterRight, panel.y),
          Point(gutterRight, panel.bottom)
        )
        scene.add(SceneShape(gutter, stroke: edge))
      }
      for panel in panels { scene.add(SceneShape(outline(of: panel), stroke: edge)) }
    }
  }

  private func outline(of panel: Box) -> SceneShape.Outline {
    .rectangle(panel, radius: TimelineMetrics.panelRadius)
  }

  /// Writes a caption of the axis into the column of names.
  func drawCaption(_ text: FittedText, baseline: Double, in scene: inout Scene) {
    let x = max(TimelineMetrics.margin, gutterRight - 10 - text.width)
    scene.add(text.line(at: Point(x, baseline), color: .dimText))
  }

  /// The baseline of the texts above breaks.
  var breakBaseline: Double { axisBottom - 41 }

  /// Writes a text above a break.
  func draw(_ text: FittedText, above pause: AxisBreak, baseline: Double, in scene: inout Scene) {
    let origin = Point(pause.middle - text.width / 2, baseline)
    scene.add(text.line(at: origin, color: .dimText))
  }
}
