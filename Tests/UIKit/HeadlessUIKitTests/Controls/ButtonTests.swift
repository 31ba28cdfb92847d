import Foundation
import HeadlessUIKit
import Testing

struct `Buttons` {
  @MainActor private func button(_ type: UIButton.ButtonType, _ title: String?) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  /// Returns a size in sixths of a point, so that pixels of all scales are whole numbers.
  private func sixths(_ size: CGSize) -> [Int] {
    [size.width, size.height].map { Int(($0 * 6).rounded()) }
  }

  // informit.com/articles/article.aspx?p=2151265&seqNum=7: buttons of the system are 30 points high;
  // stackoverflow.com/q/70778238: a title of 18 points has 6 points above and below
  @Test @MainActor func `a button is its title with 6 points above and below`() async throws {
    try await withApp { _ in
      // 2.393 em of 15 points are 35.895 points; the line is 17.9 points high.
      #expect(button(.system, "Hello").intrinsicContentSize == CGSize(width: 36, height: 30))
      #expect(button(.system, "On").intrinsicContentSize == CGSize(width: 30, height: 30))
      // 43.074 and 21.48 points
      let custom = button(.custom, "Hello").intrinsicContentSize
      #expect(sixths(custom) == [260, 202])
      #expect(UIButton().intrinsicContentSize.width == 30)
    }
  }

  @Test @MainActor func `insets replace the 6 points`() async throws {
    try await withApp { _ in
      let hello = button(.system, "Hello")
      hello.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(hello.intrinsicContentSize == CGSize(width: 42, height: 22))
    }
  }

  @Test @MainActor func `an image is beside the title`() async throws {
    try await withApp { _ in
      let image = UIImage(size: CGSize(width: 40, height: 50))
      let both = button(.system, "Hello")
      both.setImage(image, for: .normal)
      #expect(both.intrinsicContentSize == CGSize(width: 76, height: 62))
      let alone = button(.custom, nil)
      alone.setImage(image, for: .normal)
      #expect(alone.intrinsicContentSize == CGSize(width: 40, height: 50))
    }
  }

  @Test @MainActor func `the font of the title label determines the size`() async throws {
    try await withApp { _ in
      let hello = button(.system, "Hello")
      let label = try #require(hello.titleLabel)
      #expect(label.text == "Hello")
      label.font = .systemFont(ofSize: 20)
      #expect(hello.intrinsicContentSize == CGSize(width: 48, height: 36))
      hello.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
      hello.layoutIfNeeded()
      #expect(label.frame == CGRect(x: 26, y: 18, width: 48, height: 24))
      hello.contentHorizontalAlignment = .left
      hello.contentVerticalAlignment = .top
      hello.layoutIfNeeded()
      #expect(label.frame.origin == CGPoint(x: 0, y: 6))
    }
  }

  @Test @MainActor func `a state without a title has that of the normal state`() async throws {
    try await withApp { _ in
      let play = button(.system, "Play")
      play.setTitle("Pause", for: .selected)
      play.setTitleColor(.red, for: .disabled)
      #expect(play.title(for: .selected) == "Pause")
      #expect(play.title(for: .highlighted) == "Play")
      #expect(play.title(for: [.selected, .disabled]) == "Play")
      play.isSelected = true
      #expect(play.currentTitle == "Pause")
      #expect(play.titleLabel?.text == "Pause")
      play.isSelected = false
      #expect(play.titleLabel?.text == "Play")
      #expect(play.currentTitleColor == .systemBlue)
      play.isEnabled = false
      #expect(play.currentTitleColor == .red)
    }
  }

  @Test @MainActor func `a configuration determines the size`() async throws {
    try await withApp { _ in
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Hello"
      let filled = UIButton(configuration: configuration)
      #expect(sixths(filled.intrinsicContentSize) == [390, 206])
      filled.configuration?.subtitle = "a"
      // A line of 12 points is 14.32 points high.
      #expect(sixths(filled.intrinsicContentSize) == [390, 298])
      filled.configuration?.subtitle = nil
      filled.configuration?.image = UIImage(systemName: "star")
      filled.configuration?.imagePadding = 4
      #expect(sixths(filled.intrinsicContentSize) == [534, 206])
      filled.configuration?.imagePlacement = .top
      #expect(sixths(filled.intrinsicContentSize) == [390, 350])
      filled.configuration?.contentInsets = .zero
      #expect(sixths(filled.intrinsicContentSize) == [246, 266])
      filled.configuration?.setDefaultContentInsets()
      filled.configuration?.buttonSize = .large
      #expect(sixths(filled.intrinsicContentSize) == [486, 446])
    }
  }

  @Test @MainActor func `a button shows the title of its primary action and performs it`()
    async throws
  {
    try await withApp { _ in
      var senders: [ObjectIdentifier?] = []
      let action = UIAction(title: "Buy") { senders.append($0.sender.map(ObjectIdentifier.init)) }
      let buy = UIButton(type: .system, primaryAction: action)
      let filled = UIButton(configuration: .filled(), primaryAction: action)
      #expect(buy.currentTitle == "Buy")
      #expect(filled.configuration?.title == "Buy")
      buy.sendActions(for: .touchUpInside)
      buy.sendActions(for: .primaryActionTriggered)
      #expect(senders == [ObjectIdentifier(buy)])
      #expect(action.sender == nil)
    }
  }

  @Test @MainActor func `a configuration is updated before the layout after a change of state`()
    async throws
  {
    try await withApp { _ in
      let button = UIButton(configuration: .filled())
      var updates: [UIControl.State] = []
      button.configurationUpdateHandler = { button in
        updates.append(button.state)
        button.configuration?.title = button.isSelected ? "On" : "Off"
      }
      #expect(updates.isEmpty)
      button.layoutIfNeeded()
      #expect(updates == [.normal])
      #expect(button.currentTitle == "Off")
      button.isSelected = true
      button.layoutIfNeeded()
      #expect(updates == [.normal, .selected])
      #expect(button.currentTitle == "On")
      button.layoutIfNeeded()
      #expect(updates.count == 2)
    }
  }

  @Test @MainActor func `a tap performs touchUpInside and then the primary action`() async throws {
    try await withApp { _ in
      var calls: [String] = []
      let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in calls.append("primary") })
      button.addAction(UIAction { _ in calls.append("touchUpInside") }, for: .touchUpInside)
      button.finishTap(at: .zero, with: nil)
      #expect(calls == ["touchUpInside", "primary"])
      calls = []
      button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
      button.showsMenuAsPrimaryAction = true
      button.addAction(UIAction { _ in calls.append("menu") }, for: .menuActionTriggered)
      button.finishTap(at: .zero, with: nil)
      #expect(calls == ["touchUpInside", "menu"])
      button.isEnabled = false
      button.finishTap(at: .zero, with: nil)
      #expect(calls.count == 2)
    }
  }

  @Test @MainActor func `equal configurations have equal values`() {
    var left = UIButton.Configuration.filled()
    let right = UIButton.Configuration.filled()
    #expect(left == right)
    #expect(left != UIButton.Configuration.gray())
    left.cornerStyle = .capsule
    #expect(left != right)
    left = right
    left.background.cornerRadius = 4
    #expect(left != right)
    left = right
    left.attributedTitle = AttributedString("Buy")
    #expect(left != right)
  }

  @Test @MainActor func `attributed titles and images are set for states`() async throws {
    try await withApp { _ in
      let button = UIButton(type: .custom)
      button.setAttributedTitle(NSAttributedString(string: "Hello"), for: .normal)
      #expect(button.currentTitle == "Hello")
      #expect(button.imageView == nil)
      button.setImage(UIImage(size: CGSize(width: 10, height: 10)), for: .normal)
      let view = try #require(button.imageView)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      button.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 10, height: 10))
      #expect(view.frame.midY == 20)
      let symbol = UIImage.SymbolConfiguration(pointSize: 34)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.setPreferredSymbolConfiguration(symbol, forImageIn: .normal)
      #expect(button.currentImage?.size.width == 40)
    }
  }
}
