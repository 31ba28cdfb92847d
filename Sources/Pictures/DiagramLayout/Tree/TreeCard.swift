internal import Findings
internal import TraceModel

/// A view with its controller, a controller without a view, a SwiftUI node, or a count of objects
/// without a card.
struct TreeCard {
  /// The relation of a card to the card that contains it.
  enum Edge: Equatable {
    case subview
    /// A SwiftUI node in its parent or hosting view.
    case node
  }

  /// The relation of a controller to the controller of a card above.
  enum Bond: Equatable, CaseIterable {
    /// A child controller.
    case contained
    /// A child or root controller whose view is not loaded, or not in the view of its container.
    case covered
    /// A controller in the view of a controller that is not its parent.
    case missing
    /// A presented controller.
    case presented
  }

  /// The view or SwiftUI node; the topmost one of a breadcrumb.
  var view: Int?
  /// The UIKit views that fill the view, or the nodes that only group others, from the outside in:
  /// a breadcrumb.
  var trail: [Int] = []
  var controller: Int?
  /// The equal siblings that share the card with the first one, in their order.
  var others: ArraySlice<Int> = []
  var children: [Int] = []
  /// The edge from the card above; `nil` if the card is not inside it.
  var edge: Edge?
  /// The relation to a controller above, and the index of that controller's card.
  var bond: (kind: Bond, from: Int)?
  /// The number of objects that a stub counts; 0 for other cards.
  var stub = 0
  /// The kind of objects that a stub counts.
  var stubNoun = ""
  var findings: [Finding] = []

  /// The number of equal siblings that share the card.
  var copies: Int { others.count + 1 }
  /// The last of the equal siblings that share the card; `nil` for a card of one object.
  var lastCopy: Int? { others.last }

  /// Creates a stub: a card that counts objects without a card.
  static func stub(_ count: Int, _ noun: String) -> TreeCard {
    var card = TreeCard()
    card.stub = count
    card.stubNoun = noun
    card.edge = .subview
    return card
  }
}
