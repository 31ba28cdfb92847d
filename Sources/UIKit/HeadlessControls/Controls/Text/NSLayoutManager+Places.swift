public import Foundation

/// The positions of characters. These methods are not part of the class's body: apps rarely
/// override them.
extension NSLayoutManager {
  /// The number of glyphs: that of UTF-16 units.
  public var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Places the text up to the end of a container.
  public func ensureLayout(for container: NSTextContainer) { _ = fragments }
  /// Places the text up to the end of characters.
  public func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments }
  /// Places the text up to the end of glyphs.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments }

  private func fragments(in container: NSTextContainer) -> [Fragment] {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
    return fragments.filter { $0.container == index }
  }

  /// Returns the rectangle around the text of a container.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let used = fragments(in: container).map(\.used)
    return used.isEmpty ? .zero : used.reduce(CGRect.null) { $0.union($1) }
  }

  public func glyphRange(for container: NSTextContainer) -> NSRange {
    let ranges = fragments(in: container).map(\.range)
    return ranges.dropFirst().reduce(ranges.first ?? NSRange(location: 0, length: 0)) {
      NSUnionRange($0, $1)
    }
  }

  /// Returns the glyphs of characters: the same range.
  public func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  public func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character of a glyph: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  private func fragment(of glyph: Int) -> Fragment? {
    fragments.first { NSLocationInRange(glyph, $0.range) }
  }

  /// Returns the container of a glyph; `nil` if it did not fit.
  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let found = fragment(of: glyphIndex) else { return nil }
    let container = textContainers[found.container]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the line of a glyph, from edge to edge; zero if it did not fit.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let found = fragment(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = found.range
    return found.rect
  }

  /// Returns the part of the line of a glyph with characters; zero if it did not fit.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let found = fragment(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = found.range
    return found.used
  }

  /// Returns the position of a glyph in its line: at the baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let found = fragment(of: glyphIndex) else { return .zero }
    return CGPoint(x: offset(of: glyphIndex, in: found), y: found.used.height * 0.8)
  }

  /// Calls a closure with each line of glyphs: its rectangle, its used part, its container and its
  /// glyphs.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for one in fragments where NSIntersectionRange(one.range, glyphRange).length > 0 {
      block(one.rect, one.used, textContainers[one.container], one.range, &stops)
      if stops.boolValue { return }
    }
  }

  /// Calls a closure with the rectangles of glyphs, one for each line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for one in fragments(in: textContainer) {
      let part = NSIntersectionRange(one.range, glyphRange)
      guard part.length > 0 else { continue }
      block(rect(of: part, in: one), &stops)
      if stops.boolValue { return }
    }
  }

  private func rect(of part: NSRange, in fragment: Fragment) -> CGRect {
    let start = offset(of: part.location, in: fragment)
    let end = offset(of: NSMaxRange(part), in: fragment)
    return CGRect(
      x: start,
      y: fragment.rect.minY,
      width: end - start,
      height: fragment.rect.height
    )
  }

  /// Returns the rectangle around glyphs.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect {
    let rects = fragments(in: container).compactMap { one -> CGRect? in
      let part = NSIntersectionRange(one.range, glyphRange)
      return part.length > 0 ? rect(of: part, in: one) : nil
    }
    return rects.isEmpty ? .zero : rects.reduce(CGRect.null) { $0.union($1) }
  }

  /// Returns the glyph nearest to a point, and which part of it is left of the point.
  public func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    let lines = fragments(in: container)
    guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return 0 }
    var glyph = line.range.location
    var left = offset(of: glyph, in: line)
    partialFraction?.pointee = 0
    while glyph < NSMaxRange(line.range) {
      let right = offset(of: glyph + 1, in: line)
      let isLast = glyph + 1 == NSMaxRange(line.range)
      if point.x < right || isLast {
        let part = right > left ? (point.x - left) / (right - left) : 0
        partialFraction?.pointee = min(1, max(0, part))
        return glyph
      }
      glyph += 1
      left = right
    }
    return glyph
  }

  /// Returns the character nearest to a point, and which part of it is left of the point.
  public func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
}

extension NSTextContainer {
  /// The width of the characters of a line; without a width there is no limit.
  var lineWidth: CGFloat {
    size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity
  }

  /// Returns the maximum number of lines that fit; 0 for any number.
  func greatestLineCount(height: CGFloat, spacing: CGFloat) -> Int {
    guard size.height > 0, size.height < 1e6, height > 0 else { return maximumNumberOfLines }
    let fitting = max(1, Int((size.height + spacing + 0.01) / (height + spacing)))
    return maximumNumberOfLines > 0 ? min(fitting, maximumNumberOfLines) : fitting
  }
}
