extension NotExpressible {
  /// Types whose methods scenarios do not use, with the reason.
  static let whole: [NotExpressible] = groups.flatMap { $0 }

  private static let groups: [[NotExpressible]] = [
    types(
      "belongs to rewritten apps with storyboards and string tables, which tests of code use",
      ["AppMember", "Bundle", "UINib", "UIStoryboard"]
    ),
    types("records closures of the app that undo changes", ["UndoManager"]),
    types(
      "calls and observes by name; a file names its calls",
      [
        "KeyValueObservable", "KeyValueObserver", "NSKeyValueObservation", "NSObject",
        "NSObjectProtocol", "UndefinedKeyReceiver",
      ]
    ),
    types(
      "is the result of a tour, which a test starts",
      ["Tour"]
    ),
    types(
      animators,
      [
        "UIViewAnimating", "UIViewImplicitlyAnimating", "UIViewPropertyAnimator",
      ]
    ),
    types(
      bars,
      [
        "UIBarButtonItem", "UINavigationBar", "UINavigationBarDelegate", "UITabBar",
        "UITabBarDelegate", "UIToolbar",
      ]
    ),
    types(
      collections,
      [
        "NSCollectionLayoutAnchor", "NSCollectionLayoutDecorationItem",
        "NSCollectionLayoutDimension", "NSCollectionLayoutGroup", "NSCollectionLayoutSection",
        "NSCollectionLayoutSpacing", "NSDiffableDataSourceSectionSnapshot",
        "NSDiffableDataSourceSnapshot", "UIBackgroundConfiguration", "UICellAccessory",
        "UICollectionReusableView", "UICollectionView", "UICollectionViewCell",
        "UICollectionViewCompositionalLayout", "UICollectionViewController",
        "UICollectionViewDataSource", "UICollectionViewDataSourcePrefetching",
        "UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout",
        "UICollectionViewDiffableDataSource", "UICollectionViewFlowLayout",
        "UICollectionViewLayout", "UICollectionViewLayoutAttributes",
        "UICollectionViewLayoutInvalidationContext", "UICollectionViewListCell",
        "UIConfigurationColorTransformer", "UIContentConfiguration", "UIContentView",
        "UIListContentConfiguration", "UIListContentView", "UITableViewDiffableDataSource",
      ]
    ),
    types(
      computes,
      [
        "CGAffineTransform", "CGColor", "CGImage", "CGMutablePath", "CGPath", "CGPoint", "CGRect",
        "CGSize", "DateComponentsFormatter", "NSAttributedString", "NSCoder", "NSLayoutManager",
        "NSLayoutManagerDelegate",
        "NSMutableParagraphStyle", "NSParagraphStyle", "NSString", "NSTextContainer",
        "NSTextStorage", "NSTextStorageDelegate", "NSValue", "RelativeDateTimeFormatter",
        "Selector", "String", "UIBezierPath", "UIConfigurationTextAttributesTransformer",
        "UICoordinateSpace", "UIFontDescriptor", "UIFontMetrics", "UIImage", "UIRegion",
        "UITargetedPreview", "UITraitCollection", "UITraitOverrides",
      ]
    ),
    types(
      device,
      [
        "NSException", "UIDevice", "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator",
        "UIPasteboard", "UIScreen", "UISelectionFeedbackGenerator", "UITextInputMode",
      ]
    ),
    types(
      drawing,
      [
        "CGColorSpace", "CGContext", "DynamicItemsBehavior", "UIAppearance", "UIAttachmentBehavior",
        "UIBarAppearance", "UIBarButtonItemAppearance", "UIBarItem", "UIBarPositioningDelegate",
        "UICollisionBehavior", "UICollisionBehaviorDelegate", "UIColor", "UIDynamicAnimator",
        "UIDynamicAnimatorDelegate", "UIDynamicBehavior", "UIDynamicItemBehavior",
        "UIFieldBehavior", "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext",
        "UIGraphicsImageRendererFormat", "UINavigationBarAppearance", "UIPopoverBackgroundView",
        "UIPushBehavior", "UITabBarItem", "UITabBarItemAppearance",
      ]
    ),
    types(
      layers,
      [
        "CAAnimationDelegate", "CADisplayLink", "CALayer", "CALayerDelegate",
        "CAMediaTimingFunction", "CAScrollLayer", "CATiledLayer", "CATransaction",
      ]
    ),
    types(
      queues,
      [
        "DispatchGroup", "DispatchQueue", "DispatchSourceTimer", "DispatchWorkItem", "Timer",
      ]
    ),
    types(
      splits,
      [
        "UISearchControllerDelegate", "UISearchResultsUpdating", "UISplitViewController",
        "UISplitViewControllerDelegate",
      ]
    ),
    types(
      tables,
      [
        "UIScrollViewDelegate", "UITableView", "UITableViewCell", "UITableViewController",
        "UITableViewDataSource", "UITableViewDataSourcePrefetching", "UITableViewDelegate",
        "UITableViewHeaderFooterView", "UITableViewRowAction",
      ]
    ),
    types(
      texts,
      [
        "UIKeyInput", "UITextField", "UITextFieldDelegate", "UITextInput", "UITextView",
        "UITextViewDelegate",
      ]
    ),
    types(
      touches,
      [
        "UIEvent", "UIGestureRecognizer", "UIGestureRecognizerDelegate", "UIKeyCommand",
        "UILongPressGestureRecognizer", "UIPanGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
        "UISwipeGestureRecognizer", "UITapGestureRecognizer", "UITouch",
      ]
    ),
    types(
      transitions,
      [
        "UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning",
        "UIViewControllerTransitionCoordinator", "UIViewControllerTransitionCoordinatorContext",
        "UIViewControllerTransitioningDelegate",
      ]
    ),
    types(
      values,
      [
        "NSItemProvider", "NSUserActivity", "UIActivity", "UIActivityItemSource",
        "UIActivityViewController", "UICollectionViewDragDelegate",
        "UICollectionViewDropCoordinator", "UICollectionViewDropDelegate",
        "UIColorPickerViewControllerDelegate", "UIContextMenuInteraction",
        "UIContextMenuInteractionAnimating", "UIContextMenuInteractionDelegate", "UIDatePicker",
        "UIDeferredMenuElement", "UIDocumentPickerDelegate", "UIDragAnimating", "UIDragDropSession",
        "UIDragInteraction", "UIDragInteractionDelegate", "UIDropInteraction",
        "UIDropInteractionDelegate", "UIEditMenuInteraction", "UIEditMenuInteractionDelegate",
        "UIImagePickerController", "UIImagePickerControllerDelegate", "UIImageView",
        "UIInteraction", "UILargeContentViewerInteraction", "UIMenu", "UIMenuController",
        "UIPageControl", "UIPickerView", "UIPickerViewDataSource", "UIPickerViewDelegate",
        "UIPreviewInteraction", "UIPreviewInteractionDelegate", "UIProgressView",
        "UIRefreshControl", "UIResponderStandardEditActions", "UISearchBar", "UISearchBarDelegate",
        "UISegmentedControl", "UISlider", "UIStepper", "UISwitch", "UITableViewDragDelegate",
        "UITableViewDropCoordinator", "UITableViewDropDelegate", "UIUserActivityRestoring",
      ]
    ),
    types(
      "state is not restored",
      ["UIObjectRestoration", "UIStateRestoring", "UIViewControllerRestoration"]
    ),
    types(
      "`UILabel(text:ofSize:)` sets the font of a label",
      [
        "UIFont"
      ]
    ),
    types(
      "`advance` lets time pass",
      [
        "VirtualClock"
      ]
    ),
    types(
      "a button of a scenario has a title; the rest is a value",
      [
        "UIButton"
      ]
    ),
    types(
      "a scenario has no handlers; the callbacks of traits are in the table",
      [
        "UITraitChangeObservable"
      ]
    ),
    types(
      "a scenario posts no notifications",
      [
        "NotificationCenter"
      ]
    ),
    types(
      "detents send no callback",
      [
        "UIPopoverPresentationControllerDelegate", "UISheetPresentationController",
        "UISheetPresentationControllerDelegate",
      ]
    ),
    types(
      "objects of the app that are no part of UIKit",
      [
        "TracedObject"
      ]
    ),
    types(
      "the key `device` names one",
      [
        "HeadlessDevice"
      ]
    ),
    types(
      "touches are verbs; a control of a scenario sends no actions",
      [
        "UIControl"
      ]
    ),
  ]

  private static func types(_ reason: String, _ names: [String]) -> [NotExpressible] {
    names.map { NotExpressible($0, [], reason) }
  }
}

/// Reasons that several types have.
extension NotExpressible {
  static let tables = "a scenario has the verbs of tables and scroll views only"
  static let bars = "a test taps items of bars; a scenario has none"
  static let splits = "a scenario has no verb for columns and searches"
  static let queues = "`after 500ms: …` schedules; a file has no queues"
  static let computes = "computes a value and sends nothing; `check` compares properties"
  static let drawing = "nothing is drawn"
  static let device = "the device and the system are not part of a scenario"
  static let layers = "a scenario has no verb for layers and their animations"
  static let collections = "a scenario has no verb for tables and collections"
  static let touches = "a scenario has no verb for touches, gestures and keys"
  static let values = "a control or picker of an app; a scenario has no word for its values"
  static let texts = "a scenario has no word for the text of a field or view"
  static let distances = "a layout guide between the anchors has the same distance"
  static let swipes = "the words `swipe …` move the finger"
  static let transitions =
    "the animator of a scenario is of one kind; its messages are in the table of callbacks"
  static let animators = "`animate 1s v` is the one animation of a file"
}
