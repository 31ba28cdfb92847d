public import Foundation

/// Places the lines of a text in containers, as UIKit's `NSLayoutManager`
/// (developer.apple.com/documentation/uikit/nslayoutmanager).
///
/// Lines are measured as those of labels: in the font of the beginning of the text. Each UTF-16
/// unit is one glyph.
open class NSLayoutManager: NSObject {
  /// A line of text in a container.
  struct Fragment {
    /// The characters, with a newline at the end.
    var range: NSRange
    /// The line from edge to edge of the container.
    var rect: CGRect
    /// The part of the line with characters.
    var used: CGRect
    /// The index of the container in ``textContainers``.
    var container: Int
  }

  open package(set) weak var textStorage: NSTextStorage? {
    didSet { invalidate() }
  }
  /// The containers, which are filled one after the other.
  open private(set) var textContainers: [NSTextContainer] = []
  // inert: nothing is drawn
  open weak var delegate: (any NSLayoutManagerDelegate)?
  // inert: nothing is drawn
  /// Whether invisible characters are drawn.
  open var showsInvisibleCharacters = false
  // inert: nothing is drawn
  /// Whether control characters are drawn.
  open var showsControlCharacters = false
  // inert: the whole text is placed at once
  /// Whether a part of the text may be placed before the text above it.
  open var allowsNonContiguousLayout = false
  // inert: the font's leading is 0
  /// Whether the leading of the font is used.
  open var usesFontLeading = true
  private var placed: [Fragment]?

  /// Creates a manager without a text.
  public override init() {
    super.init()
  }

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  /// Called after a container has changed its size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  func invalidate() { placed = nil }

  /// Removes the positions of characters.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharRange?.pointee = charRange
    invalidate()
  }

  /// Removes the glyphs of characters.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

  // inert: nothing is drawn
  /// Draws characters again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  // inert: nothing is drawn
  /// Draws glyphs again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  // inert: nothing is drawn
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  // inert: nothing is drawn
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// The lines, which are computed on first use.
  var fragments: [Fragment] {
    if let placed { return placed }
    let new = place()
    placed = new
    return new
  }

  private var font: UIFont {
    guard let storage = textStorage, storage.length > 0 else { return .systemFont(ofSize: 12) }
    return storage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      ?? .systemFont(ofSize: 12)
  }

  private func place() -> [Fragment] {
    guard let storage = textStorage, storage.length > 0 else { return [] }
    let (font, text) = (font, storage.string as NSString)
    let style = storage.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    let spacing = (style as? NSParagraphStyle)?.lineSpacing ?? 0
    var fragments: [Fragment] = []
    var start = 0
    for (index, container) in textContainers.enumerated() where start < text.length {
      let rest = text.substring(from: start)
      let width = container.lineWidth
      let lines = TextLines(
        recording: rest,
        font: font,
        width: width,
        limit: container.greatestLineCount(height: font.lineHeight, spacing: spacing),
        byCharacters: container.lineBreakMode == .byCharWrapping
      ).lines
      for (row, line) in lines.enumerated() {
        let end = row + 1 < lines.count ? lines[row + 1].range.location : nil
        var range = NSRange(location: start + line.range.location, length: line.range.length)
        range.length = (end ?? following(line, in: rest)) - line.range.location
        let top = CGFloat(row) * (font.lineHeight + spacing)
        let used = CGFloat(line.width) * font.pointSize / 1000
        let padding = container.lineFragmentPadding
        fragments.append(
          Fragment(
            range: range,
            rect: CGRect(
              x: 0,
              y: top,
              width: width.isFinite ? width + 2 * padding : used + 2 * padding,
              height: font.lineHeight + spacing
            ),
            used: CGRect(x: 0, y: top, width: used + 2 * padding, height: font.lineHeight),
            container: index
          )
        )
      }
      start = fragments.last.map { NSMaxRange($0.range) } ?? start
    }
    return fragments
  }

  /// Returns the position after the last line of a container: after its newline, if there is one.
  private func following(_ line: TextLines.Line, in text: String) -> Int {
    let end = NSMaxRange(line.range)
    let index = text.utf16.index(text.startIndex, offsetBy: min(end, text.utf16.count))
    guard index < text.endIndex, text[index].isNewline else { return end }
    return end + text[index].utf16.count
  }

  /// Returns the horizontal distance of a character from the beginning of its line.
  func offset(of character: Int, in fragment: Fragment) -> CGFloat {
    guard let text = textStorage?.string as NSString? else { return 0 }
    let length = min(max(0, character - fragment.range.location), fragment.range.length)
    let part = text.substring(with: NSRange(location: fragment.range.location, length: length))
    let thousandths = part.reduce(0) { $1.isNewline ? $0 : $0 + font.thousandths(of: $1) }
    let padding = textContainers[fragment.container].lineFragmentPadding
    return padding + CGFloat(thousandths) * font.pointSize / 1000
  }
}

/// Determines the layout of a text, as UIKit's `NSLayoutManagerDelegate`; never called by the
/// runtime.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Returns the distance after a line.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Sent after a container was filled.
  func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  )
}

extension NSLayoutManagerDelegate {
  /// Returns 0.
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat { 0 }
  public func layoutManager(
    _ layoutManager: NSLayoutManager,
    didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
