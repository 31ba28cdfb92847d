/// The objects that a storyboard makes without the app, after the app has made or opened one
/// controller.
///
/// Relationships, embed segues and references make further controllers, which share the work of the
/// first one. Ten relationships in each of a few scenes lead to billions of controllers, so that
/// their number is limited, and so is the number of cells in prototypes of prototypes.
@MainActor
final class NibWork {
  /// The maximum number of controllers, and of views of nested prototypes.
  nonisolated static let limit = 1_000
  /// The number of prototypes in each other from which their views are counted: an app scrolls
  /// through any number of rows with collections.
  static let countedDepth = 3

  private var controllers = 0
  private var views = 0

  /// Counts a controller, and reports the first one over the limit.
  ///
  /// - Returns: Whether it may be made.
  func claimController(_ element: NibElement, in session: NibSession) -> Bool {
    controllers += 1
    if controllers == Self.limit + 1 {
      session.note(
        "<\(element.name)> \(element.id) and further controllers are not made: one controller leads to "
          + "more than \(Self.limit) others by relationships, embed segues and references",
        element
      )
    }
    return controllers <= Self.limit
  }

  /// Counts a view of a prototype, and reports the first one over the limit.
  ///
  /// - Returns: Whether it may be made.
  func claimPrototype(_ element: NibElement, in scene: NibScene, _ session: NibSession) -> Bool {
    guard scene.prototypeDepth >= Self.countedDepth else { return true }
    views += 1
    if views == Self.limit + 1 {
      session.note(
        "<\(element.name)> \(element.id) and further views of nested prototypes are plain: one "
          + "controller has more than \(Self.limit) of them, each in \(Self.countedDepth) prototypes or "
          + "more",
        element
      )
    }
    return views <= Self.limit
  }
}
