import Synchronization

/// Real work that no queue runs: threads of Foundation and transfers of URLSession.
enum OutsideWork {
  private struct Transfer {
    weak let driver: BodyDriver?
  }

  /// The transfers by their addresses.
  private static let transfers = Mutex<[UInt: Transfer]>([:])
  /// The number of the last thread; an odd number, which is no address.
  private static let lastThread = Atomic<UInt>(1)

  /// Records that a run starts a thread; returns the function to call at its end.
  static func beginThread(of runtime: Runtime) -> @Sendable () -> Void {
    let id = lastThread.add(2, ordering: .relaxed).newValue
    let driver = BodyDriver.of(runtime)
    driver.outsideBegan(id, isThread: true)
    return { driver.outsideEnded(id) }
  }

  /// Records that a transfer of the current run begins, or that one ends.
  static func noteTransfer(_ address: UInt, begins: Bool) {
    if begins {
      guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return }
      let driver = BodyDriver.of(runtime)
      transfers.withLock { $0[address] = Transfer(driver: driver) }
      driver.outsideBegan(address, isThread: false)
    } else if let transfer = transfers.withLock({ $0.removeValue(forKey: address) }) {
      transfer.driver?.outsideEnded(address)
    }
  }
}
