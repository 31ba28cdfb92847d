import Foundation
import HeadlessUIKit
import TraceModel
import TraceRecorder

/// Storyboards, xibs and other files of one test, in a folder of their own.
struct WrittenInterface {
  let folder: String

  /// Writes the files, by their paths in the folder.
  init(_ files: [String: String]) throws {
    let root = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("lifeline-interface-\(UUID().uuidString)")
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    folder = root.path
  }

  var bundle: Bundle? { Bundle(path: folder) }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// The module of the test classes, as a storyboard names it.
  static let module = String(String(reflecting: StageController.self).prefix { $0 != "." })

  /// The attributes of an element with a class of the tests.
  static func own(_ name: String) -> String {
    "customClass=\"\(name)\" customModule=\"\(module)\""
  }

  /// The text of a storyboard whose scenes contain objects.
  static func storyboard(initial: String = "a", _ scenes: String...) -> String {
    let body = scenes.map { "<scene><objects>\n\($0)\n</objects></scene>" }.joined(separator: "\n")
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="\(initial)">
      <scenes>
      \(body)
      </scenes>
      </document>
      """
  }

  /// The text of a xib with objects.
  static func xib(_ objects: String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n<objects>\n"
      + objects + "\n</objects>\n</document>"
  }

  /// The element of a ``StageController`` with a view.
  static func controller(
    _ id: String,
    _ title: String,
    view: String = "",
    items: String = "",
    connections: String = "",
    attributes: String = ""
  ) -> String {
    """
    <viewController storyboardIdentifier="\(title)" title="\(title)" id="\(id)" \
    \(own("StageController")) sceneMemberID="viewController" \(attributes)>
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0" y="0" width="390" height="844"/>
    \(view)
    </view>
    \(items)
    <connections>\(connections)</connections>
    </viewController>
    """
  }

  /// The element of a button that performs segues or actions.
  static func button(_ id: String, _ connections: String) -> String {
    """
    <button opaque="NO" id="\(id)"><rect key="frame" x="10" y="100" width="80" height="40"/>
    <state key="normal" title="Go"/><connections>\(connections)</connections></button>
    """
  }
}

/// Runs a body with files, and returns the diagnostics of the run with short paths.
@MainActor
func runInterface(
  _ files: [String: String],
  _ body: @MainActor (HeadlessApp, Bundle) async throws -> Void
) async throws -> [String] {
  let written = try WrittenInterface(files)
  defer { written.remove() }
  StoryboardCalls.lines = []
  let context = RecordingContext.inMemory(title: "interface", failurePolicy: .record)
  try await withRecording(context) { app in
    guard let bundle = written.bundle else { return }
    try await body(app, bundle)
  }
  let trace = try context.trace()
  return trace.events.filter { $0.kind == .diagnostic }
    .map { trace.names[$0.text].replacingOccurrences(of: written.folder, with: "…") }
}

/// A controller that logs the calls of UIKit.
class StageController: UIViewController {
  weak var label: UILabel?
  var helper: StageHelper?
  weak var tap: UITapGestureRecognizer?
  weak var width: NSLayoutConstraint?
  weak var item: UIBarButtonItem?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log("init")
  }

  func log(_ line: String) { StoryboardCalls.add("\(title ?? "-") \(line)") }

  override func awakeFromNib() {
    super.awakeFromNib()
    log("awake \(label != nil)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log("loaded \(label != nil)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    log("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log("prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded)")
  }

  @MainActor
  func makeDestination(_ coder: NSCoder) -> UIViewController? {
    log("makeDestination")
    return StageController(coder: coder)
  }

  @MainActor
  func goBack(_ segue: UIStoryboardSegue) { log("goBack from \(segue.source.title ?? "-")") }

  @MainActor
  func poke(_ sender: Any) { log("poke \(type(of: sender))") }

  @MainActor static var appClass: AppClass {
    AppClass(
      "StageController",
      StageController.self,
      members: [
        .property("label", \StageController.label), .property("helper", \StageController.helper),
        .property("tap", \StageController.tap), .property("width", \StageController.width),
        .property("item", \StageController.item),
        .method(Selector("goBack:", StageController.goBack)),
        .method(Selector("poke:", StageController.poke)),
        .segueAction("makeDestinationWithCoder:", StageController.makeDestination),
      ]
    )
  }
}

/// An object of a storyboard that is neither a view nor a controller.
@MainActor
final class StageHelper: NSObject {
  weak var label: UILabel?
  weak var owner: StageController?

  func awakeFromNib() { StoryboardCalls.add("helper awake \(label != nil) \(owner != nil)") }

  @MainActor static var appClass: AppClass {
    AppClass(
      "StageHelper",
      StageHelper.self,
      members: [
        .property("label", \StageHelper.label), .property("owner", \StageHelper.owner),
        .method(Selector("awakeFromNib", StageHelper.awakeFromNib)),
      ],
      make: { StageHelper() }
    )
  }
}

/// A segue that presents in its own way.
final class StageSegue: UIStoryboardSegue {
  override func perform() {
    StoryboardCalls.add("segue perform \(identifier ?? "-")")
    source.present(destination, animated: false)
  }
}

/// A navigation bar of the app.
final class StageBar: UINavigationBar {}

/// A view that loads a xib into itself, and has values for runtime attributes.
final class StageBadge: UIView {
  var count = 0
  var ratio = 0.0
  var isOn = false
  var text = ""
  var color: UIColor?
  var point = CGPoint.zero
  var size = CGSize.zero
  var rect = CGRect.zero
  var image: UIImage?
  weak var inner: UILabel?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    StoryboardCalls.add("badge init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    StoryboardCalls.add("badge awake \(count)")
  }

  /// Adds the view of a xib whose owner is the badge.
  func fill(from bundle: Bundle) {
    let made = UINib(nibName: "Inner", bundle: bundle).instantiate(withOwner: self)
    if let view = made.first as? UIView { addSubview(view) }
  }

  @MainActor static var appClass: AppClass {
    AppClass(
      "StageBadge",
      StageBadge.self,
      members: [
        .property("count", \StageBadge.count), .property("ratio", \StageBadge.ratio),
        .property("isOn", \StageBadge.isOn), .property("text", \StageBadge.text),
        .property("color", \StageBadge.color), .property("point", \StageBadge.point),
        .property("size", \StageBadge.size), .property("rect", \StageBadge.rect),
        .property("image", \StageBadge.image), .property("inner", \StageBadge.inner),
      ]
    )
  }
}

/// A table whose data source is the controller, with a prototype cell.
final class StageTable: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { StoryboardCalls.add("accessory \(indexPath.row)") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    StoryboardCalls.add("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    StoryboardCalls.add("table prepare \(segue.identifier ?? "-") \(sender is UITableViewCell)")
  }
}

/// A collection whose data source is the controller, with prototypes.
final class StageCollection: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "Header",
      for: indexPath
    )
  }
}

/// The classes of these tests.
@MainActor
let stageClasses: [AppClass] = [
  StageController.appClass, StageHelper.appClass, StageBadge.appClass, StageTab.appClass,
  AppClass("StageTap", StageTap.self, make: { StageTap() }),
  AppClass("StageWidth", StageWidth.self, make: { StageWidth() }),
  AppClass("StageSegue", StageSegue.self), AppClass("StageBar", StageBar.self),
  AppClass("StageTable", StageTable.self), AppClass("StageCollection", StageCollection.self),
  AppClass("NestedRows", NestedRows.self),
]
