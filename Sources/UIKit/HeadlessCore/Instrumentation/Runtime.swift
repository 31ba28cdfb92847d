import Foundation
package import TraceModel
package import TraceRecorder

/// The state that the objects of one run share: the trace, the dispatcher and the main loop.
///
/// There is one for each `RecordingContext`. An object reads the task-local context once, at its
/// birth, and keeps its runtime.
@MainActor
package final class Runtime {
  package nonisolated let context: RecordingContext
  package let recording: Recording
  package let dispatcher: Dispatcher
  package let loop: TurnLoop
  package let commit: CommitQueue
  /// The running animations.
  package let animator: Animator
  /// The application and its scenes, while the run simulates the system.
  package let stage = Stage()
  /// The identities of delegates and other objects of the app.
  package let appObjects: AppObjects
  package let optionalMessages: OptionalMessages
  /// The number of layout guides that were created.
  var layoutGuideCount = 0
  /// Whether a table that is laid out outside windows is reported, which is done once.
  package var warnsOfTableOutsideWindow = true
  /// The number of times that a constraint was activated.
  var constraintActivations = 0
  /// Whether a constraint had a constant beyond the limits, which is reported once.
  var hasExceededConstantLimit = false
  /// The constraints whose owners did not contain all items when they were added.
  var unpreparedConstraints: [WeakConstraint] = []

  /// Whether the objects belong to no run, so that they can join one.
  private(set) var isOutsideRuns = false

  /// The notification center of this run: its `NotificationCenter.default`.
  package nonisolated let notificationCenter = NotificationCenter()

  /// The engine of the run; `nil` until the first constraint needs it.
  private(set) var existingLayoutEngine: LayoutEngine?

  weak var keyWindow: UIWindow?

  /// Whether a view or controller has had traits of its own.
  var hasTraitOverrides = false
  /// The device, the screen and other objects that apps get from class properties.
  package private(set) lazy var platform = PlatformObjects(runtime: self)
  /// The open transactions of layers.
  private(set) lazy var transactions = Transactions(runtime: self)

  /// The app's own value of `UITraitCollection.current`.
  var currentTraits: UITraitCollection?

  /// Greater than 0 while a container moves views whose controllers it drives itself.
  ///
  /// Window changes then start no appearance (uikit rule: orphans of a pushed controller receive no
  /// callbacks).
  var suppressesWindowAppearance = 0

  /// The child whose `beginAppearanceTransition` a container is calling; `nil` again when the base
  /// implementation is reached.
  var drivenByContainer: SubjectID?

  /// The controller that is being shown through the chain of controllers.
  var shownController: ShownController?

  /// The name and the observer of the next object that is created.
  var nextBirth: NextBirth?

  /// The responder that receives the text and the actions without a target, if there is one.
  package weak var firstResponder: UIResponder?
  /// The touches of the run; `nil` until the first one.
  var existingTouches: TouchSystem?
  /// The owner of the first responder; `nil` until an object becomes first responder.
  var existingFocus: Focus?
  /// The selectors that called nothing and were reported.
  var unknownSelectors: Set<Selector> = []
  /// The classes and actions that storyboards and xibs connect without a method.
  var missingActions: Set<String> = []

  /// The exceptions that UIKit would have thrown, in order.
  package private(set) var exceptions: [String] = []

  /// The number of view moves, by which a move detects that its callbacks have moved other views.
  var viewMoves = 0

  init(context: RecordingContext) {
    self.context = context
    let recording = Recording(recorder: context.recorder)
    self.recording = recording
    appObjects = AppObjects(recording: recording)
    let dispatcher = Dispatcher(recording: recording)
    self.dispatcher = dispatcher
    optionalMessages = OptionalMessages(recording: recording, dispatcher: dispatcher)
    let commit = CommitQueue()
    self.commit = commit
    let loop = TurnLoop(
      time: context.time,
      commit: commit,
      dispatcher: dispatcher,
      recording: recording
    )
    self.loop = loop
    animator = Animator(
      context: context,
      recording: recording,
      dispatcher: dispatcher,
      loop: loop
    )
    dispatcher.didRefuse = { [weak self] crash, message, subject in
      self?.fail(exception: crash.rawValue, message, about: subject)
    }
    recording.didMeetClass = { [weak self] type in
      if let self { Services.nibs?.addResources(ofModuleDeclaring: type, to: self) }
    }
  }

  /// The runtime of the current context, or of the default context without one.
  package static var current: Runtime {
    guard let context = RecordingContext.current else { return fallback }
    return of(context)
  }

  /// Returns the runtime of a context, creating it on the first call.
  package static func of(_ context: RecordingContext) -> Runtime {
    context.attachment { Runtime(context: context) }
  }

  /// The runtime of objects that were created outside any context.
  ///
  /// Their hierarchy works, but nothing is recorded unless the environment requests it, and their
  /// main loop never runs: they receive no callbacks that follow a commit, such as `viewDidAppear`.
  private static let fallback: Runtime = {
    if let context = AmbientRecording.begin() { return of(context) }
    let context = RecordingContext.inMemory(title: "no context")
    context.recorder.close(status: .stopped, reason: "objects born outside a recording context")
    let note =
      "HeadlessUIKit: note: an object was created outside recordTrace and withRecording; until it is "
      + "part of the hierarchy of a run, nothing of it is recorded, and what waits for a commit, such "
      + "as viewDidAppear, does not come\n"
    FileHandle.standardError.write(Data(note.utf8))
    let runtime = of(context)
    runtime.isOutsideRuns = true
    return runtime
  }()

  /// The engine of the run, created on first use.
  var layoutEngine: LayoutEngine {
    if let engine = existingLayoutEngine { return engine }
    let engine = LayoutEngine(runtime: self)
    existingLayoutEngine = engine
    return engine
  }

  /// Runs a body with this run as the current context.
  package func inContext<Result>(_ body: () -> Result) -> Result {
    RecordingContext.$current.withValue(context, operation: body)
  }

  /// The UIKit version whose behavior the run follows.
  package var behavior: BehaviorVersion { context.behavior }

  /// Assigns an identity and a name in traces to an object of the app, such as a delegate.
  package func introduce(_ object: AnyObject, as name: String) -> SubjectID {
    appObjects.subject(of: object, named: name)
  }

  /// Increments and returns the number of view moves.
  func beginViewMove() -> Int {
    viewMoves += 1
    return viewMoves
  }

  /// Sends a message to a delegate, data source or block of the app, as a callback in the trace.
  package func invoke<Result>(
    _ object: AnyObject,
    _ message: Name,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    _ body: () -> Result
  ) -> Result {
    connectMethods(of: object)
    return dispatcher.invoke(
      message,
      to: appObjects.subject(of: object),
      animated: animated,
      argument: argument,
      body
    )
  }

  /// Records a warning that UIKit would log.
  package func warn(_ code: Name, _ message: String, about subject: SubjectID) {
    recording.diagnostic(code, message: message, subject: subject)
  }

  /// Records a UIKit exception under the code that a device log of it has.
  package func fail(exception: String, _ message: String, about subject: SubjectID) {
    let code = ExceptionKind.code(of: exception, reason: message)
    fail(code, exception: exception, message, about: subject)
  }

  /// Records an exception that UIKit would throw, and follows the context's failure policy.
  ///
  /// With the policy `.record`, the caller refuses the operation after this call.
  package func fail(_ code: Name, exception: String, _ message: String, about subject: SubjectID) {
    recording.diagnostic(code, message: "\(exception): \(message)", subject: subject)
    exceptions.append("\(exception): \(message)")
    guard context.failurePolicy == .trap else { return }
    recording.recordCallSites()
    fatalError("\(exception): \(message)")
  }
}
