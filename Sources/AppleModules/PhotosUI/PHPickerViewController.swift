public import Foundation
@_exported public import HeadlessUIKit
@_exported public import Photos

/// The kinds of photos that can be chosen, as PhotosUI's `PHPickerFilter`.
public struct PHPickerFilter: Hashable, Sendable {
  private let kinds: Set<String>

  /// Photos.
  public static let images = PHPickerFilter(kinds: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(kinds: ["videos"])
  /// Photos with films.
  public static let livePhotos = PHPickerFilter(kinds: ["livePhotos"])
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(kinds: ["screenshots"])

  /// Returns a filter for several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kinds: Set(subfilters.flatMap(\.kinds)))
  }
}

/// The choices of the user, as PhotosUI's `PHPickerConfiguration`
/// (developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct).
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The form of files; the names of PhotosUI's `PHPickerConfiguration.AssetRepresentationMode`.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Any.
    case automatic = 0
    /// The picker returns photos as stored.
    case current = 1
    /// The most compatible one.
    case compatible = 2
  }

  /// The order of the results; the names of PhotosUI's `PHPickerConfiguration.Selection`.
  public enum Selection: Int, Sendable {
    /// Any.
    case `default` = 0
    /// The order of the selection.
    case ordered = 1
  }

  /// The maximum number of photos; 0 for any number, 1 by default.
  public var selectionLimit = 1
  /// The kinds; `nil` for all kinds.
  public var filter: PHPickerFilter?
  /// The form of files.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the results.
  public var selection = Selection.default
  /// The photos that are selected initially.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a configuration.
  public init() {}

  /// Creates a configuration whose results have identifiers; the library is not used.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A chosen photo, as PhotosUI's `PHPickerResult`.
public struct PHPickerResult {
  /// The data.
  public let itemProvider: NSItemProvider
  /// The identifier in the library: `nil`, because the library is empty.
  public let assetIdentifier: String?
}

/// A controller in which the user chooses photos, as PhotosUI's `PHPickerViewController`
/// (developer.apple.com/documentation/photosui/phpickerviewcontroller).
///
/// It is presented like any controller. `app.pick(_:in:)` chooses as the user does; the delegate
/// dismisses the controller.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// The choices of the user.
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: the controller is not archived.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// Is notified of chosen photos, as PhotosUI's `PHPickerViewControllerDelegate`.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Sent with the chosen photos, or with none after Cancel; the delegate dismisses the controller.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension HeadlessApp {
  /// Chooses photos as the user does, or cancels without any; the delegate is notified.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen, allows fewer photos, or
  ///   has no delegate.
  public func pick(
    _ images: [UIImage],
    in picker: PHPickerViewController
  ) throws(ServiceError) {
    try picker.requireVisible(to: "choose photos")
    let limit = picker.configuration.selectionLimit
    guard limit == 0 || images.count <= limit else {
      throw ServiceError(
        .notPossible,
        "can't choose \(images.count) photos: the selectionLimit is \(limit)"
      )
    }
    guard let delegate = picker.delegate else {
      throw ServiceError(
        .notPossible,
        "can't choose photos: the delegate is nil, so that the controller stays on the screen"
      )
    }
    let results = images.map {
      PHPickerResult(itemProvider: NSItemProvider(object: $0), assetIdentifier: nil)
    }
    deliver("picker(_:didFinishPicking:)", to: delegate) {
      delegate.picker(picker, didFinishPicking: results)
    }
  }
}
