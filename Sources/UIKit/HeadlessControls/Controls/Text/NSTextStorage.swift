public import Foundation

/// A text with attributes whose changes layout managers follow, as UIKit's `NSTextStorage`
/// (developer.apple.com/documentation/uikit/nstextstorage).
open class NSTextStorage: NSMutableAttributedString {
  /// The parts that an edit has changed; the names and values of UIKit's
  /// `NSTextStorage.EditActions`.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers that show the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The parts that the current edit has changed.
  open private(set) var editedMask: EditActions = []
  /// The changed range, after the edit.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var depth = 0

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  /// Begins edits that are processed together.
  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  /// Processes the edits since the outermost `beginEditing()`.
  open override func endEditing() {
    super.endEditing()
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }

  /// Records a change, and processes it unless edits are processed together.
  open func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    let changed = NSRange(
      location: editedRange.location,
      length: max(0, editedRange.length + delta)
    )
    self.editedRange =
      self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
    if depth == 0 { processEditing() }
  }

  /// Sends the methods of the delegate, and invalidates the layout managers.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    depth += 1
    delegate?.textStorage(
      self,
      willProcessEditing: mask,
      range: range,
      changeInLength: delta
    )
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    depth -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers { manager.invalidate() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// Replaces characters and attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes],
      range: range,
      changeInLength: attrString.length - range.length
    )
  }
}

/// Is notified of the edits of a text, as UIKit's `NSTextStorageDelegate`.
public protocol NSTextStorageDelegate: AnyObject {
  /// Sent before the edits are processed; the delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
  /// Sent while the edits are processed; the delegate may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  )
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage,
    willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage,
    didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
