internal import DiagramLayout

/// The text of an SVG file that Cairo wrote, to be changed before others see it.
struct SVGDocument {
  private(set) var bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the document with ids `prefix1`, `prefix2` … in the order in which they first occur.
  ///
  /// Ids occur as `id="x"`, `"#x"` and `url(#x)`. Cairo writes no text elements, so that these
  /// sequences stand nowhere else.
  func renumbered(prefix: String) -> SVGDocument {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    var place = 0
    while place < bytes.count {
      guard let end = endOfOpening(at: place) else {
        result.append(bytes[place])
        place += 1
        continue
      }
      var stop = end
      while stop < bytes.count, !Self.closing.contains(bytes[stop]) { stop += 1 }
      let id = bytes[end..<stop]
      let number = numbers[id] ?? numbers.count + 1
      numbers[id] = number
      result.append(contentsOf: bytes[place..<end])
      result.append(contentsOf: "\(prefix)\(number)".utf8)
      place = stop
    }
    return SVGDocument(result)
  }

  /// Returns the document with a title and a description in its root element.
  func titled(_ title: String, _ summary: String) -> SVGDocument {
    guard let root = bytes.firstRange(of: Array("<svg".utf8)),
      let end = bytes[root.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return self }
    var texts = "\n<title>\(XMLText.escaped(title))</title>"
    if !summary.isEmpty { texts += "\n<desc>\(XMLText.escaped(summary))</desc>" }
    var result = self
    result.bytes.insert(contentsOf: texts.utf8, at: end + 1)
    return result
  }

  private static let openings = ["id=\"", "\"#", "(#"].map { Array($0.utf8) }
  private static let closing = Array("\")".utf8)

  private func endOfOpening(at place: Int) -> Int? {
    for opening in Self.openings
    where bytes[place] == opening[0] && bytes[place...].starts(with: opening) {
      if opening[0] == UInt8(ascii: "i"), place > 0, bytes[place - 1] != UInt8(ascii: " ") {
        continue
      }
      return place + opening.count
    }
    return nil
  }
}
