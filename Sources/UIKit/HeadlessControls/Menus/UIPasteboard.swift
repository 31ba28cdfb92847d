@_spi(Runtime) import HeadlessCore
public import HeadlessValues
public import Foundation
import TraceRecorder

/// The values that an app copies, as UIKit's `UIPasteboard`
/// (developer.apple.com/documentation/uikit/uipasteboard); each run has its own ones.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public let name: Name
  private weak var runtime: Runtime?
  private var contents: [Any] = []
  /// The number of changes.
  open private(set) var changeCount = 0
  /// The items by type.
  open var items: [[String: Any]] = []

  init(name: Name, runtime: Runtime) {
    self.name = name
    self.runtime = runtime
    super.init()
  }

  /// The general pasteboard of the current run.
  public class var general: UIPasteboard { pasteboard(named: .general) }

  /// Returns the pasteboard with a name in the current run; `nil` if there is none and `create` is
  /// `false`.
  public static func named(_ name: Name, create: Bool) -> UIPasteboard? {
    guard create || name == .general || Pasteboards.current.named[name] != nil else { return nil }
    return pasteboard(named: name)
  }

  private static func pasteboard(named name: Name) -> UIPasteboard {
    let pasteboards = Pasteboards.current
    if let existing = pasteboards.named[name] { return existing }
    let made = UIPasteboard(name: name, runtime: .current)
    pasteboards.named[name] = made
    return made
  }

  private func replace(with values: [Any]) {
    contents = values
    items = []
    changeCount += 1
    runtime?.notificationCenter.post(name: Self.changedNotification, object: self)
  }

  private func all<Value>(_ type: Value.Type) -> [Value]? {
    let values = contents.compactMap { $0 as? Value }
    return values.isEmpty ? nil : values
  }

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  /// The texts.
  open var strings: [String]? {
    get { all(String.self) }
    set { replace(with: newValue ?? []) }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  /// The addresses.
  open var urls: [URL]? {
    get { all(URL.self) }
    set { replace(with: newValue ?? []) }
  }
  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  open var images: [UIImage]? {
    get { all(UIImage.self) }
    set { replace(with: newValue ?? []) }
  }
  /// The first color.
  open var color: UIColor? {
    get { all(UIColor.self)?.first }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  /// Whether there are texts.
  open var hasStrings: Bool { strings != nil }
  /// Whether there are addresses.
  open var hasURLs: Bool { urls != nil }
  /// Whether there are images.
  open var hasImages: Bool { images != nil }
  /// Whether there are colors.
  open var hasColors: Bool { color != nil }

  /// Stores a value of a type; a text is also ``string``.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace(with: [value])
    items = [[pasteboardType: value]]
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.lazy.compactMap { $0[pasteboardType] }.first
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The general pasteboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// Posted after the values have changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification"
  )
}

/// The pasteboards of a run.
@MainActor
private final class Pasteboards {
  var named: [UIPasteboard.Name: UIPasteboard] = [:]

  nonisolated init() {}

  static var current: Pasteboards { Runtime.current.context.attachment { Pasteboards() } }
}
