import Foundation

/// The memory of this process, read by the system, which reports addresses without memory.
struct OwnMemory: ~Copyable {
  private let descriptor = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// The word at an address; `nil` if there is no memory.
  func word(at address: UInt) -> UInt? {
    var word: UInt = 0
    let size = MemoryLayout<UInt>.size
    guard descriptor >= 0, let offset = off_t(exactly: address),
      pread(descriptor, &word, size, offset) == size
    else { return nil }
    return word
  }

  /// Whether an optional variable refers to an object by a strong reference.
  ///
  /// The table of symbols does not distinguish `weak` variables. A weak reference is the address of
  /// a table beside the object, which begins with the address of the object; a strong one is that
  /// of the object, which begins with the address of its class, whose first word is 0 on Linux.
  /// Source: the Swift project's `stdlib/public/SwiftShims/RefCount.h` and `docs/ABI/TypeMetadata.rst`.
  func isStrongReference(at storage: UnsafeRawPointer) -> Bool {
    guard let object = word(at: UInt(bitPattern: storage)), object % 8 == 0,
      let metadata = word(at: object), metadata != 0, metadata % 8 == 0
    else { return false }
    return word(at: metadata) == 0
  }
}
