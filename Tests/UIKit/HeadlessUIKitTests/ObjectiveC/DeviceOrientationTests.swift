import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The key of the device's orientation, by which apps rotate the interface.
@MainActor
struct `The orientation of the device by its key` {
  private final class PortraitOnly: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  }

  /// Sets the key to landscape, and returns the size of the window and the diagnostics.
  private func rotate(
    _ root: () -> UIViewController,
    _ behavior: BehaviorVersion
  ) async throws -> (CGSize, [String]) {
    let context = RecordingContext.inMemory(
      title: "orientation",
      behavior: behavior,
      failurePolicy: .record
    )
    var size = CGSize.zero
    try await withRecording(context) { app in
      let window = try await launch(root(), in: app)
      let value = UIInterfaceOrientation.landscapeLeft.rawValue
      UIDevice.current.setValue(value, forKey: "orientation")
      try await app.settle()
      size = window.bounds.size
    }
    let trace = try context.trace()
    return (size, trace.events.filter { $0.kind == .diagnostic }.map { trace.names[$0.text] })
  }

  @Test func `the interface rotates up to iOS 15 if the controller allows it`() async throws {
    let (size, problems) = try await rotate({ UIViewController() }, BehaviorVersion(major: 15))
    #expect(size == CGSize(width: 844, height: 390) && problems.isEmpty)
    let (other, reports) = try await rotate({ PortraitOnly() }, BehaviorVersion(major: 15))
    #expect(other == CGSize(width: 390, height: 844))
    #expect(
      reports == [
        "the interface does not rotate: the controller at the front does not allow the orientation"
      ]
    )
  }

  @Test func `later versions log that it is not supported`() async throws {
    let (size, problems) = try await rotate({ UIViewController() }, .newest)
    #expect(size == CGSize(width: 390, height: 844))
    #expect(
      problems == [
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)"
      ]
    )
  }
}
