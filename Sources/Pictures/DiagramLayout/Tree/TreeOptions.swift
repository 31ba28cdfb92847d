public import TraceModel

/// Draws the tree of views of one moment: a card for each view, controllers as tabs on their views;
/// or the hierarchy of controllers.
public struct TreeLayout: Sendable {
  /// The moment whose tree is drawn.
  public enum Moment: Hashable, Sendable {
    /// The moment after all events up to a time.
    case time(Instant)
    /// The moment after the first mark with a name.
    case mark(String)
    /// The moment after the last event.
    case end
  }

  /// The forms of the picture.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Cards from left to right; an outline if there are more cards than ``TreeLayout/mostCards``
    /// or the picture is wider than ``TreeLayout/widest``.
    case auto
    /// Cards from left to right.
    case tree
    /// A row for each view, indented below its superview.
    case outline
    /// The hierarchy of controllers with their states, as UIKit's `_printHierarchy` prints it:
    /// cards from left to right, rows if there are more cards than ``TreeLayout/mostCards`` or the
    /// picture is wider than ``TreeLayout/widest``.
    case controllers
  }

  /// The options of a tree.
  public struct Options: Hashable, Sendable {
    /// The moment whose tree is drawn.
    public var moment: Moment
    /// An earlier moment; the changes since then are marked.
    public var since: Moment?
    /// The heading; `nil` for the title of the trace.
    public var title: String?
    /// The form of the picture.
    public var form: Form
    /// The maximum number of cards, at least 1; other views are counted on their ancestors' cards.
    public var maxCards: Int
    /// The maximum depth of views with cards, at least 1; `nil` for all.
    public var maxDepth: Int?
    /// Whether chains of UIKit's views that fill each other share a card.
    public var showsBreadcrumbs: Bool
    /// Whether three or more equal siblings share a card.
    public var foldsCopies: Bool
    /// Whether the frames in the trace are drawn to scale beside the tree.
    public var showsWireframe: Bool
    /// The folder that contains a folder per rule, relative to the picture, with a trailing slash;
    /// `nil` for findings without links.
    public var rulePages: String?

    public init(
      moment: Moment = .end,
      since: Moment? = nil,
      title: String? = nil,
      form: Form = .auto,
      maxCards: Int = 200,
      maxDepth: Int? = nil,
      showsBreadcrumbs: Bool = true,
      foldsCopies: Bool = true,
      showsWireframe: Bool = true,
      rulePages: String? = nil
    ) {
      self.moment = moment
      self.since = since
      self.title = title
      self.form = form
      self.maxCards = maxCards
      self.maxDepth = maxDepth
      self.showsBreadcrumbs = showsBreadcrumbs
      self.foldsCopies = foldsCopies
      self.showsWireframe = showsWireframe
      self.rulePages = rulePages
    }
  }

  /// The maximum number of cards that ``Form/auto`` draws as a tree; more do not fit on a page.
  public static let mostCards = 60
  /// The maximum width of a picture of cards that ``Form/auto`` draws, in pixels at scale 1; deep
  /// trees are easier to read as outlines.
  public static let widest = 3_000.0

  /// The options of the tree.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }
}
