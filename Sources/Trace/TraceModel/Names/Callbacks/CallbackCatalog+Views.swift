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
  static let views: [CallbackInfo] = [
    CallbackInfo(
      .willMoveToSuperview,
      "willMove(toSuperview:)",
      .view,
      .hierarchy,
      role: .willMoveToSuperview,
      argument: .superview,
      selectors: ["willMoveToSuperview"]
    ),
    CallbackInfo(
      .didMoveToSuperview,
      "didMoveToSuperview",
      .view,
      .hierarchy,
      role: .didMoveToSuperview
    ),
    CallbackInfo(
      .willMoveToWindow,
      "willMove(toWindow:)",
      .view,
      .hierarchy,
      role: .willMoveToWindow,
      argument: .window,
      selectors: ["willMoveToWindow"]
    ),
    CallbackInfo(.didMoveToWindow, "didMoveToWindow", .view, .hierarchy, role: .didMoveToWindow),
    CallbackInfo(.didAddSubview, "didAddSubview", .view, .subviews, argument: .subview),
    CallbackInfo(.willRemoveSubview, "willRemoveSubview", .view, .subviews, argument: .subview),
    CallbackInfo(.layoutSubviews, "layoutSubviews", .view, .layout),
    CallbackInfo(.updateConstraints, "updateConstraints", .view, .layout),
    CallbackInfo(.draw, "draw", .view, .drawing),
    CallbackInfo(.safeAreaInsetsDidChange, "safeAreaInsetsDidChange", .view, .insets),
    CallbackInfo(.layoutMarginsDidChange, "layoutMarginsDidChange", .view, .insets),
    CallbackInfo(.tintColorDidChange, "tintColorDidChange", .view, .traits, isSent: false),
    CallbackInfo(.sizeThatFits, "sizeThatFits", .view, .traits, isSent: false),
  ]
}
