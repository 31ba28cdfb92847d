public import Foundation
public import HeadlessSwiftUI
import HeadlessUIKit
import TraceModel
import TraceRecorder

/// Shows views in a window, so that they appear.
///
/// Within a run, the window belongs to the run, whose clock decides when delayed inspections
/// happen. Without a run, a view is shown in a run of its own, which is not recorded and whose
/// clock has advanced by 10 seconds when ``host(view:size:function:)`` returns.
@MainActor @preconcurrency
public enum ViewHosting {
  private final class Hosted {
    let window: UIWindow
    let runtime: Runtime

    init(_ window: UIWindow, _ runtime: Runtime) {
      self.window = window
      self.runtime = runtime
    }
  }

  // choice: hosting-without-a-run
  private static var hosted: [String: Hosted] = [:]

  /// Shows a view until ``expel(function:)`` or until the function shows another one.
  public static func host<Content: HeadlessSwiftUI.View>(
    view: Content,
    size: CGSize? = nil,
    function: String = #function
  ) {
    expel(function: function)
    let run = HostingRun.current
    run.perform {
      let bounds = CGRect(origin: .zero, size: size ?? CGSize(width: 390, height: 844))
      let window = UIWindow(frame: bounds)
      let controller = UIHostingController(rootView: view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      hosted[function] = Hosted(window, run.runtime)
      HostedGraphs.add(controller)
    }
    run.settle()
  }

  /// Removes the view that a function shows.
  public static func expel(function: String = #function) {
    guard let entry = hosted.removeValue(forKey: function) else { return }
    let controller = entry.window.rootViewController
    if let controller { HostedGraphs.remove(controller) }
    entry.runtime.inContext {
      entry.window.isHidden = true
      entry.window.rootViewController = nil
    }
    try? entry.runtime.loop.idle()
  }
}

/// The run in which views are hosted and inspections are delayed.
@MainActor
struct HostingRun {
  let runtime: Runtime
  /// Whether the run exists only for inspections, so that nothing else advances its clock.
  let isOwn: Bool

  /// The run of the code that is running, or the one for views without a run.
  static var current: HostingRun {
    if let context = RecordingContext.current {
      return HostingRun(runtime: .of(context), isOwn: context === ownRuntime?.context)
    }
    let runtime = ownRuntime ?? makeRuntime()
    ownRuntime = runtime
    return HostingRun(runtime: runtime, isOwn: true)
  }

  private static var ownRuntime: Runtime?

  private static func makeRuntime() -> Runtime {
    let context = RecordingContext.inMemory(title: "ViewHosting")
    context.recorder.close(status: .stopped, reason: "hosting without a run is not recorded")
    return HeadlessApp(recordingInto: context).runtime
  }

  func perform(_ body: () -> Void) { runtime.inContext(body) }

  /// Makes the views appear; the clock of a run of its own advances, so that delayed inspections
  /// happen.
  ///
  /// Within a callback of the run, the views appear later.
  func settle() {
    runtime.inContext {
      if isOwn { try? runtime.loop.advance(by: .seconds(10)) } else { try? runtime.loop.idle() }
    }
  }

  /// Schedules work.
  func schedule(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    let delay = seconds.isFinite ? max(seconds, 0) : 0
    runtime.loop.schedule(after: .seconds(delay), label: "an inspection") { [runtime] in
      runtime.inContext(body)
    }
  }
}

extension UIHostingController {
  /// Inspects the view in the tree that the controller shows.
  public func inspect() throws -> InspectableView<ViewType.ClassifiedView> {
    loadViewIfNeeded()
    guard let view = viewIfLoaded as? _UIHostingView<Content> else {
      throw InspectionError.viewNotFound(parent: "UIHostingController")
    }
    let source = InspectionSource(view.graph, owner: self)
    view.graph.update()
    guard let root = view.graph.root else {
      throw InspectionError.viewNotFound(parent: "UIHostingController")
    }
    return InspectableView<ViewType.ClassifiedView>(
      InspectedView(.view(root), in: source, parent: nil, call: nil)
    )
  }
}
