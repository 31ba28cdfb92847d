internal import CZlib

/// Compresses bytes in the format of zlib (RFC 1950), which browsers read as `deflate`.
///
/// Unlike gzip, the format stores neither a time nor a system, so equal bytes give equal results.
enum Compression {
  private static let level: Int32 = 6

  static func deflate(_ bytes: [UInt8]) throws(TracePageError) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    let status = result.withUnsafeMutableBufferPointer { room in
      bytes.withUnsafeBufferPointer { input in
        compress2(room.baseAddress, &count, input.baseAddress, UInt(input.count), level)
      }
    }
    guard status == Z_OK else {
      throw TracePageError(message: "zlib could not compress the page: status \(status)")
    }
    return Array(result.prefix(Int(count)))
  }
}
