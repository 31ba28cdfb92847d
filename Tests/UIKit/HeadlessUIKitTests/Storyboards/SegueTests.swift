import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Segues that the app creates, because no storyboard is read.
struct `A segue` {
  /// Presents its destination, as a custom segue of an app does.
  private final class PresentingSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false, completion: nil) }
  }

  private final class Source: UIViewController {
    var log: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      let isLoaded = segue.destination.isViewLoaded
      log.append("prepare \(segue.identifier ?? "nil") \(sender as? String ?? "nil") \(isLoaded)")
    }
  }

  @Test @MainActor func `a segue prepares its source before it performs`() async throws {
    let context = RecordingContext.inMemory(title: "segue", failurePolicy: .record)
    try await withRecording(context) { app in
      let source = Source()
      let window = makeWindow(in: app)
      window.rootViewController = source
      window.makeKeyAndVisible()
      try await app.settle()
      let destination = UIViewController()
      let segue = PresentingSegue(identifier: "next", source: source, destination: destination)
      source.performSegue(segue, sender: "button")
      #expect(source.log == ["prepare next button false"])
      try await app.settle()
      #expect(source.presentedViewController === destination)
      var wasPerformed = false
      source.performSegue(
        UIStoryboardSegue(identifier: nil, source: source, destination: destination) {
          wasPerformed = true
        },
        sender: nil
      )
      #expect(wasPerformed)
    }
    let trace = try context.trace()
    let names = trace.events.indices.filter { trace.events[$0].kind == .begin }
      .map { trace.names[trace.events[$0].name] }
    let segues = names.filter { ["performSegue", "prepare(for:sender:)", "perform"].contains($0) }
    #expect(
      segues == [
        "performSegue", "prepare(for:sender:)", "perform",
        "performSegue", "prepare(for:sender:)", "perform",
      ]
    )
  }

  @Test @MainActor
  func `a segue with an unknown identifier raises UIKit's exception`() async throws {
    let context = RecordingContext.inMemory(title: "segue", failurePolicy: .record)
    try await withRecording(context) { _ in
      UIViewController().performSegue(withIdentifier: "next", sender: nil)
    }
    let trace = try context.trace()
    let texts = trace.events.indices.filter { trace.events[$0].kind == .diagnostic }
      .map { trace.names[trace.events[$0].text] }
    #expect(texts.count == 1)
    let text = texts.first ?? ""
    #expect(text.hasPrefix("NSInvalidArgumentException: Receiver (<HeadlessUIKit.UIViewController"))
    #expect(text.hasSuffix("has no segue with identifier 'next'"))
  }
}
