/// The spelling of operations in scenarios.
extension WorldOperation {
  /// The lines of the operation.
  var lines: [String] {
    switch self {
    case .setRoot, .show, .hide, .rotate, .add, .insert, .takeOut, .bringToFront, .layOut, .resize,
      .animate:
      linesOfViews
    case .push, .pop, .popTo, .popToRoot, .setStack, .swipe, .setTabs, .select, .tap, .slide,
      .setPage, .turn:
      linesOfContainers
    case .present, .dismiss, .setStyle, .defineContext, .hold, .drag: linesOfPresentations
    case .setAnimation(let animation): animation.lines
    case .drive(.update(let percent)): ["Finger.update(\(Double(percent) / 100))"]
    case .drive(.finish): ["Finger.finish()"]
    case .drive: ["Finger.cancel()"]
    case .enterBackground: ["application.enterBackground()"]
    case .enterForeground: ["application.enterForeground()"]
    case .warnOfMemory: ["application.receiveMemoryWarning()"]
    case .advance(let milliseconds): ["advance \(milliseconds)ms"]
    case .idle: ["idle"]
    case .settle: ["settle"]
    case .release(let number): ["release \(name(number))"]
    default: linesOfControllers
    }
  }

  private func name(_ number: Int?) -> String {
    number.map { WorldCast.controllers[$0] } ?? "nil"
  }

  private func names(_ numbers: [Int]) -> String {
    "[\(numbers.map { name($0) }.joined(separator: ", "))]"
  }

  private var linesOfViews: [String] {
    let windows = WorldCast.windows
    return switch self {
    case .setRoot(let window, let root): ["\(windows[window]).rootViewController = \(name(root))"]
    case .show(let window): ["\(windows[window]).makeKeyAndVisible()"]
    case .hide(let window, let isHidden): ["\(windows[window]).isHidden = \(isHidden)"]
    case .rotate(let window, let isLandscape):
      ["\(windows[window]).rotate(to: .\(isLandscape ? "landscapeLeft" : "portrait"))"]
    case .add(let view, let target): ["\(target.text).addSubview(\(view.text))"]
    case .insert(let view, let place, let target):
      ["\(target.text).insertSubview(\(view.text), at: \(place))"]
    case .takeOut(let view): ["\(view.text).removeFromSuperview()"]
    case .bringToFront(let view, let target):
      ["\(target.text).bringSubviewToFront(\(view.text))"]
    case .layOut(let view): ["\(view.text).setNeedsLayout()", "\(view.text).layoutIfNeeded()"]
    case .resize(let view, let width):
      ["\(view.text).frame = CGRect(x: 0, y: 0, width: \(width), height: 10)"]
    case .animate(let view, let milliseconds): ["animate \(milliseconds)ms \(view.text)"]
    default: []
    }
  }

  private var linesOfControllers: [String] {
    switch self {
    case .addChild(let child, let parent): ["\(name(parent)).addChild(\(name(child)))"]
    case .removeChild(let child): ["\(name(child)).removeFromParent()"]
    case .willMove(let child, let parent): ["\(name(child)).willMove(toParent: \(name(parent)))"]
    case .didMove(let child, let parent): ["\(name(child)).didMove(toParent: \(name(parent)))"]
    case .embed(let child, let parent):
      [
        "\(name(parent)).addChild(\(name(child)))",
        "\(name(parent)).view.addSubview(\(name(child)).view)",
        "\(name(child)).didMove(toParent: \(name(parent)))",
      ]
    case .unembed(let child):
      [
        "\(name(child)).willMove(toParent: nil)",
        "\(name(child)).view.removeFromSuperview()",
        "\(name(child)).removeFromParent()",
      ]
    case .exchange(let from, let to, let milliseconds):
      [
        "\(name(from)).parent.transition(from: \(name(from)), to: \(name(to)), "
          + "duration: \(milliseconds)ms)"
      ]
    case .setView(let number, let view): ["\(name(number)).view = \(WorldCast.views[view])"]
    case .begin(let number, let isAppearing, let animated):
      ["\(name(number)).beginAppearanceTransition(\(isAppearing), animated: \(animated))"]
    case .end(let number): ["\(name(number)).endAppearanceTransition()"]
    case .callDirectly(let number, let callback): ["\(name(number)).\(callback.rawValue)(true)"]
    default: []
    }
  }

  private var linesOfContainers: [String] {
    let tabs = name(WorldCast.tabs)
    return switch self {
    case .push(let number, let stack, let animated):
      ["\(name(stack)).pushViewController(\(name(number)), animated: \(animated))"]
    case .pop(let stack, let animated):
      ["\(name(stack)).popViewController(animated: \(animated))"]
    case .popTo(let number, let stack, let animated):
      ["\(name(stack)).popToViewController(\(name(number)), animated: \(animated))"]
    case .popToRoot(let stack, let animated):
      ["\(name(stack)).popToRootViewController(animated: \(animated))"]
    case .setStack(let stack, let numbers, let animated):
      ["\(name(stack)).setViewControllers(\(names(numbers)), animated: \(animated))"]
    case .swipe(let stack, let finger): [finger.line(name(stack))]
    case .setTabs(let numbers): ["\(tabs).viewControllers = \(names(numbers))"]
    case .select(let place): ["\(tabs).selectedIndex = \(place)"]
    case .tap(let place): ["\(tabs).tapTab(at: \(place))"]
    case .slide(let finger, let place): [finger.line(tabs, begin: "tab begin \(tabs) \(place)")]
    case .setPage(let number, let pages, let animated):
      [
        "\(name(pages)).setViewControllers([\(name(number))], direction: .forward, "
          + "animated: \(animated))"
      ]
    case .turn(let pages, let finger, let next):
      [finger.line(name(pages), begin: "page begin \(name(pages)) \(name(next))")]
    default: []
    }
  }

  private var linesOfPresentations: [String] {
    switch self {
    case .present(let presented, let presenter, let animated):
      ["\(name(presenter)).present(\(name(presented)), animated: \(animated))"]
    case .dismiss(let number, let animated): ["\(name(number)).dismiss(animated: \(animated))"]
    case .setStyle(let number, let style):
      ["\(name(number)).modalPresentationStyle = .\(WorldCast.styles[style])"]
    case .defineContext(let number, let isOn):
      ["\(name(number)).definesPresentationContext = \(isOn)"]
    case .hold(let number, let isOn): ["\(name(number)).isModalInPresentation = \(isOn)"]
    case .drag(let number, let finger): [finger.line(name(number))]
    default: []
    }
  }
}
