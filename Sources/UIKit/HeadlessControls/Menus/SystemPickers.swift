public import Foundation

// inert: the person's choice is not simulated
/// A controller for a color, as UIKit's `UIColorPickerViewController`
/// (developer.apple.com/documentation/uikit/uicolorpickerviewcontroller).
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
}

/// Is notified of a color, as UIKit's `UIColorPickerViewControllerDelegate`.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Sent while the user chooses a color.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  /// Sent after the user has closed the controller.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

// inert: the person's choice is not simulated
/// A controller for photos, as UIKit's `UIImagePickerController`
/// (developer.apple.com/documentation/uikit/uiimagepickercontroller).
///
/// In UIKit it is a navigation controller.
@preconcurrency @MainActor
open class UIImagePickerController: UIViewController {
  /// Where photos come from; the names and values of UIKit's `UIImagePickerController.SourceType`.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// A key of the result; the names and values of UIKit's `UIImagePickerController.InfoKey`.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The photo.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited photo.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the photo.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where photos come from.
  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  /// Whether the user can edit the photo.
  open var allowsEditing = false

  /// Returns whether a source exists: each one except the camera, as in the simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
}

/// Is notified of a photo, as UIKit's `UIImagePickerControllerDelegate`.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Sent after the user has chosen a photo.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// Sent after the user has cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

// inert: the person's choice is not simulated
/// A controller for documents, as UIKit's `UIDocumentPickerViewController`
/// (developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be chosen.
  open var allowsMultipleSelection = false
  /// Whether extensions of names are shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown at first.
  open var directoryURL: URL?

  /// Creates a controller that saves documents elsewhere.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: the controller is not archived.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// Is notified of documents, as UIKit's `UIDocumentPickerDelegate`.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Sent after the user has chosen documents.
  func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  )
  /// Sent after the user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
