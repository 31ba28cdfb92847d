public import Foundation
import TraceModel

/// A controller whose view is a collection view, as UIKit's `UICollectionViewController`
/// (developer.apple.com/documentation/uikit/uicollectionviewcontroller).
///
/// It is the data source and the delegate; subclasses override their methods.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout

  /// Creates a controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; nibs are absent.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout from a storyboard or xib.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    decode(coder, as: UICollectionViewController.self)
  }

  /// The collection view: the view of the controller, or a view that the app has set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { explicitView ?? (view as? UICollectionView) }
    set {
      explicitView = newValue
      guard let newValue else { return }
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      if !isViewLoaded { view = newValue }
    }
  }

  private var explicitView: UICollectionView?

  /// The layout with which the controller was created, or that of the loaded collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    isViewLoaded ? collectionView?.collectionViewLayout ?? initialLayout : initialLayout
  }

  /// Whether the selection is removed when the view appears.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a push to another collection view controller moves the cells.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a long press moves items.
  open var installsStandardGestureForInteractiveMovement = true

  /// Creates the collection view.
  open override func loadView() {
    if Services.nibs?.loadView(of: self) == true { return }
    let made = UICollectionView(
      frame: CGRect(origin: .zero, size: UIWindow.defaultSize),
      collectionViewLayout: initialLayout
    )
    made.backgroundColor = .systemBackground
    made.dataSource = self
    made.delegate = self
    view = made
  }

  /// Removes the selection if ``clearsSelectionOnViewWillAppear`` is set.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  /// Sets the edit mode of the collection view too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView?.isEditing = editing
  }

  // The data source.

  /// Returns 0; overrides return the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns a new cell; overrides dequeue a cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Returns 1; overrides return the number of sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    unimplemented(.numberOfSections, 1)
  }

  /// Returns an empty view; overrides dequeue a view.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    unimplemented(.viewForSupplementaryElement, UICollectionReusableView(frame: .zero))
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing; overrides move an item.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // The delegate.

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(.shouldHighlightItem, true) }

  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) { unimplemented(.didHighlightItem) }

  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) { unimplemented(.didUnhighlightItem) }

  // inert: two fingers select nothing
  /// Returns whether two fingers select several items; not asked here.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  // inert: two fingers select nothing
  /// Called when two fingers begin to select items; not sent here.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(.shouldSelectItem, true) }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { unimplemented(.shouldDeselectItem, true) }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) { unimplemented(.didSelectItem) }

  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) { unimplemented(.didDeselectItem) }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { unimplemented(.willDisplayItem) }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { unimplemented(.didEndDisplayingItem) }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) { unimplemented(.willDisplaySupplementaryView) }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) { unimplemented(.didEndDisplayingSupplementaryView) }

  /// Returns the proposed index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // inert: rows and items open no menus by themselves
  /// Returns the context menu of items; `nil` if there is none.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // inert: rows and items open no menus by themselves
  /// Returns the context menu of an item; `nil` if there is none.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // inert: rows and items open no menus by themselves
  /// Sent before the user's tap on the preview is performed.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}
