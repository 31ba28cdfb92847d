public import TraceModel

/// Draws the tree of views of one moment: a card for each view, controllers as tabs on their views.
public struct TreeLayout: Sendable {
  /// Which tree of a trace is drawn.
  public enum Moment: Hashable, Sendable {
    /// After all events up to a time.
    case time(Instant)
    /// After the first mark of a name.
    case mark(String)
    /// After the last event.
    case end
  }

  /// How a tree is drawn.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Cards from left to right, up to ``TreeLayout/mostCards`` and ``TreeLayout/widest``; beyond
    /// that an outline.
    case auto
    /// Cards from left to right.
    case tree
    /// A row for each view, indented below its superview.
    case outline
  }

  /// What a tree shows and how.
  public struct Options: Hashable, Sendable {
    /// Which tree is drawn.
    public var moment: Moment
    /// An earlier moment whose differences are marked; `nil` for none.
    public var since: Moment?
    /// The heading; `nil` takes the trace's title.
    public var title: String?
    /// How the tree is drawn.
    public var form: Form
    /// The most cards, at least 1; subtrees beyond are counted where they hang.
    public var maxCards: Int
    /// How many levels of views have cards, at least 1; `nil` for all.
    public var maxDepth: Int?
    /// Whether chains of UIKit's own views that fill each other share a card.
    public var showsBreadcrumbs: Bool
    /// Whether three and more equal siblings share a card.
    public var foldsCopies: Bool
    /// Whether the frames are drawn to scale beside the tree, where the trace states them.
    public var showsWireframe: Bool
    /// The folder with a folder for each rule, relative to the picture and with a slash at its end;
    /// `nil` lets findings lead nowhere.
    public var rulePages: String?

    /// Creates options.
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

  /// The most cards that ``Form/auto`` draws as a tree; more than that fill no page.
  public static let mostCards = 60
  /// The widest picture of cards that ``Form/auto`` draws, in pixels at scale 1; a longer chain of
  /// views is read more easily as an outline.
  public static let widest = 3_000.0

  /// What the tree shows and how.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }
}
