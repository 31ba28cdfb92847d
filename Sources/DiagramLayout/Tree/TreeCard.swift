internal import Findings
internal import TraceModel

/// A view with its controller, a controller without a view, a SwiftUI node, or a count of views without
/// a card.
struct TreeCard {
  /// The edge between a card and its parent.
  enum Link: Equatable {
    /// A subview.
    case subview
    /// A subview between a controller's view and the view of its child.
    case containment
    /// The view of a child controller.
    case contained
    /// The view of a controller below a controller that is not its parent.
    case missing
    /// A SwiftUI node in its parent or hosting view.
    case node

    /// Whether the edge does not concern controllers.
    var isPlain: Bool { self == .subview || self == .node }
  }

  /// The view or SwiftUI node; the topmost one of a breadcrumb.
  var view: Int?
  /// The views of UIKit that fill the view, or the nodes that only group others, from the outside in:
  /// a breadcrumb.
  var trail: [Int] = []
  var controller: Int?
  /// The last of the equal siblings that share the card; `nil` for a card of one view.
  var lastCopy: Int?
  /// The number of equal siblings that share the card.
  var copies = 1
  var children: [Int] = []
  var link = Link.subview
  /// The number of views that a stub counts; 0 for other cards.
  var stub = 0
  var findings: [Finding] = []

  /// Creates a stub: a card that counts views without a card.
  static func stub(_ count: Int) -> TreeCard {
    var card = TreeCard()
    card.stub = count
    return card
  }
}
