import Foundation
import HeadlessUIKit
import TraceRecorder

/// The classes of the fixtures, as the source rewriter describes those of an app.
enum LifelineModule: AppModule {
  static var classes: [AppClass] {
    [
      AppClass(
        "ListController",
        ListController.self,
        members: [
          .property("addButton", \ListController.addButton),
          .method(Selector("unwindToList:", ListController.unwindToList)),
        ]
      ),
      AppClass(
        "DetailController",
        DetailController.self,
        members: [
          .property("titleLabel", \DetailController.titleLabel),
          .property("halfWidth", \DetailController.halfWidth),
          .property("parts", \DetailController.parts),
          .method(Selector("save:", DetailController.save)),
        ]
      ),
      AppClass("ChildController", ChildController.self),
      AppClass("PanelViewController", PanelViewController.self),
      AppClass("RowCell", RowCell.self, members: [.property("badge", \RowCell.badge)]),
      AppClass("LoudLabel", LoudLabel.self, members: [.property("volume", \LoudLabel.volume)]),
      AppClass("BadgeOwner", BadgeOwner.self, members: [.property("badge", \BadgeOwner.badge)]),
    ] + stageClasses
  }

  nonisolated static var resourceFolder: String? { Fixtures.resources }
}

/// The folder of the storyboards and xibs.
enum Fixtures {
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures").path

  static var bundle: Bundle? { Bundle(path: path) }

  /// The resources of the module: those of a launch, if a test has written some.
  @TaskLocal static var resources: String? = path
}

/// The order of the calls of the app in the current run.
@MainActor
enum StoryboardCalls {
  @MainActor
  private final class Log {
    var lines: [String] = []

    nonisolated init() {}
  }

  private static var log: Log? { RecordingContext.current?.attachment { Log() } }

  static var lines: [String] {
    get { log?.lines ?? [] }
    set { log?.lines = newValue }
  }

  static func add(_ line: String) { log?.lines.append(line) }
}

final class ListController: UITableViewController {
  weak var addButton: UIBarButtonItem?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    StoryboardCalls.add("list.init \(title ?? "-")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("list.awakeFromNib \(addButton != nil) \(isViewLoaded)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    StoryboardCalls.add("list.viewDidLoad")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    StoryboardCalls.add("list.didSelect \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    StoryboardCalls.add("list.should \(identifier)")
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    let isLoaded = segue.destination.isViewLoaded
    StoryboardCalls.add(
      "list.prepare \(segue.identifier ?? "-") \(isLoaded) \(sender is UITableViewCell)"
    )
  }

  @MainActor
  func unwindToList(_ segue: UIStoryboardSegue) { StoryboardCalls.add("list.unwind") }
}

final class DetailController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var titleLabel: UILabel!
  weak var halfWidth: NSLayoutConstraint?
  var parts: [UIView] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    StoryboardCalls.add("detail.init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("detail.awakeFromNib \(titleLabel != nil) \(title ?? "-")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    StoryboardCalls.add("detail.viewDidLoad \(titleLabel != nil) \(children.count)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    StoryboardCalls.add(
      "detail.prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded)"
    )
  }

  @MainActor
  func save(_ sender: Any) { StoryboardCalls.add("detail.save") }
}

final class ChildController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    StoryboardCalls.add("child.viewDidLoad")
  }
}

final class PanelViewController: UIViewController {}

final class RowCell: UITableViewCell {
  weak var badge: UILabel?

  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("cell.awakeFromNib \(badge?.text ?? "-")")
  }
}

final class LoudLabel: UILabel {
  var volume = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    StoryboardCalls.add("label.init \(Int(frame.width)) \(text ?? "-")")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("label.awakeFromNib \(volume) \(superview != nil)")
  }
}

final class BadgeOwner: NSObject {
  var badge: UILabel?
}
