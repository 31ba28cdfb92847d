/// The phase of a presentation, for SwiftUI's sheets.
extension UIViewController {
  /// Whether the controller is presented and no transition of it or above it runs.
  ///
  /// UIKit refuses a dismissal until then.
  package var isReadyToDismiss: Bool {
    guard let host = modal.host else { return false }
    return ([host] + presentationsAbove()).allSatisfy { $0.phase == .shown }
  }
}
