import Foundation
import HeadlessUIKit

/// Uses types of Foundation and Dispatch, which work on the run's clock.
@MainActor
func scheduleFromFoundation() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(Date.distantPast) }
  // Foundation's declaration on Linux warns about an unused result; the declaration on iOS does
  // not.
  _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { $0.invalidate() }
}
