import HeadlessSwiftUI
import Observation

/// Values that a test changes from outside of the views.
@Observable @MainActor
final class Control {
  var isOn = true
  var number = 0
  var items: [Int] = []
}

/// A view that logs the life of its state: creation, appearance, disappearance, destruction.
struct Monitor: View {
  let name: String
  let log: Log
  @State private var lifetime: Lifetime

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    _lifetime = State(wrappedValue: Lifetime(name: name, log: log))
  }

  var body: some View {
    // The first body of a lifetime is the first use of its state.
    let _ = lifetime.use()
    Text(name)
      .onAppear { log.append("\(name).onAppear") }
      .onDisappear { log.append("\(name).onDisappear") }
  }

  /// The state of a view; objects of surplus initial values are never used.
  @MainActor
  final class Lifetime {
    private let name: String
    private let log: Log
    private var isUsed = false

    init(name: String, log: Log) {
      self.name = name
      self.log = log
    }

    func use() {
      if !isUsed { log.append("\(name).state-created") }
      isUsed = true
    }

    isolated deinit {
      if isUsed { log.append("\(name).state-destroyed") }
    }
  }
}
