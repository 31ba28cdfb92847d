public import Foundation
@_exported public import HeadlessUIKit

/// The metadata of an address, as Link Presentation's `LPLinkMetadata`
/// (developer.apple.com/documentation/linkpresentation/lplinkmetadata).
@preconcurrency @MainActor
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address of the page.
  open var url: URL?
  open var title: String?
  /// The small picture.
  open var iconProvider: NSItemProvider?
  /// The picture.
  open var imageProvider: NSItemProvider?
  /// The film.
  open var videoProvider: NSItemProvider?
  /// The address of the film.
  open var remoteVideoURL: URL?
}

// inert: nothing is drawn
/// A view of an address, as Link Presentation's `LPLinkView`
/// (developer.apple.com/documentation/linkpresentation/lplinkview).
@preconcurrency @MainActor
open class LPLinkView: UIView {
  /// The metadata of the address.
  open var metadata = LPLinkMetadata()

  /// Creates a view of an address.
  public convenience init(url URL: URL) {
    self.init(frame: .zero)
    metadata.originalURL = URL
    metadata.url = URL
  }

  /// Creates a view of the metadata of an address.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(frame: .zero)
    self.metadata = metadata
  }
}

/// An error of a load; the names and values of Link Presentation's `LPError`.
public struct LPError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    case unknown = 1
    /// The page was not loaded.
    case metadataFetchFailed = 2
    /// The app has cancelled.
    case metadataFetchCancelled = 3
    /// The load exceeded its time limit.
    case metadataFetchTimedOut = 4
  }
}

/// Loads the metadata of an address, as Link Presentation's `LPMetadataProvider`.
///
/// The network is not available: `app.links` of the test answers, or the load fails.
@preconcurrency @MainActor
open class LPMetadataProvider: NSObject {
  // inert: there is no network
  /// Whether pictures are loaded.
  open var shouldFetchSubresources = true
  // inert: there is no network
  /// The seconds until a load fails.
  open var timeout: TimeInterval = 30
  private var isCancelled = false

  /// Loads in a later turn.
  open func startFetchingMetadata(
    for URL: URL,
    completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    let app = HeadlessApp.current
    app.schedule(after: .zero, label: "end of the load of an address") { [self] in
      if isCancelled { return completionHandler(nil, LPError(.metadataFetchCancelled)) }
      guard let metadata = app.links.metadata[URL] else {
        Runtime.current.reportService(
          "LPMetadataProvider loads nothing of \(URL.absoluteString); a test sets app.links.metadata"
        )
        return completionHandler(nil, LPError(.metadataFetchFailed))
      }
      completionHandler(metadata, nil)
    }
  }

  /// Ends the load.
  open func cancel() { isCancelled = true }
}

/// The metadata of links, which a test sets.
@MainActor
public final class LinkService {
  /// The results of loads of addresses.
  public var metadata: [URL: LPLinkMetadata] = [:]
}

extension HeadlessApp {
  /// The metadata of links.
  public var links: LinkService { service { LinkService() } }
}
