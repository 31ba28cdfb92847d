internal import Findings
internal import TraceModel

/// A view with its controller, a controller without a view, or views that no card is left for.
struct TreeCard {
  /// How a card hangs below another one.
  enum Link: Equatable {
    /// A subview.
    case subview
    /// A subview on the way from a controller's view to its child's.
    case containment
    /// The view of a child controller.
    case contained
    /// The view of a controller whose parent is not told.
    case missing
  }

  /// The view; the topmost one of a breadcrumb.
  var view: Int?
  /// The views of UIKit's own that fill the view, from the outside in: a breadcrumb.
  var trail: [Int] = []
  var controller: Int?
  /// The last of the equal siblings that the card stands for; `nil` when it stands for one view.
  var lastCopy: Int?
  /// How many equal siblings the card stands for.
  var copies = 1
  var children: [Int] = []
  var link = Link.subview
  /// The number of views without a card that a stub stands for; 0 for other cards.
  var stub = 0
  var findings: [Finding] = []

  /// A card for a number of views that have none.
  static func stub(_ count: Int) -> TreeCard {
    var card = TreeCard()
    card.stub = count
    return card
  }
}
