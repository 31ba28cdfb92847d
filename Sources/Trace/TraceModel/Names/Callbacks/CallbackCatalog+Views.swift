extension Name {
  /// Sent before the superview changes.
  public static let willMoveToSuperview = Name(id: 19)
  /// Sent after the superview changed.
  public static let didMoveToSuperview = Name(id: 20)
  /// Sent before the window of the view changes.
  public static let willMoveToWindow = Name(id: 21)
  /// Sent after the window of the view changed.
  public static let didMoveToWindow = Name(id: 22)
  /// Sent to the superview after it received a subview.
  public static let didAddSubview = Name(id: 23)
  /// Sent to the superview before it loses a subview.
  public static let willRemoveSubview = Name(id: 24)
  /// Lays out the subviews of the view.
  public static let layoutSubviews = Name(id: 25)
  /// Updates the constraints of the view.
  public static let updateConstraints = Name(id: 26)
  /// Draws the view’s own content.
  public static let draw = Name(id: 27)
  /// Sent after the safe area of the view changed.
  public static let safeAreaInsetsDidChange = Name(id: 93)
  /// Sent after the layout margins of the view changed.
  public static let layoutMarginsDidChange = Name(id: 94)
  /// Sent after the tint color of the view changed.
  public static let tintColorDidChange = Name(id: 95)
  /// Returns the size that fits the view’s content.
  public static let sizeThatFits = Name(id: 96)
}

extension CallbackCatalog {
  static let views = [
    Section(.view, .hierarchy, argument: .superview).rows([
      Row(
        .willMoveToSuperview,
        "willMove(toSuperview:)",
        role: .willMoveToSuperview,
        selectors: ["willMoveToSuperview"]
      )
    ]),
    Section(.view, .hierarchy).rows([
      Row(.didMoveToSuperview, "didMoveToSuperview", role: .didMoveToSuperview),
      Row(.didMoveToWindow, "didMoveToWindow", role: .didMoveToWindow),
    ]),
    Section(.view, .hierarchy, argument: .window).rows([
      Row(
        .willMoveToWindow,
        "willMove(toWindow:)",
        role: .willMoveToWindow,
        selectors: ["willMoveToWindow"]
      )
    ]),
    Section(.view, .subviews, argument: .subview).rows([
      Row(.didAddSubview, "didAddSubview"),
      Row(.willRemoveSubview, "willRemoveSubview"),
    ]),
    Section(.view, .layout).rows([
      Row(.layoutSubviews, "layoutSubviews"),
      Row(.updateConstraints, "updateConstraints"),
    ]),
    Section(.view, .drawing).rows([
      Row(.draw, "draw")
    ]),
    Section(.view, .insets).rows([
      Row(.safeAreaInsetsDidChange, "safeAreaInsetsDidChange"),
      Row(.layoutMarginsDidChange, "layoutMarginsDidChange"),
    ]),
    Section(.view, .traits).rows([
      Row(.tintColorDidChange, "tintColorDidChange", isSent: false),
      Row(.sizeThatFits, "sizeThatFits", isSent: false),
    ]),
  ]
}
