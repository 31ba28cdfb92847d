import HeadlessSwiftUI
import HeadlessViewInspector
import Testing

// The sources of the tests are the files of the library whose names the comments give.
@MainActor
struct ControlTests {
  // ButtonTests
  @Test func `a tap performs the action of a button`() throws {
    let log = Log()
    try Button(action: { log.append("tap") }, label: { Text("Test") }).inspect().button().tap()
    try Button("Test") { log.append("tap") }.disabled(false).inspect().button().tap()
    #expect(log.lines == ["tap", "tap"])
  }

  // observations.json inspect-tap-disabled, ButtonTests
  @Test func `a disabled button does not perform its action`() throws {
    let log = Log()
    let button = Button("Test") { log.append("tap") }.disabled(true)
    #expect(
      message { try button.inspect().button().tap() } == "Button is unresponsive: it is disabled"
    )
    #expect(log.lines.isEmpty)
  }

  // TransitiveModifiersTests
  @Test func `a view around a button that disables or hides it is named by its path`() throws {
    let disabled = try Disabling().inspect()
    #expect(try disabled.find(button: "1").isDisabled() == false)
    #expect(try disabled.find(button: "2").isDisabled() == false)
    #expect(try disabled.find(button: "3").isDisabled())
    #expect(
      message { try disabled.find(button: "3").tap() }
        == """
        Button is unresponsive: view(Disabling.self).vStack().vStack(1).vStack(1) is disabled
        """
    )
    let hidden = try Hiding().inspect()
    #expect(try hidden.find(text: "abc").isHidden() == false)
    #expect(try hidden.find(text: "123").isHidden())
    #expect(
      message { try hidden.find(button: "123").tap() }
        == "Button is unresponsive: view(Hiding.self).vStack().hStack(1) is hidden"
    )
    let passing = VStack { VStack { Button("3") {} }.allowsHitTesting(false) }
    #expect(
      message { try passing.inspect().find(button: "3").tap() }
        == "Button is unresponsive: vStack().vStack(0) has allowsHitTesting set to false"
    )
  }

  // InspectableViewTests
  @Test func `a view is responsive unless a modifier prevents it`() throws {
    #expect(try Button("") {}.padding().inspect().isResponsive())
    #expect(try Button("") {}.allowsHitTesting(true).padding().inspect().isResponsive())
    #expect(try Button("") {}.disabled(false).padding().inspect().isResponsive())
    #expect(try Button("") {}.allowsHitTesting(false).padding().inspect().isResponsive() == false)
    #expect(try Button("") {}.disabled(true).padding().inspect().isResponsive() == false)
    #expect(try Button("") {}.hidden().padding().inspect().isResponsive() == false)
  }

  // ButtonTests
  @Test func `a button has a label and a role`() throws {
    let view = Group { Button(action: {}, label: { AnyView(Text("abc")) }) }
    #expect(try view.inspect().find(ViewType.Button.self).pathToRoot == "group().button(0)")
    #expect(try view.inspect().find(button: "abc").pathToRoot == "group().button(0)")
    #expect(
      try view.inspect().find(text: "abc").pathToRoot
        == "group().button(0).labelView().anyView().text()"
    )
    #expect(
      message { try view.inspect().find(button: "unknown") } == "Search did not find a match"
    )
    let button = Button(role: .destructive, action: {}, label: { Text("a") })
    #expect(try button.inspect().button().role() == .destructive)
    #expect(try button.inspect().button().labelView().text().string() == "a")
    #expect(try Button("a") {}.inspect().button().role() == nil)
  }

  // ToggleTests
  @Test func `a tap switches a toggle`() throws {
    let binding = Binding(wrappedValue: false)
    let sut = try Toggle(isOn: binding) { Text("abc") }.inspect().toggle()
    #expect(try sut.isOn() == false)
    try sut.tap()
    #expect(binding.wrappedValue)
    #expect(try sut.isOn())
    #expect(try sut.labelView().text().string() == "abc")
    let disabled = Toggle(isOn: binding) { Text("") }.disabled(true)
    #expect(
      message { try disabled.inspect().toggle().tap() } == "Toggle is unresponsive: it is disabled"
    )
    #expect(binding.wrappedValue)
  }

  // TextFieldTests
  @Test func `a text is entered into a field`() throws {
    let binding = Binding(wrappedValue: "123")
    let sut = try TextField("Title", text: binding).inspect().textField()
    #expect(try sut.input() == "123")
    try sut.setInput("abc")
    #expect(binding.wrappedValue == "abc")
    #expect(try sut.input() == "abc")
    #expect(try sut.labelView().text().string() == "Title")
    let disabled = try TextField("", text: binding).disabled(true).inspect().textField()
    #expect(
      message { try disabled.setInput("x") } == "TextField is unresponsive: it is disabled"
    )
    #expect(binding.wrappedValue == "abc")
  }

  // TextFieldTests
  @Test func `the closures of a field are called`() throws {
    let log = Log()
    let binding = Binding(wrappedValue: "")
    let view = TextField(
      "",
      text: binding,
      onEditingChanged: { _ in log.append("editing") },
      onCommit: { log.append("commit") }
    )
    try view.inspect().textField().callOnEditingChanged()
    try view.inspect().textField().callOnCommit()
    #expect(log.lines == ["editing", "commit"])
    #expect(
      message { try view.disabled(true).inspect().textField().callOnCommit() }
        == "TextField is unresponsive: it is disabled"
    )
  }

  // TextFieldTests
  @Test func `a field shows its prompt`() throws {
    let binding = Binding(wrappedValue: "")
    let view = TextField("", text: binding, prompt: Text("test"))
    #expect(try view.inspect().textField().prompt().string() == "test")
    #expect(
      message { try TextField("", text: binding).inspect().textField().prompt() }
        == "View for prompt is absent"
    )
  }

  // PickerTests
  @Test func `a value is chosen`() throws {
    let binding = Binding<Int?>(wrappedValue: nil)
    let view = Picker(selection: binding, label: Text("Title")) {
      Text("First").tag(0)
      Text("Second").tag(1)
    }
    let sut = try view.inspect().picker()
    #expect(
      message { try sut.select(value: 1) }
        == "select(value:) expected a value of type Optional<Int> but received Int"
    )
    try sut.select(value: Int?(1))
    #expect(binding.wrappedValue == 1)
    #expect(
      message { try sut.selectedValue(String.self) }
        == "selectedValue(_:) expected a value of type Optional<Int> but received String"
    )
    #expect(try sut.selectedValue(Int?.self) == 1)
    #expect(try sut.text(0).string() == "First")
    #expect(try sut.text(1).tag() == AnyHashable(1))
    #expect(try sut.labelView().text().string() == "Title")
    #expect(
      message { try view.disabled(true).inspect().picker().select(value: Int?(0)) }
        == "Picker is unresponsive: it is disabled"
    )
  }

  // PickerTests
  @Test func `paths of a picker separate label and options`() throws {
    let view = AnyView(
      Picker(selection: Binding(wrappedValue: ""), label: Text("qwe")) {
        Text("abc")
        Text("xyz")
      }
    )
    #expect(
      try view.inspect().find(text: "qwe").pathToRoot == "anyView().picker().labelView().text()"
    )
    #expect(try view.inspect().find(text: "xyz").pathToRoot == "anyView().picker().text(1)")
  }

  // SliderTests
  @Test func `a slider has a value`() throws {
    let binding = Binding<Double>(wrappedValue: 0.4)
    let log = Log()
    let view = Slider(
      value: binding,
      label: { Text("abc") },
      onEditingChanged: { _ in log.append("edit") }
    )
    let sut = try view.inspect().slider()
    #expect(try sut.value() == 0.4)
    try sut.setValue(0.7)
    #expect(binding.wrappedValue == 0.7)
    try sut.callOnEditingChanged()
    #expect(log.lines == ["edit"])
    #expect(
      try view.inspect().find(ViewType.Slider.self, containing: "abc").pathToRoot == "slider()"
    )
  }

  // StepperTests
  @Test func `a stepper increments and decrements`() throws {
    let log = Log()
    let view = Stepper(
      "",
      onIncrement: { log.append("+") },
      onDecrement: { log.append("-") }
    )
    try view.inspect().stepper().increment()
    try view.inspect().stepper().decrement()
    #expect(log.lines == ["+", "-"])
    #expect(
      message { try view.disabled(true).inspect().stepper().increment() }
        == "Stepper is unresponsive: it is disabled"
    )
    let binding = Binding(wrappedValue: 1)
    try Stepper("", value: binding).inspect().stepper().increment()
    #expect(binding.wrappedValue == 2)
  }

  // EventsModifiersTests
  @Test func `the action of a tap on any view is called`() throws {
    let log = Log()
    let sut = Text("a").onTapGesture { log.append("tap") }.padding()
    try sut.inspect().text().callOnTapGesture()
    #expect(log.lines == ["tap"])
    #expect(
      message { try Text("a").inspect().text().callOnTapGesture() }
        == "Text does not have 'onTapGesture' modifier"
    )
  }

  // EventsModifiersTests
  @Test func `the action of the return key is called`() throws {
    let log = Log()
    let sut = TextField("", text: Binding(wrappedValue: "")).onSubmit { log.append("submit") }
    try sut.inspect().textField().callOnSubmit()
    #expect(log.lines == ["submit"])
  }
}

private struct Disabling: View {
  var body: some View {
    VStack {
      Button(action: {}, label: { Text("1") })
      VStack {
        Button(action: {}, label: { Text("2") })
        VStack {
          Button(action: {}, label: { Text("3").disabled(false) }).disabled(false)
        }.disabled(true)
      }.disabled(false)
    }
  }
}

private struct Hiding: View {
  var body: some View {
    VStack {
      Button("abc") {}
      HStack { Button("123") {} }.hidden()
    }
  }
}
