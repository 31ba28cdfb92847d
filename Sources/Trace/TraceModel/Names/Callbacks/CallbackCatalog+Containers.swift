extension Name {
  /// Sent before the display mode of a split view controller changes.
  public static let splitWillChangeDisplayMode = Name(id: 320)
  /// Returns the column that is shown when a split view controller collapses.
  public static let splitTopColumnForCollapsing = Name(id: 321)
  /// Returns the display mode of a split view controller that expands.
  public static let splitDisplayModeForExpanding = Name(id: 322)
  /// Returns whether the delegate has put the secondary controller onto the primary one.
  public static let splitCollapseSecondary = Name(id: 323)
  /// Returns the secondary controller of a split view controller that expands.
  public static let splitSeparateSecondary = Name(id: 324)
  /// Sent before a column is shown.
  public static let splitWillShow = Name(id: 325)
  /// Sent before a column is hidden.
  public static let splitWillHide = Name(id: 326)
  /// Sent after a split view controller collapsed.
  public static let splitDidCollapse = Name(id: 327)
  /// Sent after a split view controller expanded.
  public static let splitDidExpand = Name(id: 328)
  /// Returns whether the delegate has shown a controller.
  public static let splitShow = Name(id: 329)
  /// Returns whether the delegate has shown a controller as the detail.
  public static let splitShowDetail = Name(id: 330)
  /// Presents a search controller that became active.
  public static let searchPresent = Name(id: 331)
  /// Sent before a search controller is presented automatically.
  public static let searchWillPresent = Name(id: 332)
  /// Sent after a search controller was presented automatically.
  public static let searchDidPresent = Name(id: 333)
  /// Sent before a search controller is dismissed automatically.
  public static let searchWillDismiss = Name(id: 334)
  /// Sent after a search controller was dismissed automatically.
  public static let searchDidDismiss = Name(id: 335)
  /// Sent after the text of a search bar changed, or the bar became the first responder.
  public static let updateSearchResults = Name(id: 336)
  /// Sent after editing of a search bar began.
  public static let searchBarDidBeginEditing = Name(id: 337)
  /// Sent after the text of a search bar changed.
  public static let searchBarTextDidChange = Name(id: 338)
  /// Sent after the search key was tapped.
  public static let searchBarSearchTapped = Name(id: 339)
  /// Sent after the cancel button was tapped.
  public static let searchBarCancelTapped = Name(id: 340)
  /// Sent after editing of a search bar ended.
  public static let searchBarDidEndEditing = Name(id: 341)
  /// Sent after a tap selected an item of a tab bar.
  public static let tabBarDidSelect = Name(id: 362)
  /// Returns whether an item may be added to a navigation bar.
  public static let navigationBarShouldPush = Name(id: 363)
  /// Sent after an item was added to a navigation bar.
  public static let navigationBarDidPush = Name(id: 364)
  /// Returns whether an item may be removed from a navigation bar.
  public static let navigationBarShouldPop = Name(id: 365)
  /// Sent after an item was removed from a navigation bar.
  public static let navigationBarDidPop = Name(id: 366)
}

extension CallbackCatalog {
  /// The callbacks of the delegates of bars.
  static let bars = [
    Section(.delegate, .containerDelegate).rows([
      Row(.tabBarDidSelect, "tabBar(_:didSelect:)"),
      Row(.navigationBarShouldPush, "navigationBar(_:shouldPush:)"),
      Row(.navigationBarDidPush, "navigationBar(_:didPush:)"),
      Row(.navigationBarShouldPop, "navigationBar(_:shouldPop:)"),
      Row(.navigationBarDidPop, "navigationBar(_:didPop:)"),
    ])
  ]

  /// The callbacks of the delegates of split view controllers and search controllers.
  static let splitsAndSearches = [
    Section(.delegate, .containerDelegate).rows([
      Row(.splitWillChangeDisplayMode, "splitViewController(_:willChangeTo:)"),
      Row(
        .splitTopColumnForCollapsing,
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
      ),
      Row(
        .splitDisplayModeForExpanding,
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)"
      ),
      Row(.splitWillShow, "splitViewController(_:willShow:)"),
      Row(.splitWillHide, "splitViewController(_:willHide:)"),
      Row(.splitDidCollapse, "splitViewControllerDidCollapse"),
      Row(.splitDidExpand, "splitViewControllerDidExpand"),
      Row(.searchBarDidBeginEditing, "searchBarTextDidBeginEditing"),
      Row(.searchBarTextDidChange, "searchBar(_:textDidChange:)"),
      Row(.searchBarSearchTapped, "searchBarSearchButtonClicked"),
      Row(.searchBarCancelTapped, "searchBarCancelButtonClicked"),
      Row(.searchBarDidEndEditing, "searchBarTextDidEndEditing"),
    ]),
    Section(.delegate, .containerDelegate, argument: .controller).rows([
      Row(.splitCollapseSecondary, "splitViewController(_:collapseSecondary:onto:)"),
      Row(.splitSeparateSecondary, "splitViewController(_:separateSecondaryFrom:)"),
      Row(.splitShow, "splitViewController(_:show:sender:)"),
      Row(.splitShowDetail, "splitViewController(_:showDetail:sender:)"),
      Row(.searchPresent, "presentSearchController"),
      Row(.searchWillPresent, "willPresentSearchController"),
      Row(.searchDidPresent, "didPresentSearchController"),
      Row(.searchWillDismiss, "willDismissSearchController"),
      Row(.searchDidDismiss, "didDismissSearchController"),
      Row(.updateSearchResults, "updateSearchResults(for:)"),
    ]),
  ]
}
