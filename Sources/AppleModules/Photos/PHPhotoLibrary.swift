public import Foundation
@_exported public import HeadlessUIKit

/// The authorization status; the names and values of Photos' `PHAuthorizationStatus`.
public enum PHAuthorizationStatus: Int, Sendable {
  /// The user has not answered yet.
  case notDetermined = 0
  /// The device restricts access.
  case restricted = 1
  /// The user has denied access.
  case denied = 2
  /// The user allows access to all photos.
  case authorized = 3
  /// Some photos.
  case limited = 4
}

/// The requested access; the names and values of Photos' `PHAccessLevel`.
public enum PHAccessLevel: Int, Sendable {
  /// The access to add photos.
  case addOnly = 1
  /// The access to read and add photos.
  case readWrite = 2
}

/// The photos of the device, as Photos' `PHPhotoLibrary`
/// (developer.apple.com/documentation/photokit/phphotolibrary); the library is empty.
@preconcurrency @MainActor
open class PHPhotoLibrary: NSObject {
  /// Returns the library of the run.
  open class func shared() -> PHPhotoLibrary {
    HeadlessApp.current.service { PHPhotoLibrary() }
  }

  open class func authorizationStatus() -> PHAuthorizationStatus {
    HeadlessApp.current.photos.authorization
  }

  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    HeadlessApp.current.photos.authorization
  }

  /// Asks the user for permission, unless the user has answered; the handler is called in a later
  /// turn.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "answer about photos") { handler(app.photos.ask()) }
  }

  /// Asks the user for permission, unless the user has answered; the handler is called in a later
  /// turn.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// Asks the user for permission, unless the user has answered, and returns the answer of the run
  /// at once.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    HeadlessApp.current.photos.ask()
  }

  /// Runs a block of changes, which change nothing; the handler is called in a later turn with
  /// whether the user has allowed changes.
  open func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "changes of photos") {
      let isAllowed = [.authorized, .limited].contains(app.photos.authorization)
      if isAllowed {
        Runtime.current.reportService("PHPhotoLibrary stores no photo: the library stays empty")
        changeBlock()
      }
      completionHandler?(isAllowed, isAllowed ? nil : PHPhotosError(.accessUserDenied))
    }
  }

  // inert: the library does not change
  /// Adds an observer of changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  // inert: the library does not change
  /// Removes an observer of changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

// inert: the library does not change
/// A change of photos, as Photos' `PHChange`; the runtime creates none.
@preconcurrency @MainActor
open class PHChange: NSObject {}

/// Is notified of changes of photos, as Photos' `PHPhotoLibraryChangeObserver`; there are none.
@preconcurrency @MainActor
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Sent after a change; never sent by the runtime.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// An error about photos; the names and values of Photos' `PHPhotosError`.
public struct PHPhotosError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The user has not granted permission.
    case accessUserDenied = 3311
  }
}

/// A kind of photo; the names and values of Photos' `PHAssetMediaType`.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  /// A photo.
  case image = 1
  /// A film.
  case video = 2
  /// Sound.
  case audio = 3
}

// inert: the library is empty
/// A photo of the library, as Photos' `PHAsset`; the runtime creates none.
@preconcurrency @MainActor
open class PHAsset: NSObject {
  open var localIdentifier: String { "" }
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The number of pixels from left to right.
  open var pixelWidth: Int { 0 }
  /// The number of pixels from top to bottom.
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  /// The seconds of a film.
  open var duration: TimeInterval { 0 }

  /// Returns the photos of the library: none.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  /// Returns the photos of a kind: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Returns the photos with identifiers: none.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

// inert: the library is empty
/// How photos are found, as Photos' `PHFetchOptions`.
@preconcurrency @MainActor
open class PHFetchOptions: NSObject {
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The condition.
  open var predicate: NSPredicate?
  /// The maximum number of photos; 0 for all.
  open var fetchLimit = 0
}

/// The found photos, as Photos' `PHFetchResult`: none.
@preconcurrency @MainActor
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType] = []

  /// The number.
  open var count: Int { objects.count }
  /// The first one.
  open var firstObject: ObjectType? { objects.first }
  /// The last one.
  open var lastObject: ObjectType? { objects.last }
  /// Returns the object at an index; there is none.
  open func object(at index: Int) -> ObjectType { objects[index] }
  /// The object at an index; there is none.
  open subscript(index: Int) -> ObjectType { objects[index] }
  /// Calls a block for each object.
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

/// The photos of a run, and the user's permission.
@MainActor
public final class PhotoService {
  private var answer = ServiceAnswer(
    true,
    to: "PHPhotoLibrary.requestAuthorization(for:handler:)",
    setBy: "app.photos.allows"
  )

  /// Whether the user allows photos when an app asks; `true` by default.
  public var allows: Bool {
    get { answer.value }
    set { answer.value = newValue }
  }
  /// The authorization status: `notDetermined` until an app asks or a test sets it.
  public var authorization = PHAuthorizationStatus.notDetermined

  func ask() -> PHAuthorizationStatus {
    if authorization == .notDetermined {
      authorization = answer.given(in: .current) ? .authorized : .denied
    }
    return authorization
  }
}

extension HeadlessApp {
  /// The photos of the run.
  public var photos: PhotoService { service { PhotoService() } }
}
