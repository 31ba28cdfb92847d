import TraceModel

/// The UTF-8 of all names of a trace in one piece of memory, so that the rows of a million events
/// need no string each.
final class NameTexts {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private let starts: [Int]
  private let nameCount: Int

  init(_ names: NameTable) {
    let kinds = EventKind.allCases.map { "\($0)" }
    let count = names.count
    nameCount = count
    let text = { (index: Int) in
      index < count ? names[Name(id: UInt32(index))] : kinds[index - count]
    }
    var starts = [0]
    starts.reserveCapacity(count + kinds.count + 1)
    for index in 0..<count + kinds.count { starts.append(starts[index] + text(index).utf8.count) }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: starts[count + kinds.count])
    for index in 0..<count + kinds.count {
      var text = text(index)
      text.withUTF8 { utf8 in
        guard let source = utf8.baseAddress, let target = bytes.baseAddress else { return }
        (target + starts[index]).initialize(from: source, count: utf8.count)
      }
    }
    self.bytes = bytes
    self.starts = starts
  }

  deinit { bytes.deallocate() }

  /// The text of a name.
  subscript(name: Name) -> UnsafeBufferPointer<UInt8> { text(Int(name.id)) }

  /// The word of a kind of events.
  subscript(kind: EventKind) -> UnsafeBufferPointer<UInt8> { text(nameCount + Int(kind.rawValue)) }

  private func text(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard index + 1 < starts.count else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(
      rebasing: UnsafeBufferPointer(bytes)[starts[index]..<starts[index + 1]]
    )
  }
}
