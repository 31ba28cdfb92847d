import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct ControlTests {
  private struct Form: View {
    let log: Log
    var isDisabled = false
    @State private var isOn = false
    @State private var text = ""
    @State private var value = 0.0
    @State private var choice = 1

    var body: some View {
      VStack {
        Button("Save") { log.append("save") }
        Toggle("On", isOn: $isOn)
        TextField("Name", text: $text).onSubmit { log.append("submit") }
        Slider(value: $value, in: 0...10, step: 2)
        Picker("Choice", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Stepper("Value", value: $choice, in: 0...3)
      }
      .disabled(isDisabled)
      .onChange(of: isOn) { log.append("isOn \(isOn)") }
      .onChange(of: text) { log.append("text \(text)") }
      .onChange(of: value) { log.append("value \(value)") }
      .onChange(of: choice) { log.append("choice \(choice)") }
    }
  }

  @Test func `controls perform actions and write their bindings`() async throws {
    let log = Log()
    let trace = try await place(Form(log: log), width: 390, height: 800) { screen in
      #expect(screen.nodes("Button").first?.tap() == true)
      #expect(screen.nodes("Toggle").first?.tap() == true)
      screen.update()
      let field = try #require(screen.nodes("TextField").first)
      #expect((field.view as? TextField<Text>)?.enter("Ann", field) == true)
      screen.update()
      (field.view as? TextField<Text>)?.submit(field)
      let slider = try #require(screen.nodes("Slider").first)
      #expect((slider.view as? Slider<EmptyView, EmptyView>)?.drag(to: 4.9, slider) == true)
      screen.update()
      let stepper = try #require(screen.nodes("Stepper").first)
      (stepper.view as? Stepper<Text>)?.increment(stepper)
      screen.update()
    }
    #expect(
      log.lines == ["save", "isOn true", "text Ann", "submit", "value 4.0", "choice 2"]
    )
    let texts = trace.attributes
    #expect(texts.contains("isOn: true"))
    #expect(texts.contains("text: Ann"))
    #expect(texts.contains("value: 4"))
  }

  @Test func `disabled controls do nothing`() async throws {
    let log = Log()
    try await place(Form(log: log, isDisabled: true), width: 390, height: 800) { screen in
      #expect(screen.nodes("Button").first?.tap() == false)
      #expect(screen.nodes("Toggle").first?.tap() == false)
      screen.update()
    }
    #expect(log.lines.isEmpty)
  }

  @Test func `the state of the environment reaches controls that are written inside`() async throws
  {
    let log = Log()
    let view = VStack {
      Button("No") { log.append("no") }.disabled(false)
      Button("Yes") { log.append("yes") }
    }
    .disabled(true)
    try await place(view) { screen in
      for button in screen.nodes("Button") { #expect(!button.tap()) }
    }
    #expect(log.lines.isEmpty)
  }

  @Test func `a tap is the callback action`() async throws {
    let trace = try await place(Button("Save") {}) { screen in
      _ = screen.nodes("Button").first?.tap()
    }
    #expect(trace.events.contains { $0.name == .action })
  }

  @Test func `modifiers are attributes of the view that they modify`() async throws {
    let view = Text("Hello")
      .padding()
      .font(.title)
      .foregroundColor(.red)
      .opacity(0.5)
      .accessibilityIdentifier("greeting")
    let trace = try await place(view) { _ in }
    #expect(
      trace.attributes == [
        "text: Hello", "padding: 16", "font: title", "foregroundColor: red", "opacity: 0.5",
        "accessibilityIdentifier: greeting",
      ]
    )
  }

  @Test func `numbers in a localized text have separators`() async throws {
    let trace = try await place(Text("\(1234567) of \(2.5) for \("Ann")")) { _ in }
    #expect(trace.attributes == ["text: 1,234,567 of 2.500000 for Ann"])
  }

  @Test func `a disclosure group creates its content when it is expanded`() async throws {
    let log = Log()
    let view = DisclosureGroup("More") {
      Text("Content").onAppear { log.append("content") }
    }
    try await place(view) { screen in
      #expect(log.lines.isEmpty)
      _ = screen.nodes("Button").first?.tap()
      screen.update()
      #expect(log.lines == ["content"])
    }
  }

  @Test func `a style replaces the label of buttons`() async throws {
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(20)
      }
    }
    let view = Button("Hello") {}.buttonStyle(Wide())
    try await place(view) { screen in
      // 41 + 2 · 20.
      #expect(screen.frame("Button")?.width.isNear(81) == true)
    }
  }
}

extension Trace {
  /// The texts of the attributes in order.
  var attributes: [String] {
    events.filter { $0.kind == .hierarchy && $0.name == .attributeProperty }
      .map { names[$0.text] }
  }
}
