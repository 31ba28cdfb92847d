import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@MainActor
struct RepresentableTests {
  private struct ViewRepresentable: UIViewRepresentable {
    let flag: Bool
    let log: Log

    func makeUIView(context: Context) -> UIView {
      log.append("makeUIView")
      return UILabel()
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      log.append("updateUIView \(flag)")
    }

    static func dismantleUIView(_ uiView: UIView, coordinator: Log) {
      coordinator.append("dismantleUIView \(uiView.superview == nil ? "out" : "in")")
    }

    func makeCoordinator() -> Log {
      log.append("makeCoordinator")
      return log
    }
  }

  // observations.json inspect-hosted-update-count
  @Test func `a view is updated once after its creation and once for a change`() async throws {
    struct Wrapper: View {
      @State private var flag = false
      let log: Log
      var body: some View {
        ViewRepresentable(flag: flag, log: log)
          .onAppear {
            log.append("onAppear")
            flag.toggle()
          }
          .onDisappear { log.append("onDisappear") }
      }
    }
    let log = Log()
    try await show(Wrapper(log: log)) { _, controller in
      #expect(controller.view.subviews.count == 1)
    }
    #expect(
      log.lines.prefix(5) == [
        "makeCoordinator", "makeUIView", "updateUIView false", "onAppear", "updateUIView true",
      ]
    )
    #expect(log.lines.filter { $0.hasPrefix("update") }.count == 2)
  }

  // observations.json doc-dismantle-vc: dismantle comes before the removal
  @Test func `a removed view is dismantled in the hierarchy after onDisappear`() async throws {
    struct Wrapper: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        if isShown {
          ViewRepresentable(flag: isShown, log: log)
            .onDisappear { log.append("onDisappear") }
        } else {
          Text("gone")
        }
        Text("button").onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = false }
        }
      }
    }
    let log = Log()
    try await show(Wrapper(log: log)) { app, controller in
      try await app.settle()
      #expect(controller.view.subviews.isEmpty)
    }
    #expect(log.lines.suffix(2) == ["onDisappear", "dismantleUIView in"])
  }

  private final class Controller: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      log.append("loadView")
      super.loadView()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("viewWillAppear \(parent == nil ? "alone" : "child")")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.append("layout")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("viewDidAppear")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("viewDidDisappear")
    }
  }

  private struct ControllerRepresentable: UIViewControllerRepresentable {
    let log: Log

    func makeUIViewController(context: Context) -> Controller {
      log.append("makeUIViewController")
      return Controller(log)
    }

    func updateUIViewController(_ uiViewController: Controller, context: Context) {
      log.append("updateUIViewController")
    }

    static func dismantleUIViewController(_ uiViewController: Controller, coordinator: ()) {
      uiViewController.log.append("dismantleUIViewController")
    }
  }

  // observations.json uivcrep-lifecycle-417
  @Test func `a controller is loaded and updated twice before it appears as a child`() async throws
  {
    let log = Log()
    try await show(ControllerRepresentable(log: log)) { app, controller in
      #expect(controller.children.count == 1)
      #expect(controller.children.first?.view.superview === controller.view)
    }
    #expect(
      log.lines.prefix(8) == [
        "makeUIViewController", "loadView", "viewDidLoad", "updateUIViewController",
        "updateUIViewController", "viewWillAppear child", "layout", "viewDidAppear",
      ]
    )
  }

  @Test func `a removed controller is dismantled after its disappearance`() async throws {
    struct Wrapper: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        VStack {
          if isShown {
            ControllerRepresentable(log: log)
              .onDisappear { log.append("onDisappear") }
          }
        }
        .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isShown = false } }
      }
    }
    let log = Log()
    try await show(Wrapper(log: log)) { app, controller in
      try await app.settle()
      #expect(controller.children.isEmpty)
    }
    #expect(
      log.lines.suffix(3) == ["onDisappear", "viewDidDisappear", "dismantleUIViewController"]
    )
  }
}
