/// Removes the control sequences of terminals, such as the colors `ESC [ 3 2 m`.
enum TerminalColor {
  /// Returns a line without control sequences.
  ///
  /// Source: ECMA-48, 5th edition, section 5.4: `ESC [`, parameters, a final byte from `@` to `~`.
  static func strip(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard isPresent(in: line) else { return line }
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == escape, rest.first == UInt8(ascii: "[") else {
        result.append(byte)
        continue
      }
      let parameters = rest.dropFirst().prefix { (0x20...0x3F).contains($0) }
      let final = rest.dropFirst(1 + parameters.count)
      guard let last = final.first, (0x40...0x7E).contains(last) else {
        result.append(byte)
        continue
      }
      rest = final.dropFirst()
    }
    return result[...]
  }

  /// Whether a line may have control sequences.
  static func isPresent(in line: some LineBytes) -> Bool {
    line.firstIndex(of: escape, in: line.startIndex..<line.endIndex) != nil
  }

  private static let escape: UInt8 = 0x1B
}
