import TraceFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The open files and the mapped memory of all recorders in this process.
///
/// Two events are outside a recorder's control and must be handled without a lock:
///
/// - Another program shortens a file. The memory after the new end is lost, and the next line
///   would end the program (POSIX.1-2017, `mmap`: `SIGBUS`). The signal handler replaces it by
///   memory without a file and seals the slab: the lane notices this, and its recorder stops.
/// - The program forks. In the child the slabs are sealed, their memory is replaced, too, and the
///   files are closed: the child can't write between its parent's lines or keep its lock.
///
/// Other signals are passed to the previous handler.
enum ProcessResources {
  /// An open file or a mapping.
  ///
  /// Entries are reused, never freed: a handler may read any of them at any time.
  struct Entry: ~Copyable {
    fileprivate let start = AtomicValue<UInt>(0)
    fileprivate let count = AtomicValue(0)
    /// The address of the slab in the memory; 0 if there is none.
    fileprivate let slab = AtomicValue<UInt>(0)
    fileprivate let descriptor = AtomicValue<Int32>(-1)
    fileprivate let isLost = AtomicValue(false)
    fileprivate let next: UInt

    fileprivate init(next: UInt) {
      self.next = next
    }
  }

  private static let first = AtomicValue<UInt>(0)
  private static let unused = LockedValue<[UInt]>([])
  /// The handlers, installed on first use.
  private static let handlers: Void = installHandlers()

  fileprivate static func takeEntry() -> UInt {
    handlers
    return unused.withLock { unused in
      if let address = unused.popLast() { return address }
      let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
      entry.initialize(to: Entry(next: first.load()))
      let address = UInt(bitPattern: entry)
      first.store(address)
      return address
    }
  }

  fileprivate static func giveBack(_ address: UInt) {
    unused.withLock { $0.append(address) }
  }

  fileprivate static func withEntry<Result>(
    _ address: UInt,
    _ body: (borrowing Entry) -> Result?
  ) -> Result? {
    guard let entry = UnsafeMutablePointer<Entry>(bitPattern: address) else { return nil }
    return body(entry.pointee)
  }

  /// Replaces the page at an address by memory without a file, and seals its slab.
  ///
  /// - Returns: Whether the address belongs to a recorder.
  fileprivate static func replaceMemory(around address: UInt) -> Bool {
    var entryAddress = first.load()
    while let entry = UnsafePointer<Entry>(bitPattern: entryAddress) {
      let start = entry.pointee.start.load()
      let count = entry.pointee.count.load()
      if start != 0, address >= start, address - start < UInt(count) {
        return replaceMemory(of: entry)
      }
      entryAddress = entry.pointee.next
    }
    return false
  }

  private static func replaceMemory(of entry: UnsafePointer<Entry>) -> Bool {
    let start = entry.pointee.start.load()
    let memory = mmap(
      UnsafeMutableRawPointer(bitPattern: start),
      entry.pointee.count.load(),
      PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED,
      -1,
      0
    )
    guard memory != MAP_FAILED else { return false }
    entry.pointee.isLost.store(true)
    // A slab owns its mapping, whose `deinit` clears this address before the slab's memory is
    // freed.
    if let slab = UnsafeRawPointer(bitPattern: entry.pointee.slab.load()) {
      _ = Unmanaged<TraceSlab>.fromOpaque(slab)._withUnsafeGuaranteedRef { $0.seal() }
    }
    return true
  }

  /// Releases all files and mappings in a child of the process.
  fileprivate static func leaveToParent() {
    var entryAddress = first.load()
    while let entry = UnsafePointer<Entry>(bitPattern: entryAddress) {
      if entry.pointee.start.load() != 0 { _ = replaceMemory(of: entry) }
      let descriptor = entry.pointee.descriptor.exchange(-1)
      if descriptor >= 0 {
        entry.pointee.isLost.store(true)
        _ = close(descriptor)
      }
      entryAddress = entry.pointee.next
    }
  }

  private static func installHandlers() {
    // All data that a handler uses is initialized before it is installed.
    _ = first.load()
    SignalHandler.install()
    _ = pthread_atfork(nil, nil) { ProcessResources.leaveToParent() }
  }
}

/// An open file of a recorder; its descriptor is -1 in a child of the process that opened it.
final class RecorderDescriptor: Sendable {
  private let entry = ProcessResources.takeEntry()

  /// Takes ownership of an open file.
  init(_ descriptor: Int32) {
    _ = ProcessResources.withEntry(entry) { entry in
      entry.isLost.store(false)
      entry.descriptor.store(descriptor)
    }
  }

  deinit {
    let number = ProcessResources.withEntry(entry) {
      $0.descriptor.exchange(-1)
    }
    if let number, number >= 0 { _ = close(number) }
    ProcessResources.giveBack(entry)
  }

  /// The file descriptor.
  var number: Int32 {
    ProcessResources.withEntry(entry) { $0.descriptor.load() } ?? -1
  }

  /// Whether this process is a child of the process that opened the file.
  var isParents: Bool {
    ProcessResources.withEntry(entry) { $0.isLost.load() } ?? false
  }
}

/// A part of a file that is mapped into memory until the value is released.
final class RecorderMapping: Sendable {
  // The pointer is shared, its memory is not: `TraceSlab` states which code writes where.
  nonisolated(unsafe) let memory: UnsafeMutableRawPointer
  private let count: Int
  private let entry = ProcessResources.takeEntry()

  /// Takes ownership of a mapping.
  init(_ memory: UnsafeMutableRawPointer, count: Int) {
    self.memory = memory
    self.count = count
    let address = UInt(bitPattern: memory)
    _ = ProcessResources.withEntry(entry) { entry in
      entry.isLost.store(false)
      entry.count.store(count)
      entry.start.store(address)
    }
  }

  deinit {
    _ = ProcessResources.withEntry(entry) { entry in
      entry.slab.store(0)
      entry.start.store(0)
    }
    ProcessResources.giveBack(entry)
    _ = munmap(memory, count)
  }

  /// Sets the slab that is sealed when the memory is lost; it must not outlive the mapping.
  func seals(_ slab: TraceSlab) {
    let address = UInt(bitPattern: Unmanaged.passUnretained(slab).toOpaque())
    _ = ProcessResources.withEntry(entry) { $0.slab.store(address) }
  }
}

/// The handler of `SIGBUS`.
private enum SignalHandler {
  /// The address of the previous handler; never freed.
  private static let previous = AtomicValue<UInt>(0)

  static func install() {
    #if !canImport(Musl)
    let old = UnsafeMutablePointer<sigaction>.allocate(capacity: 1)
    old.initialize(to: sigaction())
    previous.store(UInt(bitPattern: old))
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    // The signal is not blocked: a crash reporter that handles it next may read lost memory on a
    // thread that inherits the signal mask.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
    #if canImport(Glibc)
    action.__sigaction_handler.sa_sigaction = { SignalHandler.handle($0, $1, $2) }
    #else
    action.__sigaction_u.__sa_sigaction = { SignalHandler.handle($0, $1, $2) }
    #endif
    _ = sigaction(SIGBUS, &action, old)
    #endif
  }

  #if !canImport(Musl)
  private static func handle(
    _ signal: Int32,
    _ info: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let code = errno
    // A signal that a program sent has no address.
    if let info, info.pointee.si_code > 0, ProcessResources.replaceMemory(around: address(in: info))
    {
      errno = code
      return
    }
    passOn(signal, info, context)
  }

  private static func address(in info: UnsafeMutablePointer<siginfo_t>) -> UInt {
    #if canImport(Glibc)
    UInt(bitPattern: info.pointee._sifields._sigfault.si_addr)
    #else
    UInt(bitPattern: info.pointee.si_addr)
    #endif
  }

  private static func passOn(
    _ signal: Int32,
    _ info: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let address = previous.load()
    guard let old = UnsafeMutablePointer<sigaction>(bitPattern: address) else { return }
    #if canImport(Glibc)
    let withInfo = old.pointee.__sigaction_handler.sa_sigaction
    let plain = old.pointee.__sigaction_handler.sa_handler
    #else
    let withInfo = old.pointee.__sigaction_u.__sa_sigaction
    let plain = old.pointee.__sigaction_u.__sa_handler
    #endif
    // The default action and "ignore" are represented by 0 and 1 instead of a function.
    let isFunction = unsafeBitCast(plain, to: UInt.self) > 1
    if isFunction, old.pointee.sa_flags & SA_SIGINFO != 0 {
      withInfo?(signal, info, context)
    } else if isFunction {
      plain?(signal)
    } else {
      // The instruction is repeated, or the signal is sent again, and has the same effect as
      // without a recorder.
      _ = sigaction(signal, old, nil)
      if let info, info.pointee.si_code <= 0 { _ = raise(signal) }
    }
  }
  #endif
}
