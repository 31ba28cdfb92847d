import DiagramLayout

/// A kind of picture in a gallery or document.
package enum GalleryDiagram: String, CaseIterable, Sendable {
  case timeline
  case sequence
  case tree

  /// The word in captions.
  var caption: String {
    switch self {
    case .timeline: "Timeline"
    case .sequence: "Call sequence"
    case .tree: "View tree"
    }
  }

  /// Returns the kind of picture, with the options of a gallery.
  func kind(
    title: String?,
    moment: TreeLayout.Moment,
    maxWidth: Int?,
    rulePages: String?
  ) -> PictureKind {
    switch self {
    case .timeline:
      .timeline(
        TimelineLayout.Options(
          title: title,
          maxWidth: maxWidth.map(Double.init),
          rulePages: rulePages
        )
      )
    case .sequence: .sequence(SequenceLayout.Options(title: title, rulePages: rulePages))
    case .tree: .tree(TreeLayout.Options(moment: moment, title: title, rulePages: rulePages))
    }
  }
}
