@_spi(Runtime) import HeadlessCore
import Foundation

/// The values that an element has for size classes, instead of its general ones.
///
/// They apply when the nib is loaded, when the view enters a window and when its size classes
/// change. A view that is not installed exists without a superview, as Xcode's help describes; the
/// constraints to it are not active.
@MainActor
package final class NibVariations: TraitVariations {
  /// A constraint of the view, with its element.
  private struct Entry {
    let element: NibElement
    let constraint: NSLayoutConstraint
  }

  /// A subview of the view, which is retained while it is removed.
  private final class Subview {
    let id: String
    weak var view: UIView?
    var removed: UIView?

    init(_ id: String, _ view: UIView) {
      self.id = id
      self.view = view
    }
  }

  private let element: NibElement
  private let document: NibDocument
  private let bundle: Bundle?
  private var subviews: [Subview] = []
  private var constraints: [Entry] = []
  private var applied: [String]?

  init(_ element: NibElement, _ session: NibSession) {
    self.element = element
    document = session.document
    bundle = session.bundle
  }

  /// Whether an element or one of its constraints has values for size classes.
  static func exist(in element: NibElement) -> Bool {
    let items = [element] + element.children.filter { $0.name == "constraints" }.flatMap(\.children)
    return items.contains { item in item.children.contains { $0.name == "variation" } }
  }

  func add(subview view: UIView, _ id: String) { subviews.append(Subview(id, view)) }

  func add(_ constraint: NSLayoutConstraint, _ element: NibElement) {
    constraints.append(Entry(element: element, constraint: constraint))
  }

  // MARK: Application

  /// Sets the values for the traits of a view, unless they are set.
  package func apply(to view: UIView) {
    let keys = Self.keys(of: view.traitCollection)
    guard keys != applied else { return }
    applied = keys
    let installed = installed("subviews", subviews.map(\.id), keys)
    let isInstalled = Set(installed)
    for entry in subviews where !isInstalled.contains(entry.id) {
      guard let subview = entry.view, subview.superview === view else { continue }
      entry.removed = subview
      (view as? UIStackView)?.removeArrangedSubview(subview)
      subview.removeFromSuperview()
    }
    insert(isInstalled, into: view)
    applyConstraints(of: view, keys)
    let session = NibSession(document, bundle: bundle, view.life.runtime)
    for (name, set) in NibVariedValues.values(of: view, element, session) {
      let varied = variations(of: element, keys).last { $0.hasValue(name) }
      // The general value returns when no variation has one, if a variation has ever had one.
      guard element.children.contains(where: { $0.name == "variation" && $0.hasValue(name) }) else {
        continue
      }
      set(varied ?? element)
    }
  }

  private func insert(_ installed: Set<String>, into view: UIView) {
    var index = 0
    for entry in subviews where installed.contains(entry.id) {
      guard let subview = entry.view else { continue }
      entry.removed = nil
      if subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(index, view.subviews.count))
        }
      }
      index += 1
    }
  }

  private func applyConstraints(of view: UIView, _ keys: [String]) {
    let installed = Set(installed("constraints", constraints.map(\.element.id), keys))
    let active = constraints.filter { entry in
      installed.contains(entry.element.id) && isUsable(entry.constraint, in: view)
    }
    let isActive = Set(active.map { ObjectIdentifier($0.constraint) })
    for entry in constraints where !isActive.contains(ObjectIdentifier(entry.constraint)) {
      entry.constraint.isActive = false
    }
    for entry in active {
      let varied = variations(of: entry.element, keys)
      if entry.element.children.contains(where: { $0.name == "variation" }) {
        let general = entry.element.number("constant") ?? 0
        let constant = varied.last { $0["constant"] != nil }?.number("constant") ?? general
        if entry.constraint.constant != constant { entry.constraint.constant = constant }
        let priority =
          varied.last { $0["priority"] != nil }?.number("priority")
          ?? entry.element.number("priority") ?? 1000
        if !entry.constraint.isActive {
          entry.constraint.priority = UILayoutPriority(Float(priority))
        }
      }
      if !entry.constraint.isActive { entry.constraint.isActive = true }
    }
  }

  /// Whether the items of a constraint are in the view.
  private func isUsable(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    guard constraint.firstItem != nil else { return false }
    return [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      switch item {
      case nil: true
      case let item as UIView: item.isDescendant(of: view)
      case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: view) ?? false
      default: true
      }
    }
  }

  // MARK: Size classes

  /// Returns the identities that are installed: all of them without the ones that variations
  /// remove.
  private func installed(_ key: String, _ ids: [String], _ keys: [String]) -> [String] {
    var installed = Set(ids)
    for variation in variations(of: element, keys) {
      let masks = variation.children.filter { $0.key == key }.flatMap(\.children)
      for change in masks {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" { installed.remove(id) }
        if change.name == "include" { installed.insert(id) }
      }
    }
    return ids.filter { installed.contains($0) }
  }

  /// Returns the variations that apply, the general one first.
  private func variations(of element: NibElement, _ keys: [String]) -> [NibElement] {
    keys.compactMap { key in
      element.children.first { $0.name == "variation" && $0.key == key }
    }
  }

  // choice: variation-precedence
  /// Returns the keys of variations for traits, the most specific one last; the width wins over the
  /// height.
  private static func keys(of traits: UITraitCollection) -> [String] {
    func name(_ value: UIUserInterfaceSizeClass) -> String? {
      switch value {
      case .compact: "compact"
      case .regular: "regular"
      default: nil
      }
    }
    let height = name(traits.verticalSizeClass).map { "heightClass=\($0)" }
    let width = name(traits.horizontalSizeClass).map { "widthClass=\($0)" }
    var keys = ["default"] + [height, width].compactMap { $0 }
    if let height, let width { keys.append("\(height)-\(width)") }
    return keys
  }
}

extension NibElement {
  /// Whether the element has an attribute with a name, or a child for it as a key.
  fileprivate func hasValue(_ name: String) -> Bool {
    self[name] != nil || children.contains { $0.key == name }
  }
}

/// The values of views that Interface Builder can vary by size classes.
@MainActor
private enum NibVariedValues {
  typealias Setter = (name: String, set: (NibElement) -> Void)

  static func values(of view: UIView, _ element: NibElement, _ session: NibSession) -> [Setter] {
    var setters: [Setter] = [
      ("hidden", { view.isHidden = $0.flag("hidden") ?? false }),
      ("alpha", { view.alpha = $0.number("alpha") ?? 1 }),
      (
        "layoutMargins",
        {
          if let inset = $0.child(key: "layoutMargins") {
            view.layoutMargins = NibValues.insets(inset)
          }
        }
      ),
      color("backgroundColor", session) { view.backgroundColor = $0 },
      color("tintColor", session) { view.tintColor = $0 },
    ]
    switch view {
    case let label as UILabel:
      setters.append(font { label.font = $0 })
      setters.append(color("textColor", session) { label.textColor = $0 })
      setters.append(("text", { label.text = NibValues.text("text", of: $0) }))
      setters.append(("numberOfLines", { label.numberOfLines = $0.integer("numberOfLines") ?? 1 }))
    case let button as UIButton: setters.append(font { button.titleLabel?.font = $0 })
    case let field as UITextField: setters.append(font { field.font = $0 })
    case let text as UITextView: setters.append(font { text.font = $0 })
    case let stack as UIStackView: setters += values(of: stack)
    case let image as UIImageView:
      setters.append(
        ("image", { image.image = NibValues.image("image", of: $0, in: session.bundle) })
      )
    default: break
    }
    return setters
  }

  private static func values(of stack: UIStackView) -> [Setter] {
    [
      ("axis", { stack.axis = $0["axis"] == "vertical" ? .vertical : .horizontal }),
      (
        "distribution",
        { element in
          stack.distribution =
            element["distribution"].flatMap {
              NibValues.value($0, of: UIStackView.Distribution.self)
            } ?? .fill
        }
      ),
      (
        "alignment",
        { stack.alignment = UIStackView.Alignment(nameInNib: $0["alignment"]) ?? .fill }
      ),
      ("spacing", { stack.spacing = $0.number("spacing") ?? 0 }),
    ]
  }

  private static func font(_ set: @escaping (UIFont?) -> Void) -> Setter {
    ("fontDescription", { set($0.child(key: "fontDescription").flatMap(NibValues.font)) })
  }

  private static func color(
    _ key: String,
    _ session: NibSession,
    _ set: @escaping (UIColor?) -> Void
  ) -> Setter {
    (key, { element in set(element.child(key: key).flatMap { NibColors.color($0, in: session) }) })
  }
}
