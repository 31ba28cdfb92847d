import Foundation
import HeadlessUIKit
import Testing

@Suite("Changes of constraints in layout callbacks")
struct LayoutEditTests {
  /// A controller that replaces its constraints by equal ones in each layout.
  private final class ReplacingController: UIViewController {
    let box = UIView()
    var constraints: [NSLayoutConstraint] = []
    var layouts = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      NSLayoutConstraint.deactivate(constraints)
      constraints = [
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
        box.widthAnchor.constraint(equalToConstant: 40),
        box.heightAnchor.constraint(equalToConstant: 50),
      ]
      NSLayoutConstraint.activate(constraints)
      box.setContentHuggingPriority(.required, for: .vertical)
      box.invalidateIntrinsicContentSize()
    }
  }

  @Test @MainActor func `equal constraints in every layout let layout come to rest`() async throws {
    try await withApp { app in
      let controller = ReplacingController()
      app.launch(LoggingAppDelegate(Journal(), root: controller))
      try app.idle()
      #expect(controller.box.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
      #expect(controller.layouts < 5)
    }
  }

  @Test @MainActor func `the direction of a stack view applies to its arranged views`() async throws
  {
    try await withApp { _ in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let views = [50, 70].map { width in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: 50).isActive = true
        return view
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.spacing = 10
      stack.semanticContentAttribute = .forceRightToLeft
      stack.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(stack)
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20).isActive = true
      stack.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
      content.layoutIfNeeded()
      #expect(stack.frame == CGRect(x: 20, y: 0, width: 130, height: 50))
      #expect(views.map(\.frame.minX) == [80, 0])
    }
  }

  @Test @MainActor func `a guide of the system has a frame without constraints`() async throws {
    try await withApp { app in
      let controller = UIViewController()
      app.launch(LoggingAppDelegate(Journal(), root: controller))
      try app.idle()
      let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      controller.view.window?.screenSafeAreaInsets = insets
      try app.idle()
      let size = controller.view.bounds.size
      let frame = controller.view.safeAreaLayoutGuide.layoutFrame
      #expect(frame == CGRect(x: 0, y: 47, width: size.width, height: size.height - 81))
    }
  }
}
