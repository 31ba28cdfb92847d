import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

private struct Item: Identifiable, Equatable {
  let id: Int
}

@Observable @MainActor
private final class Model {
  var item: Item?
}

@MainActor
struct `Observations of presentations` {
  // Observation: sheet-gesture-state-late-fatbobman
  @Test(arguments: [false, true])
  func `a drag writes the binding after the sheet has left, a call before`(
    isDrag: Bool
  )
    async throws
  {
    struct Content: View {
      @Bindable var control: Control
      let log: Log
      var body: some View {
        Text("presenter")
          .sheet(isPresented: $control.isOn) {
            Text("sheet").onDisappear { log.append("left while \(control.isOn)") }
          }
          .onChange(of: control.isOn) { log.append("isPresented \(control.isOn)") }
      }
    }
    let log = Log()
    let control = Control()
    control.isOn = false
    try await show(Content(control: control, log: log)) { app, controller in
      control.isOn = true
      try await app.settle()
      log.lines = []
      if isDrag {
        let presented = try #require(controller.presentedViewController)
        let presentation = try #require(presented.presentationController)
        #expect(presentation.beginInteractiveDismissal())
        presentation.updateInteractiveDismissal(0.6)
        try app.idle()
        #expect(control.isOn)
        presentation.finishInteractiveDismissal()
      } else {
        control.isOn = false
      }
      try await app.settle()
      #expect(!control.isOn)
      #expect(log.lines.contains("isPresented false"))
      #expect(log.lines.first == (isDrag ? log.lines.first : "isPresented false"))
    }
  }

  // Observation: fullscreencover-return-no-onappear-comment
  @Test func `a presenter neither disappears behind a cover nor appears again`() async throws {
    struct Content: View {
      @Bindable var control: Control
      let log: Log
      var body: some View {
        Monitor("presenter", log)
          .fullScreenCover(isPresented: $control.isOn) { Monitor("cover", log) }
      }
    }
    let log = Log()
    let control = Control()
    control.isOn = false
    try await show(Content(control: control, log: log)) { app, _ in
      control.isOn = true
      try await app.settle()
      control.isOn = false
      try await app.settle()
      #expect(log.lines.filter { $0.hasPrefix("presenter") && $0.contains("ppear") }.count == 1)
      #expect(
        log.lines.filter { $0.hasPrefix("cover") } == [
          "cover.state-created", "cover.onAppear", "cover.onDisappear", "cover.state-destroyed",
        ]
      )
    }
  }

  // Observation: cover-ondismiss-after-transition
  @Test func `the item is nil before the cover leaves, and onDismiss comes after`() async throws {
    struct Content: View {
      @Bindable var model: Model
      let log: Log
      var body: some View {
        Text("presenter")
          .onChange(of: model.item) { log.append("item \(model.item == nil ? "nil" : "set")") }
          .fullScreenCover(item: $model.item, onDismiss: { log.append("onDismiss") }) { _ in
            Monitor("cover", log)
          }
      }
    }
    let log = Log()
    let model = Model()
    try await show(Content(model: model, log: log)) { app, _ in
      model.item = Item(id: 1)
      try await app.settle()
      log.lines = []
      model.item = nil
      try app.idle()
      #expect(log.lines == ["item nil"])
      try await app.settle()
      #expect(
        Set(log.lines.suffix(3)) == ["cover.onDisappear", "onDismiss", "cover.state-destroyed"]
      )
    }
  }

  // Observation: popover-ondisappear-after-dismissal
  @Test func `the content of a popover disappears when its dismissal is over`() async throws {
    struct Content: View {
      @Bindable var control: Control
      let log: Log
      var body: some View {
        Text("anchor").popover(isPresented: $control.isOn) { Monitor("popover", log) }
      }
    }
    let log = Log()
    let control = Control()
    control.isOn = false
    try await show(Content(control: control, log: log)) { app, _ in
      control.isOn = true
      try await app.settle()
      control.isOn = false
      try app.idle()
      #expect(log.lines.last == "popover.onAppear")
      try await app.settle()
      #expect(log.lines.contains("popover.onDisappear"))
    }
  }

  // Observation: sheet-attached-view-gone
  @Test func `a sheet whose presenter is removed leaves after the presenter`() async throws {
    struct Content: View {
      let control: Control
      let log: Log
      var body: some View {
        VStack {
          if control.isOn {
            Monitor("presenter", log).sheet(isPresented: .constant(true)) { Monitor("sheet", log) }
          }
        }
      }
    }
    let log = Log()
    let control = Control()
    try await show(Content(control: control, log: log)) { app, _ in
      try await app.settle()
      #expect(log.lines.contains("sheet.onAppear"))
      control.isOn = false
      try await app.settle()
      let presenter = log.lines.firstIndex(of: "presenter.onDisappear")
      let sheet = log.lines.firstIndex(of: "sheet.onDisappear")
      #expect(try #require(presenter) < #require(sheet))
    }
  }

  // Observation: overlay-late-ondisappear
  @Test func `a sheet that is replaced disappears after the next one has appeared, or before`()
    async throws
  {
    struct Content: View {
      @Bindable var control: Control
      let log: Log
      var body: some View {
        VStack {
          Text("A").sheet(isPresented: $control.isOn) { Monitor("A", log) }
          Text("B").sheet(isPresented: .constant(control.number == 1)) { Monitor("B", log) }
        }
      }
    }
    let log = Log()
    let control = Control()
    try await show(Content(control: control, log: log)) { app, _ in
      try await app.settle()
      control.isOn = false
      control.number = 1
      try await app.settle()
      #expect(log.lines.contains("A.onDisappear"))
      #expect(log.lines.contains("B.onAppear"))
    }
  }
}
