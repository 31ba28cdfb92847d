import TestSupport

/// Generates a script from a seed.
struct WorldGenerator {
  private var random: SplitMix64
  private let manners: WorldScript.Manners
  /// A second generator for animators, so that the rest of a script does not depend on them.
  private var animations: SplitMix64?

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    animations = seed / 4 % 3 == 1 ? SplitMix64(seed: ~seed) : nil
    manners = [.polite, .polite, .handy, .rough][Int(seed % 4)]
  }

  /// Returns a script that shows a root and then performs a number of operations.
  mutating func script(length: Int) -> WorldScript {
    var script = WorldScript(manners: manners)
    script.steps = opening()
    while script.steps.count < length { script.steps += some() }
    for _ in 0..<random.below(5) {
      let callbacks = WorldScript.Callback.allCases
      let operations = (0...random.below(2)).map { _ in one(inCallback: true) }
      script.hooks.append(
        WorldScript.Hook(
          controller: random.below(WorldCast.alert),
          callback: callbacks[random.below(callbacks.count)],
          operations: operations
        )
      )
    }
    addAnimators(to: &script)
    return script
  }

  /// Adds animators of the app and their gestures to some scripts.
  private mutating func addAnimators(to script: inout WorldScript) {
    guard var random = animations else { return }
    for _ in 0..<(2 + random.below(4)) {
      let animation = WorldAnimation.allCases[random.below(WorldAnimation.allCases.count)]
      script.steps.insert(.setAnimation(animation), at: random.below(script.steps.count + 1))
    }
    for _ in 0..<random.below(6) {
      let fingers: [WorldFinger] = [.update(random.below(101)), .finish, .cancel]
      script.steps.insert(
        .drive(fingers[random.below(3)]),
        at: random.below(script.steps.count + 1)
      )
    }
  }

  private mutating func opening() -> [WorldOperation] {
    var steps: [WorldOperation] = []
    let stack = WorldCast.stacks.lowerBound
    let pages = WorldCast.pages.lowerBound + random.below(2)
    var root = 0
    switch random.below(6) {
    case 0: steps = []
    case 1: steps = [.embed(1, in: 0), .embed(2, in: random.below(2))]
    case 2:
      root = stack
      steps = [.push(0, on: stack, animated: false)]
    case 3:
      root = WorldCast.tabs
      steps = [.setTabs([stack, stack + 1, pages]), .push(0, on: stack, animated: false)]
    case 4:
      root = pages
      steps = [.setPage(0, on: pages, animated: false)]
    default:
      steps = [.embed(stack, in: 0), .push(1, on: stack, animated: false)]
    }
    steps += [.setRoot(window: 0, root), .show(window: 0)]
    if flip() { steps.append(.settle) }
    return steps
  }

  /// Returns one operation, or a complete gesture with operations in between.
  private mutating func some() -> [WorldOperation] {
    guard random.below(8) == 0 else { return [one(inCallback: false)] }
    let kind = random.below(4)
    let number = random.below(2)
    let other = random.below(6)
    var steps = [gesture(kind, number, other, .begin)]
    for _ in 0..<random.below(3) { steps.append(one(inCallback: false)) }
    if flip() { steps.append(gesture(kind, number, other, .update(random.below(101)))) }
    steps.append(gesture(kind, number, other, flip() ? .finish : .cancel))
    if flip() { steps.append(.advance(milliseconds: random.below(600))) }
    return steps
  }

  private func gesture(
    _ kind: Int,
    _ number: Int,
    _ other: Int,
    _ finger: WorldFinger
  ) -> WorldOperation {
    switch kind {
    case 0: .swipe(WorldCast.stacks.lowerBound + number, finger)
    case 1: .slide(finger, to: other % 3)
    case 2: .turn(WorldCast.pages.lowerBound + number, finger, to: other)
    default: .drag(other, finger)
    }
  }

  private mutating func one(inCallback: Bool) -> WorldOperation {
    let choice = random.below(inCallback ? 14 : 18)
    switch choice {
    case 0: return ofWindow()
    case 1, 2: return ofView()
    case 3, 4: return ofContainment()
    case 5, 6, 7: return ofStack()
    case 8: return ofTabs()
    case 9: return ofPages()
    case 10, 11: return ofPresentation()
    case 12: return manners == .polite ? ofStack() : byHand()
    case 13: return ofSystem()
    case 14: return .idle
    case 15: return .settle
    default: return .advance(milliseconds: random.below(700))
    }
  }

  private mutating func ofWindow() -> WorldOperation {
    let window = random.below(4) == 0 ? 1 : 0
    switch random.below(6) {
    case 0: return .setRoot(window: window, random.below(4) == 0 ? nil : any())
    case 1: return .setRoot(window: window, any())
    case 2, 3: return .show(window: window)
    case 4: return .hide(window: window, flip())
    default: return .rotate(window: window, isLandscape: flip())
    }
  }

  private mutating func ofView() -> WorldOperation {
    let moved = manners == .rough && flip() ? place() : .view(random.below(4))
    switch random.below(8) {
    case 0, 1, 2: return .add(moved, to: place())
    case 3: return .insert(moved, at: random.below(4), in: place())
    case 4: return .takeOut(moved)
    case 5: return .bringToFront(moved, in: place())
    case 6: return flip() ? .layOut(place()) : .resize(.view(random.below(4)), random.below(300))
    default: return .animate(place(), milliseconds: random.below(400))
    }
  }

  private mutating func ofContainment() -> WorldOperation {
    switch random.below(manners == .rough ? 8 : 5) {
    case 0, 1, 2: return .embed(any(), in: plain())
    case 3, 4: return .unembed(any())
    case 5: return .addChild(any(), to: any())
    case 6: return .removeChild(any())
    default: return .setView(plain(), view: random.below(4))
    }
  }

  private mutating func byHand() -> WorldOperation {
    switch random.below(8) {
    case 0, 1, 2: return .begin(any(), isAppearing: flip(), animated: flip())
    case 3, 4: return .end(any())
    case 5: return flip() ? .willMove(any(), flip() ? any() : nil) : .didMove(any(), any())
    case 6: return .exchange(plain(), plain(), milliseconds: random.below(3) * 200)
    default:
      let callbacks: [WorldScript.Callback] = [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      ]
      return .callDirectly(any(), callbacks[random.below(4)])
    }
  }

  private mutating func ofStack() -> WorldOperation {
    let stack = WorldCast.stacks.lowerBound + random.below(2)
    switch random.below(10) {
    case 0, 1, 2, 3: return .push(any(), on: stack, animated: flip())
    case 4, 5: return .pop(stack, animated: flip())
    case 6: return .popTo(plain(), on: stack, animated: flip())
    case 7: return .popToRoot(stack, animated: flip())
    case 8:
      let count = random.below(4)
      return .setStack(stack, (0..<count).map { _ in plain() }, animated: flip())
    default: return .swipe(stack, finger())
    }
  }

  private mutating func ofTabs() -> WorldOperation {
    switch random.below(5) {
    case 0: return .setTabs((0..<random.below(4)).map { _ in any() })
    case 1, 2: return .select(random.below(4))
    case 3: return .tap(random.below(4))
    default: return .slide(finger(), to: random.below(3))
    }
  }

  private mutating func ofPages() -> WorldOperation {
    let pages = WorldCast.pages.lowerBound + random.below(2)
    return random.below(3) == 0
      ? .turn(pages, finger(), to: plain()) : .setPage(any(), on: pages, animated: flip())
  }

  private mutating func ofPresentation() -> WorldOperation {
    switch random.below(9) {
    case 0, 1, 2: return .present(any(), on: any(), animated: flip())
    case 3: return .present(WorldCast.alert, on: any(), animated: flip())
    case 4, 5: return .dismiss(any(), animated: flip())
    case 6: return .setStyle(random.below(11), random.below(WorldCast.styles.count))
    case 7: return flip() ? .defineContext(any(), flip()) : .hold(any(), flip())
    default: return .drag(any(), finger())
    }
  }

  private mutating func ofSystem() -> WorldOperation {
    switch random.below(6) {
    case 0: return .enterBackground
    case 1: return .enterForeground
    case 2: return .warnOfMemory
    case 3: return .release(any())
    default: return .layOut(place())
    }
  }

  private mutating func finger() -> WorldFinger {
    switch random.below(4) {
    case 0, 1: .begin
    case 2: .finish
    default: .cancel
    }
  }

  private mutating func place() -> WorldPlace {
    switch random.below(5) {
    case 0: .window(random.below(2))
    case 1, 2: .view(random.below(4))
    default: .root(any())
    }
  }

  private mutating func plain() -> Int { random.below(WorldCast.plain.count) }

  /// Picks a random controller, with a preference for plain ones.
  private mutating func any() -> Int {
    random.below(3) == 0 ? random.below(WorldCast.controllers.count) : plain()
  }

  private mutating func flip() -> Bool { random.below(2) == 0 }
}
