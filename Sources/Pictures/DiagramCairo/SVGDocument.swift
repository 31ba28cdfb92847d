internal import DiagramLayout
internal import TraceModel

/// The text of an SVG file that Cairo wrote.
package struct SVGDocument {
  private(set) var bytes: [UInt8]
  /// A comment in the root element that names the program.
  package static let generator = "<!-- drawn by \(CairoRenderer.generator) -->"

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the document with the ids `prefix1`, `prefix2` … in the order of first occurrence.
  ///
  /// Ids occur as `id="x"`, `"#x"` and `url(#x)`. Cairo writes no text elements, so that these
  /// sequences always are ids.
  func renumbered(prefix: String) -> SVGDocument {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var index = 0
    while index < bytes.count {
      guard let end = endOfOpening(at: index) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var stop = end
      while stop < bytes.count, !Self.closing.contains(bytes[stop]) { stop += 1 }
      let id = bytes[end..<stop]
      let number = numbers[id] ?? numbers.count + 1
      numbers[id] = number
      result.append(contentsOf: bytes[index..<end])
      result.append(contentsOf: "\(prefix)\(number)".utf8)
      index = stop
    }
    return SVGDocument(result)
  }

  /// Returns the document with a title and a description in its root element.
  func titled(_ title: String, _ summary: String) -> SVGDocument {
    guard let root = bytes.firstRange(of: Array("<svg".utf8)),
      let end = bytes[root.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return self }
    var texts = "\n\(Self.generator)\n<title>\(XMLText.escaped(title))</title>"
    if !summary.isEmpty { texts += "\n<desc>\(XMLText.escaped(summary))</desc>" }
    var result = self
    result.bytes.insert(contentsOf: texts.utf8, at: end + 1)
    return result
  }

  private static let openings = ["id=\"", "\"#", "(#"].map { Array($0.utf8) }
  private static let closing = Array("\")".utf8)

  private func endOfOpening(at index: Int) -> Int? {
    for opening in Self.openings
    where bytes[index] == opening[0] && bytes[index...].starts(with: opening) {
      if opening[0] == UInt8(ascii: "i"), index > 0, bytes[index - 1] != UInt8(ascii: " ") {
        continue
      }
      return index + opening.count
    }
    return nil
  }
}
