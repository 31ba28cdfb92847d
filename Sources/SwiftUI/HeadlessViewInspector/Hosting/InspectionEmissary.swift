#if canImport(XCTest)
public import Foundation
public import HeadlessCombine
public import HeadlessSwiftUI
public import XCTest

/// An object in a view or a modifier through which a test inspects it while it is shown.
///
/// The view subscribes with `onReceive(inspection.notice) { inspection.visit(self, $0) }`.
@MainActor @preconcurrency
public protocol InspectionEmissary: AnyObject {
  /// The type of the view or the modifier.
  associatedtype V
  /// Requests a visit; the value is the line of the inspection.
  var notice: PassthroughSubject<UInt, Never> { get }
  /// The inspections that wait for a visit, by line.
  var callbacks: [UInt: (V) -> Void] { get set }
}

extension InspectionEmissary where V: HeadlessSwiftUI.View {
  /// A closure that inspects the view.
  public typealias ViewInspection = @MainActor (InspectableView<ViewType.View<V>>) throws -> Void

  /// Inspects the view when it is shown and a time has passed.
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0,
    function: String = #function,
    file: StaticString = #file,
    line: UInt = #line,
    _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation {
    wait(after: delay, function, file, line) { view in
      try view.inspect(inspection: inspection)
    }
  }

  /// Inspects the view when a publisher has sent a value and a time has passed.
  @discardableResult
  public func inspect<P: Publisher>(
    onReceive publisher: P,
    after delay: TimeInterval = 0,
    function: String = #function,
    file: StaticString = #file,
    line: UInt = #line,
    _ inspection: @escaping ViewInspection
  ) -> XCTestExpectation where P.Failure == Never {
    wait(for: publisher, after: delay, function, file, line) { view in
      try view.inspect(inspection: inspection)
    }
  }
}

extension InspectionEmissary where V: HeadlessSwiftUI.ViewModifier {
  /// A closure that inspects the body of the modifier.
  public typealias ModifierInspection =
    @MainActor (InspectableView<ViewType.ViewModifier<V>>) throws -> Void

  /// Inspects the modifier when it is shown and a time has passed.
  @discardableResult
  public func inspect(
    after delay: TimeInterval = 0,
    function: String = #function,
    file: StaticString = #file,
    line: UInt = #line,
    _ inspection: @escaping ModifierInspection
  ) -> XCTestExpectation {
    wait(after: delay, function, file, line) { modifier in
      try modifier.inspect(inspection: inspection)
    }
  }

  /// Inspects the modifier when a publisher has sent a value and a time has passed.
  @discardableResult
  public func inspect<P: Publisher>(
    onReceive publisher: P,
    after delay: TimeInterval = 0,
    function: String = #function,
    file: StaticString = #file,
    line: UInt = #line,
    _ inspection: @escaping ModifierInspection
  ) -> XCTestExpectation where P.Failure == Never {
    wait(for: publisher, after: delay, function, file, line) { modifier in
      try modifier.inspect(inspection: inspection)
    }
  }
}

extension InspectionEmissary {
  private func wait(
    after delay: TimeInterval,
    _ function: String,
    _ file: StaticString,
    _ line: UInt,
    _ inspection: @escaping (V) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "\(function) at line \(line)")
    addCallback(expectation, file, line, inspection)
    let run = HostingRun.current
    run.schedule(after: delay) { [weak self] in self?.notify(line, run, attempts: 600) }
    return expectation
  }

  private func wait<P: Publisher>(
    for publisher: P,
    after delay: TimeInterval,
    _ function: String,
    _ file: StaticString,
    _ line: UInt,
    _ inspection: @escaping (V) throws -> Void
  ) -> XCTestExpectation where P.Failure == Never {
    let expectation = XCTestExpectation(description: "\(function) at line \(line)")
    addCallback(expectation, file, line, inspection)
    let run = HostingRun.current
    let subscription = InspectionSubscription()
    subscription.cancellable = publisher.sink { _ in
      MainActor.assumeIsolated {
        guard subscription.cancellable != nil else { return }
        subscription.cancellable = nil
        // A later turn: the view has received the value and settled what it wrote.
        run.schedule(after: delay) { [weak self] in self?.notify(line, run, attempts: 600) }
      }
    }
    return expectation
  }

  private func addCallback(
    _ expectation: XCTestExpectation,
    _ file: StaticString,
    _ line: UInt,
    _ inspection: @escaping (V) throws -> Void
  ) {
    callbacks[line] = { view in
      do {
        try inspection(view)
      } catch {
        XCTFail("\((error as? InspectionError)?.description ?? "\(error)")", file: file, line: line)
      }
      expectation.fulfill()
    }
  }

  /// Requests the visit, again in each frame until the view is shown and has subscribed.
  private func notify(_ line: UInt, _ run: HostingRun, attempts: Int) {
    notice.send(line)
    guard callbacks[line] != nil, attempts > 0 else { return }
    run.schedule(after: 1.0 / 60) { [weak self] in self?.notify(line, run, attempts: attempts - 1) }
  }
}

/// The subscription of an inspection that waits for one value.
@MainActor
private final class InspectionSubscription {
  var cancellable: AnyCancellable?
}

extension HeadlessSwiftUI.View {
  /// Inspects the view in a closure that it calls when it appears.
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>,
    function: String = #function,
    file: StaticString = #file,
    line: UInt = #line,
    perform inspection: @escaping @MainActor (InspectableView<ViewType.View<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "\(function) at line \(line)")
    self[keyPath: keyPath] = { view in
      fulfill(expectation, file, line) { try view.inspect(inspection: inspection) }
    }
    return expectation
  }
}

extension HeadlessSwiftUI.ViewModifier {
  /// Inspects the modifier in a closure that it calls when it appears.
  public mutating func on(
    _ keyPath: WritableKeyPath<Self, ((Self) -> Void)?>,
    function: String = #function,
    file: StaticString = #file,
    line: UInt = #line,
    perform inspection:
      @escaping @MainActor (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: "\(function) at line \(line)")
    self[keyPath: keyPath] = { modifier in
      fulfill(expectation, file, line) { try modifier.inspect(inspection: inspection) }
    }
    return expectation
  }
}

@MainActor
private func fulfill(
  _ expectation: XCTestExpectation,
  _ file: StaticString,
  _ line: UInt,
  _ inspection: () throws -> Void
) {
  do {
    try inspection()
  } catch {
    XCTFail("\((error as? InspectionError)?.description ?? "\(error)")", file: file, line: line)
  }
  expectation.fulfill()
}
#endif
