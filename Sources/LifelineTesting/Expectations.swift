public import HeadlessUIKit
public import LifelineTestKit
public import Testing
import TraceRecorder

/// Expects callbacks of an object in an order.
///
/// Of the callbacks that are listed at all, the object heard exactly these, in this order, since
/// the test began. Others are not looked at. A difference is shown as a diff of log lines.
@MainActor
public func expectCallbacks(
  of object: any Traced,
  _ callbacks: Callback...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(
    CallCheck.problem(of: object, expected: callbacks, in: .current),
    at: sourceLocation
  )
}

/// Expects an order of callbacks across objects.
///
/// Of the calls that are listed at all, exactly these came, in this order, since the test began.
/// Others are not looked at.
@MainActor
public func expectOrder(
  _ calls: Call...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(CallCheck.problem(expected: calls, in: .current), at: sourceLocation)
}

/// Expects a controller to be hidden, appearing, visible or disappearing now.
@MainActor
public func expectState(
  of controller: UIViewController,
  is state: AppearanceState,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(StateCheck.problem(of: controller, state: state, in: .current), at: sourceLocation)
}

/// Expects the parent of a controller; `nil` for none.
@MainActor
public func expectParent(
  of child: UIViewController,
  is parent: UIViewController?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(StateCheck.problem(of: child, parent: parent, in: .current), at: sourceLocation)
}

/// Expects the children of a controller, in this order.
@MainActor
public func expectChildren(
  of parent: UIViewController,
  are children: [UIViewController],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(StateCheck.problem(of: parent, children: children, in: .current), at: sourceLocation)
}

/// Expects the superview of a view; `nil` for none.
@MainActor
public func expectSuperview(
  of view: UIView,
  is superview: UIView?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(StateCheck.problem(of: view, superview: superview, in: .current), at: sourceLocation)
}

/// Expects exactly one child of a controller to be an observer of a type.
@MainActor
public func expectObservableAttached<Observable>(
  on viewController: UIViewController,
  observableType: Observable.Type,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(
    StateCheck.problem(on: viewController, observableType: observableType),
    at: sourceLocation
  )
}

/// Expects that the analyzer finds nothing in the trace so far.
///
/// - Parameters:
///   - severity: The least severity that counts.
///   - sourceLocation: Where an issue is shown.
@MainActor
public func expectNoFindings(
  atLeast severity: Severity = .warning,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  record(StateCheck.problem(findingsAtLeast: severity, in: .current), at: sourceLocation)
}

/// Expects the calls since the test began to equal a golden file.
///
/// The file is `Calls/NAME.txt` beside the test. ``GoldenMode`` says when it is written.
///
/// - Parameters:
///   - name: The file's name without its ending.
///   - selection: Which calls count.
///   - sourceLocation: Where an issue is shown; its file names the folder.
@MainActor
public func expectCalls(
  matches name: String,
  including selection: CallSelection = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = CallGolden(
    named: name,
    testFile: sourceLocation.filePath,
    mode: CurrentTest.run?.settings.goldens
  )
  let expected = golden.stored
  guard let problem = golden.problem(in: .current, selection: selection) else { return }
  let picture = CurrentTest.run?.drawNow(as: name, beside: expected, selection: selection)
  record(problem + (picture.map { "\npicture: \($0)" } ?? ""), at: sourceLocation)
}

@MainActor
private func record(_ problem: String?, at location: SourceLocation) {
  guard let problem else { return }
  Issue.record(Comment(rawValue: problem), sourceLocation: location)
}
