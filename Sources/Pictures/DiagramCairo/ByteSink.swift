internal import CCairo

/// Collects the bytes that Cairo writes.
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The function that Cairo calls with a sink as its closure; the caller must retain the sink.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    // Cairo passes the closure unchanged, and the caller retains the sink.
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
