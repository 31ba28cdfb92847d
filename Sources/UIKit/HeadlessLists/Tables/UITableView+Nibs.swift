import HeadlessCore

extension UITableView {
  /// Registers a xib with one cell.
  package func registerCell(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return cells.register(identifier, nil) }
    cells.register(identifier) { [unowned self] identifier in
      nib.makeReusable(UITableViewCell.self, identifier, life.runtime)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
  }

  /// Registers a xib with one header or footer view.
  package func registerEdgeView(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return edgeViews.register(identifier, nil) }
    edgeViews.register(identifier) { [unowned self] identifier in
      nib.makeReusable(UITableViewHeaderFooterView.self, identifier, life.runtime)
        ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  /// Registers a xib with one view of a kind.
  package func register(_ nib: UINib?, kind: String, _ identifier: String) {
    guard let nib else { return registry.register(nil, kind: kind, identifier) }
    registry.register(kind: kind, identifier) { [unowned self] identifier in
      let view = nib.makeReusable(UICollectionReusableView.self, identifier, life.runtime)
      view?.reuseIdentifier = identifier
      return view
    }
  }
}
