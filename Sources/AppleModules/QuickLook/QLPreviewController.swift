public import Foundation
@_exported public import HeadlessUIKit

/// An item that a preview shows, as Quick Look's `QLPreviewItem`.
@preconcurrency @MainActor
public protocol QLPreviewItem: AnyObject {
  /// The address of the file.
  var previewItemURL: URL? { get }
  /// The title; `nil` for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// `nil`.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The address.
  public var previewItemURL: URL? { self as URL }
}

/// A controller that shows files, as Quick Look's `QLPreviewController`
/// (developer.apple.com/documentation/quicklook/qlpreviewcontroller).
///
/// It is pushed, presented and contained like any controller, and asks its data source as Quick
/// Look does. No file is read or drawn. `app.tapDone(in:)` closes a presented one.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  /// The files; a change reloads them if the view is loaded.
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the shown file.
  open var currentPreviewItemIndex = 0 {
    didSet { if isViewLoaded, currentPreviewItemIndex != oldValue { refreshCurrentPreviewItem() } }
  }
  /// The shown file; `nil` if there is none.
  open private(set) var currentPreviewItem: (any QLPreviewItem)?
  private var count = 0

  /// Returns whether Quick Look shows a file: the answer of the run, because no file is read.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    HeadlessApp.current.previews.givenPreviews
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reloadData()
  }

  /// Asks the data source for the number of files and the current file.
  open func reloadData() {
    guard let dataSource else {
      count = 0
      currentPreviewItem = nil
      return
    }
    let app = HeadlessApp.current
    count =
      app.deliver("numberOfPreviewItems(in:)", to: dataSource) {
        dataSource.numberOfPreviewItems(in: self)
      } ?? 0
    refreshCurrentPreviewItem()
  }

  /// Asks the data source for the current file.
  open func refreshCurrentPreviewItem() {
    currentPreviewItem = nil
    guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return }
    let message = "previewController(_:previewItemAt:)"
    currentPreviewItem = HeadlessApp.current.deliver(message, to: dataSource) {
      dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    if let url = currentPreviewItem?.previewItemURL {
      title = currentPreviewItem?.previewItemTitle ?? url.lastPathComponent
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed || isMovingFromParent, let delegate else { return }
    HeadlessApp.current.deliver("previewControllerWillDismiss", to: delegate) {
      delegate.previewControllerWillDismiss(self)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || isMovingFromParent, let delegate else { return }
    HeadlessApp.current.deliver("previewControllerDidDismiss", to: delegate) {
      delegate.previewControllerDidDismiss(self)
    }
  }
}

/// Provides files, as Quick Look's `QLPreviewControllerDataSource`.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(
    _ controller: QLPreviewController,
    previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// How a file is changed; the names and values of Quick Look's `QLPreviewItemEditingMode`.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// The file is not changed.
  case disabled = 0
  /// The file is replaced.
  case updateContents = 1
  /// A copy is written.
  case createCopy = 2
}

/// Is notified of the end, as Quick Look's `QLPreviewControllerDelegate`.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  /// Sent before the controller is closed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Sent after the controller was closed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns whether a link is opened; never called by the runtime.
  func previewController(
    _ controller: QLPreviewController,
    shouldOpen url: URL,
    for item: any QLPreviewItem
  ) -> Bool
  /// Returns the view from which the controller grows; never called by the runtime.
  func previewController(
    _ controller: QLPreviewController,
    transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  /// Returns how a file is changed; never called by the runtime.
  func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) { undelivered() }
  public func previewControllerDidDismiss(_ controller: QLPreviewController) { undelivered() }
  public func previewController(
    _ controller: QLPreviewController,
    shouldOpen url: URL,
    for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController,
    transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  /// Returns `disabled`.
  public func previewController(
    _ controller: QLPreviewController,
    editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
}

/// The answers of a run about previews.
@MainActor
public final class PreviewService {
  private var previews = ServiceAnswer(
    true,
    to: "QLPreviewController.canPreview(_:)",
    setBy: "app.previews.canPreview"
  )

  /// Whether files can be shown; `true` by default.
  public var canPreview: Bool {
    get { previews.value }
    set { previews.value = newValue }
  }

  var givenPreviews: Bool { previews.given(in: .current) }
}

extension HeadlessApp {
  /// The answers of the run about previews.
  public var previews: PreviewService { service { PreviewService() } }

  /// Taps Done: the controller is dismissed.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen or is not presented.
  public func tapDone(in controller: QLPreviewController) throws(ServiceError) {
    try controller.requireVisible(to: "tap Done")
    guard controller.presentingViewController != nil else {
      throw ServiceError(
        .notPossible,
        "can't tap Done: a QLPreviewController that is not presented has a back button instead"
      )
    }
    controller.dismissBySystem()
  }
}
