import HeadlessCore

extension UINavigationItem {
  /// The controller whose search bar the navigation bar shows.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

extension UISearchController: BarSearching {
  package var barView: UIView { searchBar }
  package var hidesRestOfBar: Bool { isActive && hidesNavigationBarDuringPresentation }
}
