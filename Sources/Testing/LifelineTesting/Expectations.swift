public import HeadlessUIKit
public import LifelineTestKit
public import Testing
import TraceRecorder

/// Expects callbacks of an object in a given order; other callbacks may occur in between.
///
/// Since the test began, the object must have received the listed callbacks exactly as listed: a
/// further occurrence of a listed callback is a failure. Callbacks that are not listed are not
/// compared; ``expectCallbacks(of:exactly:sourceLocation:)`` compares them too. A difference is
/// shown as a diff of log lines.
@MainActor
public func expectCallbacks(
  of object: any Traced,
  inOrder callbacks: Callback...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectCallbacks(of:inOrder:)",
    CallCheck.problem(of: object, expected: callbacks, comparing: .listed, in: .current),
    at: sourceLocation
  )
}

/// Expects the callbacks of an object exactly: no other callback of their groups may occur.
///
/// The groups are `loadView` with `viewDidLoad`; the callbacks of appearing and disappearing,
/// `viewIsAppearing` included; `willMove(toParent:)` with `didMove(toParent:)`; changes of the
/// superview or window of a view; layout. A group without a listed callback is not compared. A
/// difference is shown as a diff of log lines.
@MainActor
public func expectCallbacks(
  of object: any Traced,
  exactly callbacks: Callback...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectCallbacks(of:exactly:)",
    CallCheck.problem(of: object, expected: callbacks, comparing: .groups, in: .current),
    at: sourceLocation
  )
}

/// Expects callbacks of the SwiftUI views of a type in a given order; others may occur in between.
///
/// The callbacks of a view are `body` and the actions of the modifiers within its body or around
/// it, for all views of the type together. Since the test began, they must have received the listed
/// callbacks exactly as listed.
///
/// ```swift
/// expectCallbacks(of: ContentView.self, inOrder: .body, .onAppear, .task)
/// ```
@MainActor
public func expectCallbacks(
  of view: any Any.Type,
  inOrder callbacks: Callback...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectCallbacks(of:inOrder:)",
    CallCheck.problem(of: view, expected: callbacks, in: .current),
    at: sourceLocation
  )
}

/// Expects callbacks of an object in a given order; other callbacks may occur in between.
@available(
  *,
  deprecated,
  renamed: "expectCallbacks(of:inOrder:sourceLocation:)",
  message: "label the callbacks inOrder:, or exactly: if no other callback may occur in between"
)
@MainActor
public func expectCallbacks(
  of object: any Traced,
  _ callbacks: Callback...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectCallbacks(of:_:)",
    CallCheck.problem(of: object, expected: callbacks, comparing: .listed, in: .current),
    at: sourceLocation
  )
}

/// Expects an order of callbacks across objects; other calls may occur in between.
///
/// Since the test began, the listed calls must have occurred exactly as listed. Calls that are not
/// listed are not compared.
@MainActor
public func expectOrder(
  _ calls: Call...,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect("expectOrder(_:)", CallCheck.problem(expected: calls, in: .current), at: sourceLocation)
}

/// Expects a controller to be hidden, appearing, visible or disappearing now.
@MainActor
public func expectState(
  of controller: UIViewController,
  is state: AppearanceState,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectState(of:is:)",
    StateCheck.problem(of: controller, state: state, in: .current),
    at: sourceLocation
  )
}

/// Expects the parent of a controller; `nil` if there is none.
@MainActor
public func expectParent(
  of child: UIViewController,
  is parent: UIViewController?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectParent(of:is:)",
    StateCheck.problem(of: child, parent: parent, in: .current),
    at: sourceLocation
  )
}

/// Expects the children of a controller, in this order.
@MainActor
public func expectChildren(
  of parent: UIViewController,
  are children: [UIViewController],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectChildren(of:are:)",
    StateCheck.problem(of: parent, children: children, in: .current),
    at: sourceLocation
  )
}

/// Expects the superview of a view; `nil` if there is none.
@MainActor
public func expectSuperview(
  of view: UIView,
  is superview: UIView?,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectSuperview(of:is:)",
    StateCheck.problem(of: view, superview: superview, in: .current),
    at: sourceLocation
  )
}

/// Expects exactly one child of a controller to conform to an observer type.
@MainActor
public func expectObservableAttached<Observable>(
  on viewController: UIViewController,
  observableType: Observable.Type,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectObservableAttached(on:observableType:)",
    StateCheck.problem(on: viewController, observableType: observableType),
    at: sourceLocation
  )
}

/// Expects that the analyzer reports nothing about the trace so far.
///
/// - Parameters:
///   - severity: The minimum severity of a finding that fails the test.
///   - sourceLocation: The location of an issue.
@MainActor
public func expectNoFindings(
  atLeast severity: Severity = .warning,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(
    "expectNoFindings(atLeast:)",
    StateCheck.problem(findingsAtLeast: severity, in: .current),
    at: sourceLocation
  )
}

/// Expects the calls since the test began to equal a golden file.
///
/// The file is `Calls/NAME.txt` beside the test. `GoldenMode` determines when it is written.
/// SwiftPM warns about such files until the test target has `exclude: ["Calls"]` in the manifest.
///
/// - Parameters:
///   - name: The file's name without its ending; by default the suite, the test and its arguments,
///     such as `ShopTests.productIsPushed`, with a number from the second golden file of a test on.
///   - selection: The compared calls.
///   - sourceLocation: Where an issue is shown; its file names the folder.
@MainActor
public func expectCalls(
  matches name: String? = nil,
  including selection: CallSelection = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let problem = CallGolden.problem(
    named: name,
    testFile: sourceLocation.filePath,
    selection: selection
  )
  expect("expectCalls(matches:)", problem, at: sourceLocation)
}

/// Records a step of the test, and an issue if there is a problem.
@MainActor
private func expect(_ name: String, _ problem: String?, at location: SourceLocation) {
  CurrentTest.run?.noteStep(at: CodeLocation(location))
  guard let problem else { return }
  Issue.record(Comment(rawValue: "\(name) failed: \(problem)"), sourceLocation: location)
}
