public import HeadlessUIKit
public import LifelineTestKit
import TraceRecorder
import XCTest

/// Asserts callbacks of an object in a given order; other callbacks may occur in between.
///
/// Since the test began, the object must have received the listed callbacks exactly as listed: a
/// further occurrence of a listed callback is a failure. Callbacks that are not listed are not
/// compared; ``XCTAssertCallbacks(of:exactly:file:line:)`` compares them too. A difference is shown
/// as a diff of log lines.
@MainActor
public func XCTAssertCallbacks(
  of object: any Traced,
  inOrder callbacks: Callback...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertCallbacks(of:inOrder:)",
    CallCheck.problem(of: object, expected: callbacks, comparing: .listed, in: .current),
    file,
    line
  )
}

/// Asserts the callbacks of an object exactly: no other callback of their groups may occur.
///
/// The groups are `loadView` with `viewDidLoad`; the callbacks of appearing and disappearing,
/// `viewIsAppearing` included; `willMove(toParent:)` with `didMove(toParent:)`; changes of the
/// superview or window of a view; layout. A group without a listed callback is not compared. A
/// difference is shown as a diff of log lines.
@MainActor
public func XCTAssertCallbacks(
  of object: any Traced,
  exactly callbacks: Callback...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertCallbacks(of:exactly:)",
    CallCheck.problem(of: object, expected: callbacks, comparing: .groups, in: .current),
    file,
    line
  )
}

/// Asserts callbacks of the SwiftUI views of a type in a given order; others may occur in between.
///
/// The callbacks of a view are `body` and the actions of the modifiers within its body or around
/// it, for all views of the type together. Since the test began, they must have received the listed
/// callbacks exactly as listed.
@MainActor
public func XCTAssertCallbacks(
  of view: any Any.Type,
  inOrder callbacks: Callback...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertCallbacks(of:inOrder:)",
    CallCheck.problem(of: view, expected: callbacks, in: .current),
    file,
    line
  )
}

/// Asserts callbacks of an object in a given order; other callbacks may occur in between.
@available(
  *,
  deprecated,
  renamed: "XCTAssertCallbacks(of:inOrder:file:line:)",
  message: "label the callbacks inOrder:, or exactly: if no other callback may occur in between"
)
@MainActor
public func XCTAssertCallbacks(
  of object: any Traced,
  _ callbacks: Callback...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertCallbacks(of:_:)",
    CallCheck.problem(of: object, expected: callbacks, comparing: .listed, in: .current),
    file,
    line
  )
}

/// Asserts an order of callbacks across objects; other calls may occur in between.
///
/// Since the test began, the listed calls must have occurred exactly as listed. Calls that are not
/// listed are not compared.
@MainActor
public func XCTAssertOrder(
  _ calls: Call...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check("XCTAssertOrder(_:)", CallCheck.problem(expected: calls, in: .current), file, line)
}

/// Asserts that a controller is hidden, appearing, visible or disappearing now.
@MainActor
public func XCTAssertState(
  of controller: UIViewController,
  is state: AppearanceState,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertState(of:is:)",
    StateCheck.problem(of: controller, state: state, in: .current),
    file,
    line
  )
}

/// Asserts the parent of a controller; `nil` if there is none.
@MainActor
public func XCTAssertParent(
  of child: UIViewController,
  is parent: UIViewController?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertParent(of:is:)",
    StateCheck.problem(of: child, parent: parent, in: .current),
    file,
    line
  )
}

/// Asserts the children of a controller, in this order.
@MainActor
public func XCTAssertChildren(
  of parent: UIViewController,
  are children: [UIViewController],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertChildren(of:are:)",
    StateCheck.problem(of: parent, children: children, in: .current),
    file,
    line
  )
}

/// Asserts the superview of a view; `nil` if there is none.
@MainActor
public func XCTAssertSuperview(
  of view: UIView,
  is superview: UIView?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertSuperview(of:is:)",
    StateCheck.problem(of: view, superview: superview, in: .current),
    file,
    line
  )
}

/// Asserts that exactly one child of a controller is an observer of a type.
@MainActor
public func XCTAssertObservableAttached<Observable>(
  on viewController: UIViewController,
  observableType: Observable.Type,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertObservableAttached(on:observableType:)",
    StateCheck.problem(on: viewController, observableType: observableType),
    file,
    line
  )
}

/// Asserts that the analyzer finds nothing in the trace so far.
///
/// - Parameters:
///   - severity: The minimum severity that counts.
///   - file: Where a failure is shown.
///   - line: Where a failure is shown.
@MainActor
public func XCTAssertNoFindings(
  atLeast severity: Severity = .warning,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertNoFindings(atLeast:)",
    StateCheck.problem(findingsAtLeast: severity, in: .current),
    file,
    line
  )
}

/// Asserts that the calls since the test began equal a golden file.
///
/// The file is `Calls/NAME.txt` beside the test. `GoldenMode` determines when it is written.
/// SwiftPM warns about such files until the test target has `exclude: ["Calls"]` in the manifest.
///
/// - Parameters:
///   - name: The file's name without its ending; by default the class and the test, such as
///     `CartTests.testCallsOfTheCart`, with a number from the second golden of a test on.
///   - selection: Which calls count.
///   - file: Where a failure is shown; it names the folder.
///   - line: Where a failure is shown.
@MainActor
public func XCTAssertCalls(
  match name: String? = nil,
  including selection: CallSelection = .standard,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  check(
    "XCTAssertCalls(match:)",
    CallGolden.problem(named: name, testFile: "\(file)", selection: selection),
    file,
    line
  )
}

/// Records a step of the test, and a failure if there is a problem.
@MainActor
private func check(_ name: String, _ problem: String?, _ file: StaticString, _ line: UInt) {
  let path = "\(file)"
  // XCTest does not report the module: the folder is used instead.
  let fileID = path.split(separator: "/").suffix(2).joined(separator: "/")
  let location = CodeLocation(fileID: fileID, filePath: path, line: Int(line), column: 1)
  CurrentTest.run?.noteStep(at: location)
  if let problem { XCTFail("\(name) failed: \(problem)", file: file, line: line) }
}
