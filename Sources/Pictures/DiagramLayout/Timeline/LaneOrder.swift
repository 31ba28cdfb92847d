package import Findings
package import TraceModel

/// The lanes of all objects of a history, each below the lane of its owner.
package struct LaneOrder: Sendable {
  /// The lane of an object.
  package struct Lane: Hashable, Sendable {
    /// The lifetime: an index of ``TraceHistory/subjects``.
    package var life: Int
    /// The number of lanes around the lane.
    package var depth: Int
    /// Whether the lane is the first of a panel.
    package var startsPanel: Bool
    /// Whether a timeline without a limit of lanes draws the object.
    package var isDrawn: Bool
  }

  /// The lanes from top to bottom.
  package let lanes: [Lane]
  /// The objects that a timeline does not draw, as phrases with numbers.
  package let omissions: [String]

  /// Orders the lanes of a history.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - findings: The findings about its trace, whose objects are drawn.
  ///   - showsSystemViews: Whether views of UIKit's classes are drawn.
  package init(_ history: TraceHistory, findings: [Finding], showsSystemViews: Bool = false) {
    var options = TimelineLayout.Options()
    options.maxLanes = .max
    options.showsSystemViews = showsSystemViews
    options.foldsSiblings = false
    let filter = try? ResolvedFilter(PictureFilter(), history)
    let selection = filter.map {
      LaneSelection(history, findings: findings, options: options, filter: $0)
    }
    let isDrawn = Set(selection?.lives ?? Array(history.subjects.indices))
    omissions = selection?.omissions ?? []
    let grouping = LaneGrouping(history, lives: Array(history.subjects.indices))
    lanes = grouping.panels.flatMap { panel in
      panel.enumerated().map { number, entry in
        Lane(
          life: entry.life,
          depth: entry.depth,
          startsPanel: number == 0,
          isDrawn: isDrawn.contains(entry.life)
        )
      }
    }
  }
}
