import HeadlessUIKit
import Testing

struct `The object on which an app sets a look` {
  @Test @MainActor func `each class and each list of containers has one appearance proxy`()
    async throws
  {
    try await withApp { _ in
      UISwitch.appearance().onTintColor = .systemRed
      #expect(UISwitch.appearance().onTintColor == .systemRed)
      #expect(UILabel.appearance() === UILabel.appearance())
      let within = UILabel.appearance(
        whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]
      )
      #expect(within !== UILabel.appearance())
      #expect(
        within
          === UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self])
      )
      UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self])
        .tintColor = .systemGreen
      #expect(UINavigationBar.appearance().tintColor != .systemGreen)
      #expect(UITableView.appearance() !== UIView.appearance())
    }
  }
}
