import Foundation
import HeadlessUIKit

// A target with such files needs the two lines once; here they are private to the file, so that the
// other file shows that it needs none.
private typealias DispatchQueue = HeadlessUIKit.DispatchQueue
private typealias Timer = HeadlessUIKit.Timer

/// Uses the run's clock in a file that imports Foundation.
@MainActor
func scheduleFromFoundation() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(Date.distantPast) }
  Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { $0.invalidate() }
}
