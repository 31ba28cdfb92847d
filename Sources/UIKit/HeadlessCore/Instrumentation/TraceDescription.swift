import Foundation
package import TraceModel

/// Returns the text that UIKit prints for an object: `<Module.Class: 0x…>`.
///
/// The address is derived from the identity, so that equal runs print equal texts.
///
/// - Parameters:
///   - type: The class.
///   - label: Replaces the class, for objects of a scenario.
///   - subject: The identity.
/// - Returns: The text.
nonisolated func traceDescription(
  of type: AnyClass,
  label: String?,
  subject: SubjectID
) -> String {
  let module = ModuleNames.module(of: type)
  return "<\(label ?? "\(module).\(type)"): \(traceAddress(of: subject))>"
}

/// Returns the address that texts show for an object, which derives from its identity.
package nonisolated func traceAddress(of subject: SubjectID) -> String {
  "0x" + String(subject.address, radix: 16)
}

extension Rect {
  /// Creates a rectangle of the trace from one of the runtime.
  init(_ rect: CGRect) {
    self.init(
      x: Float(rect.origin.x),
      y: Float(rect.origin.y),
      width: Float(rect.size.width),
      height: Float(rect.size.height)
    )
  }
}

@MainActor
extension Optional where Wrapped: UIView {
  /// The identity in traces; `none` for `nil`.
  package var traceSubject: SubjectID { self?.traceSubject ?? .none }
}

@MainActor
extension Optional where Wrapped: UIViewController {
  /// The identity in traces; `none` for `nil`.
  package var traceSubject: SubjectID { self?.traceSubject ?? .none }
}
