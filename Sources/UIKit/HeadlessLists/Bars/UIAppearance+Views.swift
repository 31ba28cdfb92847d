extension UIAppearance where Self == UISegmentedControl {
  /// Returns the object for the look of all segmented controls.
  public static func appearance() -> UISegmentedControl {
    AppearanceProxies.current.proxy(of: self) { UISegmentedControl(frame: .zero) }
  }

  /// Returns the object for the look of segmented controls within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UISegmentedControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self == UIPageControl {
  /// Returns the object for the look of all page controls.
  public static func appearance() -> UIPageControl {
    AppearanceProxies.current.proxy(of: self) { UIPageControl(frame: .zero) }
  }

  /// Returns the object for the look of page controls within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UIPageControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self == UIProgressView {
  /// Returns the object for the look of all progress views.
  public static func appearance() -> UIProgressView {
    AppearanceProxies.current.proxy(of: self) { UIProgressView(frame: .zero) }
  }

  /// Returns the object for the look of progress views within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UIProgressView(frame: .zero)
    }
  }
}

extension UIAppearance where Self == UIActivityIndicatorView {
  /// Returns the object for the look of all activity indicators.
  public static func appearance() -> UIActivityIndicatorView {
    AppearanceProxies.current.proxy(of: self) { UIActivityIndicatorView(frame: .zero) }
  }

  /// Returns the object for the look of activity indicators within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UIActivityIndicatorView(frame: .zero)
    }
  }
}

extension UIAppearance where Self == UIRefreshControl {
  /// Returns the object for the look of all refresh controls.
  public static func appearance() -> UIRefreshControl {
    AppearanceProxies.current.proxy(of: self) { UIRefreshControl(frame: .zero) }
  }

  /// Returns the object for the look of refresh controls within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UIRefreshControl(frame: .zero)
    }
  }
}

extension UIAppearance where Self == UITableView {
  /// Returns the object for the look of all tables.
  public static func appearance() -> UITableView {
    AppearanceProxies.current.proxy(of: self) { UITableView(frame: .zero, style: .plain) }
  }

  /// Returns the object for the look of tables within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UITableView(frame: .zero, style: .plain)
    }
  }
}

extension UIAppearance where Self == UITableViewCell {
  /// Returns the object for the look of all cells of tables.
  public static func appearance() -> UITableViewCell {
    AppearanceProxies.current.proxy(of: self) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Returns the object for the look of cells of tables within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}

extension UIAppearance where Self == UITableViewHeaderFooterView {
  /// Returns the object for the look of all headers and footers of tables.
  public static func appearance() -> UITableViewHeaderFooterView {
    AppearanceProxies.current.proxy(of: self) { UITableViewHeaderFooterView(reuseIdentifier: nil) }
  }

  /// Returns the object for the look of headers and footers of tables within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewHeaderFooterView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UITableViewHeaderFooterView(reuseIdentifier: nil)
    }
  }
}

extension UIAppearance where Self == UICollectionView {
  /// Returns the object for the look of all collections.
  public static func appearance() -> UICollectionView {
    AppearanceProxies.current.proxy(of: self) {
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
    }
  }

  /// Returns the object for the look of collections within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) {
      UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
    }
  }
}
