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

  /// What a tree shows and how.
  public struct Options: Hashable, Sendable {
    /// Which tree is drawn.
    public var moment: Moment
    /// The heading; `nil` takes the trace's title.
    public var title: String?
    /// The most cards, at least 1; subtrees beyond are counted on the card that they hang from.
    public var maxCards: Int
    /// Whether the frames are drawn to scale beside the tree, where the trace states them.
    public var showsWireframe: Bool
    /// The folder with a folder for each rule, relative to the picture and with a slash at its end;
    /// `nil` lets findings lead nowhere.
    public var rulePages: String?

    /// Creates options.
    public init(
      moment: Moment = .end,
      title: String? = nil,
      maxCards: Int = 200,
      showsWireframe: Bool = true,
      rulePages: String? = nil
    ) {
      self.moment = moment
      self.title = title
      self.maxCards = maxCards
      self.showsWireframe = showsWireframe
      self.rulePages = rulePages
    }
  }

  /// What the tree shows and how.
  public var options: Options

  /// Creates a layout.
  public init(options: Options = Options()) {
    self.options = options
  }
}
