public import HeadlessUIKit
public import LifelineTestKit
import TraceRecorder
import XCTest

/// Asserts callbacks of an object in an order.
///
/// Of the callbacks that are listed at all, the object heard exactly these, in this order, since
/// the test began. Others are not looked at. A difference is shown as a diff of log lines.
@MainActor
public func XCTAssertCallbacks(
  of object: any Traced,
  _ callbacks: Callback...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(CallCheck.problem(of: object, expected: callbacks, in: .current), file, line)
}

/// Asserts an order of callbacks across objects.
///
/// Of the calls that are listed at all, exactly these came, in this order, since the test began.
/// Others are not looked at.
@MainActor
public func XCTAssertOrder(
  _ calls: Call...,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(CallCheck.problem(expected: calls, in: .current), file, line)
}

/// Asserts that a controller is hidden, appearing, visible or disappearing now.
@MainActor
public func XCTAssertState(
  of controller: UIViewController,
  is state: AppearanceState,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(StateCheck.problem(of: controller, state: state, in: .current), file, line)
}

/// Asserts the parent of a controller; `nil` for none.
@MainActor
public func XCTAssertParent(
  of child: UIViewController,
  is parent: UIViewController?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(StateCheck.problem(of: child, parent: parent, in: .current), file, line)
}

/// Asserts the children of a controller, in this order.
@MainActor
public func XCTAssertChildren(
  of parent: UIViewController,
  are children: [UIViewController],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(StateCheck.problem(of: parent, children: children, in: .current), file, line)
}

/// Asserts the superview of a view; `nil` for none.
@MainActor
public func XCTAssertSuperview(
  of view: UIView,
  is superview: UIView?,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(StateCheck.problem(of: view, superview: superview, in: .current), file, line)
}

/// Asserts that exactly one child of a controller is an observer of a type.
@MainActor
public func XCTAssertObservableAttached<Observable>(
  on viewController: UIViewController,
  observableType: Observable.Type,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(StateCheck.problem(on: viewController, observableType: observableType), file, line)
}

/// Asserts that the analyzer finds nothing in the trace so far.
///
/// - Parameters:
///   - severity: The least severity that counts.
///   - file: Where a failure is shown.
///   - line: Where a failure is shown.
@MainActor
public func XCTAssertNoFindings(
  atLeast severity: Severity = .warning,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  fail(StateCheck.problem(findingsAtLeast: severity, in: .current), file, line)
}

/// Asserts that the calls since the test began equal a golden file.
///
/// The file is `Calls/NAME.txt` beside the test. ``GoldenMode`` says when it is written.
///
/// - Parameters:
///   - name: The file's name without its ending.
///   - selection: Which calls count.
///   - file: Where a failure is shown; it names the folder.
///   - line: Where a failure is shown.
@MainActor
public func XCTAssertCalls(
  match name: String,
  including selection: CallSelection = .standard,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let golden = CallGolden(
    named: name,
    testFile: "\(file)",
    mode: CurrentTest.run?.settings.goldens
  )
  let expected = golden.stored
  guard let problem = golden.problem(in: .current, selection: selection) else { return }
  let picture = CurrentTest.run?.drawNow(as: name, beside: expected, selection: selection)
  fail(problem + (picture.map { "\npicture: \($0)" } ?? ""), file, line)
}

@MainActor
private func fail(_ problem: String?, _ file: StaticString, _ line: UInt) {
  if let problem { XCTFail(problem, file: file, line: line) }
}
