import Foundation
import TraceModel

/// Methods that read traits or observable objects.
struct MethodsWithTraits: OptionSet {
  let rawValue: UInt8

  static let layout = MethodsWithTraits(rawValue: 1 << 0)
  static let constraints = MethodsWithTraits(rawValue: 1 << 1)
  static let drawing = MethodsWithTraits(rawValue: 1 << 2)
  static let properties = MethodsWithTraits(rawValue: 1 << 3)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The set with the method of a callback; `nil` for a callback that is not tracked.
  fileprivate init?(_ callback: Name) {
    switch callback {
    case .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews: self = .layout
    case .updateConstraints, .updateViewConstraints: self = .constraints
    case .draw: self = .drawing
    default: return nil
    }
  }
}

// choice: tracked-traits
/// Automatic tracking of traits, since iOS 18: a method of layout, constraints or drawing that
/// reads the traits of its own object runs again after they have changed
/// (developer.apple.com/documentation/uikit/automatic-trait-tracking).
///
/// A change of any trait counts, not only of those that the method has read.
extension UIView {
  func noteReadOfTraits() {
    guard let method = life.runtime.methodReadingTraits(of: traceSubject) else { return }
    madeRare.methodsWithTraits.insert(method)
  }

  func repeatMethodsWithTraits() {
    guard let methods = rare?.methodsWithTraits, !methods.isEmpty else { return }
    rare?.methodsWithTraits = []
    repeatMethods(methods)
  }
}

extension UIViewController {
  func noteReadOfTraits() {
    guard let method = life.runtime.methodReadingTraits(of: traceSubject) else { return }
    madeRare.methodsWithTraits.insert(method)
  }

  func repeatMethodsWithTraits() {
    guard let methods = rare?.methodsWithTraits, !methods.isEmpty else { return }
    rare?.methodsWithTraits = []
    viewIfLoaded?.repeatMethods(methods, ofController: true)
  }
}

extension Runtime {
  /// Returns the method of an object that is running and is tracked.
  fileprivate func methodReadingTraits(of subject: SubjectID) -> MethodsWithTraits? {
    guard let innermost = dispatcher.innermost, innermost.subject == subject else { return nil }
    guard behavior.major >= 18 else { return nil }
    return innermost.callback == updatingProperties
      ? .properties : MethodsWithTraits(innermost.callback)
  }
}
