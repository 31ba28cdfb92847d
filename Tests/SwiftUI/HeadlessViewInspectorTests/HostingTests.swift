import HeadlessCombine
import HeadlessSwiftUI
import HeadlessUIKit
import HeadlessViewInspector
import Testing
import TraceModel
import TraceRecorder
import XCTest

// The sources of the tests are InspectionEmissaryTests and ViewHostingTests of the library.
@MainActor
struct HostingTests {
  // facts.json inspect-09: better than the library, whose issue #231 lists this as a limitation.
  @Test func `state of a nested view is changed without hosting`() throws {
    let sut = try VStack { Counter() }.inspect()
    #expect(try sut.vStack().view(Counter.self, 0).text(0).string() == "0")
    let counter = try sut.vStack().view(Counter.self, 0)
    try counter.text(0).callOnAppear()
    try counter.text(0).callOnAppear()
    #expect(try counter.text(0).string() == "2")
    #expect(try sut.find(ViewType.Text.self).string() == "2")
    #expect(try counter.actualView().count == 2)
  }

  @Test func `an inspection of its own makes no view appear and is not recorded`() async throws {
    let log = Log()
    let context = RecordingContext.inMemory(title: "test")
    try await withRecording(context) { app in
      let sut = try VStack { Text("a").onAppear { log.append("appear") } }.inspect()
      try app.idle()
      #expect(try sut.vStack().text(0).string() == "a")
    }
    #expect(log.lines.isEmpty)
  }

  @Test func `a hosted view appears and is inspected where it is shown`() async throws {
    let log = Log()
    let context = RecordingContext.inMemory(title: "test")
    try await withRecording(context) { app in
      let view = Appearing(log: log)
      ViewHosting.host(view: view)
      try app.idle()
      #expect(log.lines == ["appear"])
      #expect(try view.inspect().text().string() == "appeared")
      ViewHosting.expel()
      try app.idle()
      #expect(log.lines == ["appear", "disappear"])
    }
  }

  @Test func `a hosting controller is inspected in its own tree`() async throws {
    let context = RecordingContext.inMemory(title: "test")
    try await withRecording(context) { app in
      let window = UIWindow()
      let controller = UIHostingController(rootView: Counter())
      window.rootViewController = controller
      window.makeKeyAndVisible()
      try app.idle()
      let sut = try controller.inspect()
      #expect(try sut.text(0).string() == "1")
      try sut.text(0).callOnAppear()
      #expect(try controller.inspect().text(0).string() == "2")
    }
  }

  @Test func `a view inspects itself when it appears`() throws {
    var values: [Bool] = []
    var sut = Flag()
    let expectation = sut.on(\.didAppear) { view in
      values.append(try view.actualView().flag)
      try view.text().callOnDisappear()
      values.append(try view.actualView().flag)
      values.append(try view.text().string() == "true")
    }
    ViewHosting.host(view: sut)
    defer { ViewHosting.expel() }
    #expect(values == [false, true, true])
    _ = expectation
  }

  @Test func `an inspection is delayed on the clock of the run`() throws {
    var texts: [String] = []
    let sut = Flag()
    sut.inspection.inspect { view in
      texts.append(try view.text().string())
      sut.publisher.send(true)
    }
    sut.inspection.inspect(after: 0.1) { view in texts.append(try view.text().string()) }
    ViewHosting.host(view: sut)
    defer { ViewHosting.expel() }
    #expect(texts == ["false", "true"])
  }

  // observations.json inspect-onreceive-after-send
  @Test func `state that is written for a published value is settled in the inspection`() throws {
    var texts: [String] = []
    let sut = Flag()
    sut.inspection.inspect { _ in sut.publisher.send(true) }
    sut.inspection.inspect(onReceive: sut.publisher) { view in
      texts.append(try view.text().string())
      sut.publisher.send(false)
    }
    sut.inspection.inspect(onReceive: sut.publisher.dropFirst()) { view in
      texts.append(try view.text().string())
    }
    ViewHosting.host(view: sut)
    defer { ViewHosting.expel() }
    #expect(texts == ["true", "false"])
  }

  @Test func `a modifier inspects itself when it appears`() throws {
    var texts: [String] = []
    let binding = Binding(wrappedValue: false)
    let sut = FlagModifier(flag: binding)
    sut.inspection.inspect { modifier in
      texts.append(try modifier.vStack().text(1).string())
      try modifier.vStack().text(1).callOnDisappear()
      texts.append(try modifier.vStack().text(1).string())
    }
    ViewHosting.host(view: EmptyView().modifier(sut))
    defer { ViewHosting.expel() }
    #expect(texts == ["false", "true"])
    #expect(binding.wrappedValue)
  }
}

private struct Counter: View {
  @State private(set) var count = 0
  var body: some View {
    Text("\(count)").onAppear { count += 1 }
  }
}

private struct Appearing: View {
  @State private var text = "new"
  let log: Log
  var body: some View {
    Text(text)
      .onAppear {
        text = "appeared"
        log.append("appear")
      }
      .onDisappear { log.append("disappear") }
  }
}

private final class Inspection<V>: InspectionEmissary {
  let notice = PassthroughSubject<UInt, Never>()
  var callbacks: [UInt: (V) -> Void] = [:]

  func visit(_ view: V, _ line: UInt) {
    if let callback = callbacks.removeValue(forKey: line) { callback(view) }
  }
}

private struct Flag: View {
  @State private(set) var flag = false
  let publisher = PassthroughSubject<Bool, Never>()
  let inspection = Inspection<Self>()
  var didAppear: ((Self) -> Void)?
  var body: some View {
    Text(flag ? "true" : "false")
      .onDisappear { flag.toggle() }
      .onReceive(publisher) { flag = $0 }
      .onReceive(inspection.notice) { inspection.visit(self, $0) }
      .onAppear { didAppear?(self) }
  }
}

private struct FlagModifier: ViewModifier {
  @Binding var flag: Bool
  let inspection = Inspection<Self>()
  func body(content: Content) -> some View {
    VStack {
      content
      Text(flag ? "true" : "false").onDisappear { flag.toggle() }
    }
    .onReceive(inspection.notice) { inspection.visit(self, $0) }
  }
}
