/// The known callbacks, one row each.
///
/// A row is next to the declaration of its name, in the file of its owner (folder `Callbacks`). A
/// new name takes the next free id; ids never change. If a callback needs a new owner, group, role,
/// argument or requirement, the compiler reports each switch that must handle it.
/// Source: the references of `UIViewController`, `UIView`, `UIApplicationDelegate` and
/// `UISceneDelegate` (developer.apple.com/documentation/uikit), and of SwiftUI’s `View`
/// (developer.apple.com/documentation/swiftui/view).
public enum CallbackCatalog {
  /// The rows, by ascending id.
  public static let rows: [CallbackInfo] =
    ([
      lifetime, controllers, views, applications, delegates, nodes, tables, collections, cells,
      selection, scrolling, touches, text, splitsAndSearches, segues, bars,
      menus,
    ] as [[[CallbackInfo]]]).joined().joined().sorted { $0.name.id < $1.name.id }
}

extension CallbackCatalog {
  /// The groups of callbacks and calls, by id.
  static let groups: [CallbackInfo.Group?] = {
    var groups = [CallbackInfo.Group?](repeating: nil, count: Name.knownTexts.count)
    for row in rows { groups[Int(row.name.id)] = row.group }
    for call in KnownName.calls { groups[Int(call.name.id)] = call.group }
    return groups
  }()

  /// The positions in ``rows``, by id; -1 for a name that is not a callback.
  static let positions: [Int] = {
    var positions = [Int](repeating: -1, count: Name.knownTexts.count)
    for (position, row) in rows.enumerated() { positions[Int(row.name.id)] = position }
    return positions
  }()

  /// Whether a name is a callback of nodes, by id.
  static let ofNodes: [Bool] = positions.map { $0 >= 0 && rows[$0].owner == .swiftUIView }

  /// The roles, by id.
  static let roles: [CallbackRole] = positions.map { $0 < 0 ? .none : rows[$0].role }

  /// The requirements to call super, by id.
  static let superRequirements: [CallbackInfo.SuperRequirement] = positions.map {
    $0 < 0 ? .none : rows[$0].superRequirement
  }
}
