import HeadlessUIKit
import TraceModel

/// Records the calls of overrides; as an observer, the calls that it receives in place of overrides.
@MainActor
final class OverrideLog: DispatchObserver {
  private(set) var lines: [String] = []
  private let names = NameTable()

  /// Records a callback around its call of super.
  func around(_ callback: String, _ callSuper: () -> Void) {
    lines.append("\(callback) {")
    callSuper()
    lines.append("} \(callback)")
  }

  /// Records a method that is not a callback around its call of super.
  func call(_ method: String, _ argument: SubjectID? = nil, _ callSuper: () -> Void) {
    around(argument.map { "\(method)(\($0.number))" } ?? method, callSuper)
  }

  func perform(_ callback: Name, argument: SubjectID?, _ callSuper: () -> Void) {
    around(names[callback], callSuper)
  }

  func perform(_ method: OverridableMethod, argument: SubjectID?, _ callSuper: () -> Void) {
    call(method.rawValue, argument, callSuper)
  }
}
