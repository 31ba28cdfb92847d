import Foundation

/// A view or a layout guide: an item that a constraint can position.
@MainActor
package protocol LayoutItem: AnyObject {
  /// The view whose hierarchy contains the item: the view itself, or the owning view of a guide.
  var hostView: UIView? { get }
  /// The item in descriptions of constraints, such as `UIView:0x600000000100`.
  var layoutName: String { get }
  /// The run of the item.
  var itemRuntime: Runtime { get }
  /// The variables of the item in the solver; a distance between anchors has none.
  var layoutNode: LayoutNode? { get set }
}

extension LayoutItem {
  var layoutNode: LayoutNode? {
    get { nil }
    set {}
  }
}

extension UIView: LayoutItem {
  package var hostView: UIView? { self }
  package var itemRuntime: Runtime { life.runtime }
  package var layoutNode: LayoutNode? {
    get { constraintState?.node }
    set { ensuredConstraintState.node = newValue }
  }
}

/// The identity of a constraint or a guide within its run, from which its printed address derives.
struct LayoutIdentity {
  let runtime: Runtime
  /// The number of the object among the constraints or the guides of the run, from 1.
  let number: Int32
  /// The address of number 0.
  private let base: UInt64

  @MainActor init(ofConstraintIn runtime: Runtime) {
    self.runtime = runtime
    number = runtime.recording.nextConstraint()
    base = 0x2800_0000_0000
  }

  @MainActor init(ofGuideIn runtime: Runtime) {
    self.runtime = runtime
    runtime.layoutGuideCount += 1
    number = Int32(clamping: runtime.layoutGuideCount)
    base = 0x2810_0000_0000
  }

  /// The address that descriptions show.
  var address: String { "0x" + String(base + UInt64(UInt32(bitPattern: number)) << 5, radix: 16) }
}
