import Foundation
import HeadlessUIKit
import Testing

/// Further observations of bars, lists, containers and views.
@MainActor
struct `Further evidence of bars, lists and containers` {
  // observation: bar-frames-kept-xamarin
  @Test func `bars of one's own keep their frames`() {
    let frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(UINavigationBar(frame: frame).frame == frame)
    #expect(UIToolbar(frame: frame).frame == frame)
  }

  @Test func `bars have no background image`() {
    let (bar, toolbar) = (UINavigationBar(), UIToolbar())
    #expect(bar.backgroundImage(for: .default) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) == nil)
    toolbar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
  }

  // observation: bar-hides-back-button-default-apple
  @Test func `an item shows the back button by default`() {
    #expect(!UINavigationItem().hidesBackButton)
  }

  // observation: table-cell-size-xamarin
  @Test func `a new cell is 320 by 44 points at the origin`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  // observation: table-cell-for-row-invisible-nil-apple
  @Test func `a row that is not visible has no cell before iOS 15`() async throws {
    try await withApp(behaving: 14) { app in
      let table = try showTable(EditRows(30), in: app) { $0.rowHeight = 50 }
      #expect(table.cellForRow(at: everydayRow(0)) != nil)
      #expect(table.cellForRow(at: everydayRow(20)) == nil)
      #expect(table.cellForRow(at: everydayRow(99)) == nil)
    }
  }

  // observation: table-controller-refresh-frame-apple
  @Test func `a table controller sets the size of its refresh control`() async throws {
    try await withApp { app in
      let list = UITableViewController()
      let window = try await launch(list, in: app)
      let control = UIRefreshControl()
      list.refreshControl = control
      try await app.settle()
      #expect(control.frame.width == window.bounds.width)
      #expect(control.frame.height > 0)
    }
  }

  // observation: scroll-refresh-offset-kept-swifterswift
  @Test func `a scroll view keeps the offset that shows its refresh control`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      let scroll = UIScrollView()
      root.view.addSubview(scroll)
      #expect(scroll.contentOffset == .zero)
      let control = UIRefreshControl()
      scroll.refreshControl = control
      scroll.contentOffset.y = -control.frame.height
      control.beginRefreshing()
      try await app.settle()
      #expect(control.isRefreshing)
      #expect(control.frame.height > 0)
      #expect(scroll.contentOffset.y == -control.frame.height)
    }
  }

  // observation: scroll-refresh-begin-silent
  @Test func `code that begins refreshing sends no action`() async throws {
    try await withApp { app in
      let control = UIRefreshControl()
      var actions = 0
      control.addAction(UIAction { _ in actions += 1 }, for: .valueChanged)
      control.beginRefreshing()
      try await app.settle()
      #expect(control.isRefreshing)
      #expect(actions == 0)
    }
  }

  // observation: collection-deselect-silent-fscalendar
  @Test func `code that deselects an item does not notify the delegate`() async throws {
    try await withApp { app in
      let source = DeselectionLog()
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 300),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      collection.delegate = source
      try app.show(collection)
      try app.tap(at: CGPoint(x: 20, y: 20))
      try await app.settle()
      let path = IndexPath(item: 0, section: 0)
      #expect(collection.indexPathsForSelectedItems == [path])
      collection.deselectItem(at: path, animated: false)
      #expect(collection.indexPathsForSelectedItems == [])
      #expect(source.deselections == 0)
    }
  }

  // observation: collection-orthogonal-default-apple
  @Test func `a section lies along the main axis by default`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      subitems: [NSCollectionLayoutItem(layoutSize: size)]
    )
    #expect(NSCollectionLayoutSection(group: group).orthogonalScrollingBehavior == .none)
  }

  // observation: collection-snapshot-counts-xamarin
  @Test func `a snapshot counts its sections and items`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([1])
    snapshot.appendItems([UUID()], toSection: 1)
    #expect(snapshot.numberOfSections == 1)
    #expect(snapshot.numberOfItems(inSection: 1) == 1)
  }

  // observation: container-popover-delegate-answers-popover-swifterswift
  @Test func `a delegate that answers popover in a compact width gets one`() async throws {
    try await withApp { app in
      let (root, popover) = (UIViewController(), UIViewController())
      let window = try await launch(root, in: app)
      window.frame.size.width = 390
      let delegate = PopoverAnswer()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.delegate = delegate
      popover.popoverPresentationController?.sourceView = root.view
      root.present(popover, animated: true)
      #expect(root.presentedViewController === popover)
      #expect(popover.presentingViewController === root)
      #expect(popover.modalPresentationStyle == .popover)
      #expect(popover.popoverPresentationController?.delegate === delegate)
      try await app.settle()
      #expect(popover.presentationController?.presentationStyle == .popover)
    }
  }

  // observation: container-popover-keeps-style-swifterswift
  @Test func `a popover that is adapted keeps its own style`() async throws {
    try await withApp { app in
      let (root, popover) = (UIViewController(), UIViewController())
      let window = try await launch(root, in: app)
      window.frame.size.width = 390
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = root.view
      root.present(popover, animated: false)
      #expect(root.presentedViewController === popover)
      #expect(popover.presentingViewController === root)
      #expect(popover.modalPresentationStyle == .popover)
      try await app.settle()
      #expect(popover.modalPresentationStyle == .popover)
    }
  }

  // observation: container-alert-fields-configured-apple
  @Test func `an alert has the fields that its handlers have configured`() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    var configured: [UITextField] = []
    for _ in 0..<2 { alert.addTextField { configured.append($0) } }
    alert.loadViewIfNeeded()
    #expect(alert.textFields == configured)
    #expect(configured.count == 2)
  }

  // observation: container-remove-without-parent-swifterswift
  @Test func `a controller without a parent can be removed`() async throws {
    try await withApp { app in
      let controller = UIViewController()
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      #expect(controller.parent == nil)
      #expect(app.diagnostics().isEmpty)
    }
  }

  // observation: layout-alpha-own-value-apple
  @Test func `the alpha of a view is not that of its subviews`() {
    let (view, subview) = (UIView(), UIView())
    view.addSubview(subview)
    view.alpha = 0.5
    #expect(subview.alpha == 1)
  }

  // observation: layout-hidden-own-value-apple
  @Test func `a hidden view does not hide its subviews by their flags`() {
    let (view, subview) = (UIView(), UIView())
    view.addSubview(subview)
    view.isHidden = true
    #expect(!subview.isHidden)
    #expect(subview.superview === view)
  }
}

@MainActor
private final class DeselectionLog: UICollectionViewDataSource, UICollectionViewDelegate {
  var deselections = 0

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  )
    -> Int
  { 3 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    deselections += 1
  }
}

private final class PopoverAnswer: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .popover }
}
