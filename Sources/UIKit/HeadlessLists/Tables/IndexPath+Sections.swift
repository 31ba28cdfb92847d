public import Foundation

/// The parts of index paths in tables and collections, which Foundation has on Apple platforms
/// only.
extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section: the first index.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { self = IndexPath(indexes: [newValue] + dropFirst()) }
  }

  /// The row: the second index.
  public var row: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(indexes: [section, newValue] + dropFirst(2)) }
  }

  /// The item: the second index.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// The path as UIKit prints it in messages to delegates: `[0, 3]`.
  package var traceText: String { "[" + map(String.init).joined(separator: ", ") + "]" }
}
