import Foundation
import HeadlessUIKit

/// Uses the types of Foundation and Dispatch, which are those of the run.
@MainActor
func scheduleFromFoundation() {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(Date.distantPast) }
  // Foundation's declaration on Linux warns about an unused result; the one on iOS does not.
  _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { $0.invalidate() }
}
