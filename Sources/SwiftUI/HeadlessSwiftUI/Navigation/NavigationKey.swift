private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationReference? { nil }
}

/// The navigation stack of an environment, which the stack itself owns.
@MainActor
private final class NavigationReference {
  weak var coordinator: NavigationCoordinator?

  init(_ coordinator: NavigationCoordinator) {
    self.coordinator = coordinator
  }
}

@MainActor
extension EnvironmentValues {
  /// The navigation stack around the view.
  var navigation: NavigationCoordinator? {
    get { self[NavigationKey.self]?.coordinator }
    set { self[NavigationKey.self] = newValue.map { NavigationReference($0) } }
  }
}
