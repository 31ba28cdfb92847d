import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct SheetTests {
  /// A presenter with a sheet or cover, driven by an observable object.
  private struct Presenter: View {
    let control: PresentationControl
    let log: Log
    let isCover: Bool

    var body: some View {
      @Bindable var control = control
      let page = LoggedPage(name: "presenter", log: log)
        .onChange(of: control.isPresented) { log.append("isPresented \(control.isPresented)") }
      if isCover {
        page.fullScreenCover(isPresented: $control.isPresented) {
          log.append("onDismiss")
        } content: {
          LoggedPage(name: "content", log: log)
        }
      } else {
        page.sheet(isPresented: $control.isPresented) {
          log.append("onDismiss")
        } content: {
          LoggedPage(name: "content", log: log)
        }
      }
    }
  }

  // observations.json cover-ondismiss-after-transition, fullscreencover-return-no-onappear-comment
  @Test(arguments: [false, true])
  func `the binding changes, then the content disappears, then onDismiss runs`(
    isCover: Bool
  ) async throws {
    let log = Log()
    let control = PresentationControl()
    try await show(Presenter(control: control, log: log, isCover: isCover)) { app, controller in
      control.isPresented = true
      try await app.settle()
      log.lines = log.lines.filter { !$0.hasSuffix("body") }
      #expect(log.lines == ["presenter onAppear", "isPresented true", "content onAppear"])
      log.lines = []
      control.isPresented = false
      try app.idle()
      log.append("in transition")
      try await app.settle()
      #expect(controller.presentedViewController == nil)
    }
    log.lines = log.lines.filter { !$0.hasSuffix("body") }
    #expect(
      log.lines == [
        "isPresented false", "in transition", "content onDisappear", "onDismiss",
        "presenter onDisappear",
      ]
    )
  }

  // observations.json sheet-gesture-state-late-fatbobman
  @Test func `a drag writes the binding after the transition`() async throws {
    let log = Log()
    let control = PresentationControl()
    try await show(Presenter(control: control, log: log, isCover: false)) { app, controller in
      control.isPresented = true
      try await app.settle()
      let sheet = controller.presentedViewController?.presentationController
      log.lines = []
      #expect(sheet?.beginInteractiveDismissal() ?? false)
      sheet?.finishInteractiveDismissal()
      try app.idle()
      #expect(control.isPresented)
      try await app.settle()
      #expect(!control.isPresented)
    }
    log.lines = log.lines.filter { !$0.hasSuffix("body") }
    #expect(
      log.lines == [
        "content onDisappear", "onDismiss", "isPresented false", "presenter onDisappear",
      ]
    )
  }

  @Test func `a cancelled drag has no effect on the views`() async throws {
    let log = Log()
    let control = PresentationControl()
    try await show(Presenter(control: control, log: log, isCover: false)) { app, controller in
      control.isPresented = true
      try await app.settle()
      let sheet = controller.presentedViewController?.presentationController
      log.lines = []
      #expect(sheet?.beginInteractiveDismissal() ?? false)
      sheet?.cancelInteractiveDismissal()
      try await app.settle()
      #expect(log.lines.isEmpty)
      #expect(control.isPresented)
    }
  }

  // observations.json sheet-attached-view-gone
  @Test func `a removed presenter disappears before its sheet`() async throws {
    struct Root: View {
      let control: PresentationControl
      let log: Log
      var body: some View {
        VStack {
          if control.hasPresenter { Presenter(control: control, log: log, isCover: false) }
        }
      }
    }
    let log = Log()
    let control = PresentationControl()
    try await show(Root(control: control, log: log)) { app, controller in
      control.isPresented = true
      try await app.settle()
      log.lines = []
      control.hasPresenter = false
      try app.idle()
      #expect(log.lines == ["presenter onDisappear"])
      try await app.settle()
      #expect(log.lines == ["presenter onDisappear", "content onDisappear"])
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func `the dismiss action of the environment writes the binding`() async throws {
    struct Content: View {
      @Environment(\.dismiss) var dismiss
      @Environment(\.isPresented) var isPresented
      let log: Log
      var body: some View {
        let _ = log.append("isPresented \(isPresented)")
        Text("content").task {
          try? await Task.sleep(for: .seconds(1))
          dismiss()
        }
      }
    }
    struct Root: View {
      @State private var isPresented = true
      let log: Log
      var body: some View {
        Text("root").sheet(isPresented: $isPresented) { Content(log: log) }
          .onChange(of: isPresented) { log.append("dismissed") }
      }
    }
    let log = Log()
    try await show(Root(log: log)) { app, controller in
      try await app.settle()
      #expect(controller.presentedViewController == nil)
    }
    #expect(log.lines == ["isPresented true", "dismissed"])
  }
}

/// Values that a test changes from outside of the views.
@Observable @MainActor
final class PresentationControl {
  var isPresented = false
  var hasPresenter = true
  var path: [Int] = []
}
