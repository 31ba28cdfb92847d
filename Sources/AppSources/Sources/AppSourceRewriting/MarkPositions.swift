#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The positions of texts in a file, to skip code without them.
struct MarkPositions: Sendable {
  /// The offsets in ascending order; `nil` for a file that cannot be searched.
  private let offsets: [Int]?

  /// Searches texts, which contain no NUL.
  init(of texts: some Sequence<String>, in bytes: [UInt8]) {
    guard !bytes.contains(0) else {
      offsets = nil
      return
    }
    var found: [Int] = []
    (bytes + [0]).withUnsafeBytes { buffer in
      // `CChar` has the layout of `UInt8`; only the C library reads the bytes, up to the appended
      // zero.
      guard let start = buffer.assumingMemoryBound(to: CChar.self).baseAddress else { return }
      for text in texts where !text.isEmpty {
        var next = start
        // The function of the C library compares many bytes at once, also in debug builds.
        while let match = strstr(next, text) {
          found.append(match - UnsafeMutablePointer(mutating: start))
          next = UnsafePointer(match) + 1
        }
      }
    }
    offsets = found.sorted()
  }

  /// Whether one of the texts begins in a range of bytes.
  func areFound(in range: Range<Int>) -> Bool {
    guard let offsets else { return true }
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }
}
