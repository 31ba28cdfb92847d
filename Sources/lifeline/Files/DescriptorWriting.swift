import Foundation

/// Writes all bytes to an open file.
///
/// - Returns: The `errno` of what went wrong, 0 for nothing.
func writeAll(_ memory: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var written = 0
  while written < memory.count {
    let rest = UnsafeRawBufferPointer(rebasing: memory[written...])
    let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
    if count >= 0 { written += count } else if errno != EINTR { return errno }
  }
  return 0
}
