import CMainLoop
import Foundation
import Synchronization
import TraceRecorder

/// Real work that no queue runs: threads of Foundation and transfers of URLSession.
enum OutsideWork {
  private struct Transfer {
    weak let driver: BodyDriver?
    let id: UInt64
  }

  /// The seconds for which an ended transfer counts, in which its queue schedules the delivery.
  private static let timeOfDelivery = 0.1
  /// The transfers by their addresses.
  private static let transfers = Mutex<[UInt: Transfer]>([:])
  private static let count = Atomic<UInt64>(0)

  /// Records that a run starts a thread; returns the function to call at its end.
  static func beginThread(of runtime: Runtime) -> @Sendable () -> Void {
    let id = count.add(1, ordering: .relaxed).newValue
    let driver = BodyDriver.of(runtime)
    driver.outsideBegan(id, isThread: true)
    return { driver.outsideEnded(id) }
  }

  /// Records that a transfer of the current run begins, or that one ends.
  static func noteTransfer(_ address: UInt, begins: Bool) {
    guard begins else { return endTransfer(address) }
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else { return }
    let driver = BodyDriver.of(runtime)
    let id = count.add(1, ordering: .relaxed).newValue
    transfers.withLock { $0[address] = Transfer(driver: driver, id: id) }
    driver.outsideBegan(id, isThread: false)
  }

  private static func endTransfer(_ address: UInt) {
    guard let transfer = transfers.withLock({ $0[address] }) else { return }
    RecordingContext.$current.withValue(nil) {
      DispatchQueue.global().asyncAfter(deadline: .now() + timeOfDelivery) {
        transfers.withLock { if $0[address]?.id == transfer.id { $0[address] = nil } }
        transfer.driver?.outsideEnded(transfer.id)
      }
    }
  }

  /// Returns the run of the transfer whose end the running code delivers.
  static func runtimeOfEndedTransfer() -> Runtime? {
    guard let address = lifeline_ended_transfer() else { return nil }
    return transfers.withLock { $0[UInt(bitPattern: address)]?.driver?.runtime }
  }
}
