import Foundation
import HeadlessUIKit

private enum AssociationKeys {
  /// Only the address is used.
  nonisolated(unsafe) static var badge: UInt8 = 0
}

extension UIView {
  /// A value that a category of Objective-C would store.
  var clientBadge: String? {
    get { objc_getAssociatedObject(self, &AssociationKeys.badge) as? String }
    set {
      objc_setAssociatedObject(
        self,
        &AssociationKeys.badge,
        newValue,
        .OBJC_ASSOCIATION_COPY_NONATOMIC
      )
    }
  }
}

/// A model as the source rewriter writes it.
class ClientModel: NSObject {
  var count = 0 { didSet { appValueChanged(\.count, of: self, from: oldValue) } }
  lazy var names: [String] = [] {
    didSet { appValueChanged(\.names, of: self, from: oldValue) }
  }
}

/// A controller with observations, key-value coding and delayed calls.
class ClientObservingController: UIViewController {
  private var observations: [NSKeyValueObservation] = []
  private let model = ClientModel()
  private let scrollView = UIScrollView()
  private var context = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    observations = [
      scrollView.observe(\.contentOffset, options: [.new, .old]) { [weak self] scrollView, change in
        self?.title = "\(change.newValue?.y ?? scrollView.contentOffset.y)"
      },
      model.observe(\.count) { [weak self] model, _ in
        let count = model.count
        MainActor.assumeIsolated { self?.show(count) }
      },
    ]
    let observation = observe(\.model.names, options: .initial) { controller, _ in
      controller.view.setNeedsLayout()
    }
    observations.append(observation)
    scrollView.addObserver(self, forKeyPath: "contentSize", options: .new, context: &context)
    perform(#function == "viewDidLoad()" ? "reload" : "other", with: nil, afterDelay: 0.3)
    if responds(to: Selector(("reload"))) { perform(Selector("reload"), with: nil) }
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    _ = view.value(forKey: "frame") as? CGRect
    UINavigationBar.appearance().tintColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [UITableView.self]).textColor = .red
    autoreleasepool { view.clientBadge = "new" }
  }

  private func show(_ count: Int) { title = "\(count)" }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard keyPath == "contentSize", let size = change?[.newKey] as? CGSize else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    preferredContentSize = size
  }

  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    super.setValue(value, forUndefinedKey: key)
  }

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(title, forKey: "title")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    title = coder.decodeObject(forKey: "title") as? String
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scrollView.removeObserver(self, forKeyPath: "contentSize", context: &context)
    NSObject.cancelPreviousPerformRequests(withTarget: self)
  }
}

/// An observer that is not a responder: the rewriter adds the protocol and removes `override`.
final class ClientObserver: NSObject, KeyValueObserver {
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
