extension DecodedExport {
  /// The tracks that Perfetto displays as one with the tracks of the same parent and key.
  func lane(_ track: UInt64) -> UInt64 {
    guard let key = tracks[track]?.mergeKey else { return track }
    return order.first {
      tracks[$0]?.mergeKey == key && tracks[$0]?.parent == tracks[track]?.parent
    } ?? track
  }

  /// The tracks of objects from top to bottom with the number of tracks around each.
  var objectTree: [(name: String, depth: Int)] {
    func below(_ parent: UInt64, _ depth: Int) -> [(name: String, depth: Int)] {
      order.filter { tracks[$0]?.parent == parent && lane($0) == $0 }
        .sorted { (tracks[$0]?.rank ?? 0) < (tracks[$1]?.rank ?? 0) }
        .flatMap { [(tracks[$0]?.name ?? "", depth)] + below($0, depth + 1) }
    }
    return order.filter { tracks[$0]?.name == "Objects" }.flatMap { below($0, 0) }
  }

  /// The slices on the tracks with a name, in the order of their begins.
  func slices(on name: String) -> [Slice] {
    slices.filter { tracks[$0.track]?.name == name }
  }

  /// The slices with a category, in the order of their begins.
  func slices(of category: String) -> [Slice] {
    slices.filter { $0.category == category }
  }

  /// All tracks with their slices as text, from top to bottom.
  var text: String {
    var lines: [String] = []
    func add(_ track: UInt64, _ depth: Int) {
      let indent = String(repeating: "  ", count: depth)
      lines.append("\(indent)\(tracks[track]?.name ?? "")")
      for slice in slices where lane(slice.track) == track {
        let start = Double(slice.start) / 1e6
        let length = slice.end.map { "\(Double($0 - slice.start) / 1e6)" } ?? "open"
        let nesting = String(repeating: "· ", count: slice.depth)
        let kind = slice.isInstant ? "\(start)" : "\(start) + \(length)"
        lines.append("\(indent)  | \(kind) \(nesting)\(slice.name) [\(slice.category)]")
      }
      for child in order where tracks[child]?.parent == track && lane(child) == child {
        add(child, depth + 1)
      }
    }
    for track in order where tracks[track]?.parent ?? 0 == 0 && track != 0 { add(track, 0) }
    return lines.joined(separator: "\n") + "\n"
  }
}
