@_spi(Runtime) import HeadlessCore
import Foundation

/// Finds the actions that a user can perform on a screen.
@MainActor
final class TourSearch {
  let finger: TourFinger
  let screen: FrontScreen
  /// Whether a group has led to nothing new too often.
  let isExhausted: (TourCandidate.Key) -> Bool
  /// Whether an action was performed before.
  let isDone: (TourCandidate.Key) -> Bool
  /// The number of rows of a section that are offered at once.
  let rowsAtOnce: Int
  private(set) var candidates: [TourCandidate] = []
  /// Waiting, which can close a screen.
  private(set) lazy var wait = TourCandidate(
    step: step(.wait, ""),
    key: key(.wait, ""),
    group: nil,
    obstacle: nil
  ) { try $0.wait() }
  /// The way out by a call, if the screen was pushed or presented.
  private(set) var exitInCode: TourCandidate?
  private(set) var remainders: [TourRemainder] = []
  /// The views with actions, numbered in their order.
  private var places: [ObjectIdentifier: Int] = [:]
  private var ordinals: [TourCandidate.Key: Int] = [:]

  init(
    _ finger: TourFinger,
    _ screen: FrontScreen,
    rowsAtOnce: Int,
    isExhausted: @escaping (TourCandidate.Key) -> Bool,
    isDone: @escaping (TourCandidate.Key) -> Bool
  ) {
    self.finger = finger
    self.screen = screen
    self.rowsAtOnce = rowsAtOnce
    self.isExhausted = isExhausted
    self.isDone = isDone
    for layer in screen.layers {
      search(layer.view)
      for controller in layer.controllers { search(controller) }
      addWaysOut(of: layer)
    }
    exitInCode = screen.layers.lazy.compactMap(exit).first
  }

  private func exit(from layer: FrontScreen.Layer) -> TourCandidate? {
    let stacks = layer.controllers.compactMap { $0 as? UINavigationController }
    let stack = stacks.last { $0.viewControllers.count > 1 }
    guard let base = layer.base, stack != nil || layer.presentations > 0 else { return nil }
    return TourCandidate(
      step: step(.exitInCode, ""),
      key: key(.exitInCode, ""),
      group: nil,
      obstacle: nil
    ) { finger in
      finger.runtime.inContext {
        if let stack {
          stack.popViewController(animated: true)
        } else {
          base.dismiss(animated: true)
        }
      }
    }
  }

  // MARK: Candidates

  func key(_ kind: Tour.Kind, _ name: String, scope: String? = nil) -> TourCandidate.Key {
    TourCandidate.Key(scope: scope ?? screen.name, name: "\(kind.rawValue) \(name)")
  }

  func step(_ kind: Tour.Kind, _ label: String) -> Tour.Step {
    Tour.Step(kind: kind, label: Tour.Step.label(label), screen: screen.name)
  }

  /// Adds an action; equal actions on a screen are distinguished by their order.
  func add(
    _ kind: Tour.Kind,
    _ label: String,
    name: String? = nil,
    scope: String? = nil,
    group: TourCandidate.Key? = nil,
    obstacle: String? = nil,
    prepare: (@MainActor (TourFinger) -> String?)? = nil,
    _ perform: @escaping @MainActor (TourFinger) throws -> Void
  ) {
    let base = key(kind, name ?? label, scope: scope)
    let ordinal = ordinals[base, default: 0]
    ordinals[base] = ordinal + 1
    let unique = TourCandidate.Key(scope: base.scope, name: "\(base.name)#\(ordinal)")
    candidates.append(
      TourCandidate(
        step: step(kind, label),
        key: unique,
        group: group,
        obstacle: obstacle,
        prepare: prepare,
        perform: perform
      )
    )
  }

  func leaveOut(_ kind: Tour.Kind, _ label: String, _ reason: String) {
    remainders.append(TourRemainder(step: step(kind, label), reason: reason))
  }

  /// Why a finger can't reach a view, even after scrolling.
  func obstacle(of view: UIView) -> String? {
    do throws(TouchError) {
      _ = try TouchTarget(view)
      return nil
    } catch {
      guard error.code == .offScreen, !view.bounds.isEmpty else { return error.description }
      let scrolls = sequence(first: view, next: \.superview).dropFirst().contains {
        guard let scroll = $0 as? UIScrollView, scroll.isScrollEnabled else { return false }
        return scroll.scrolls(.vertical) || scroll.scrolls(.horizontal)
      }
      return scrolls ? nil : error.description
    }
  }

  /// Adds an action on a view, which is impossible if a finger can't reach the view.
  func add(
    _ kind: Tour.Kind,
    _ label: String,
    on view: UIView,
    _ perform: @escaping @MainActor (TourFinger) throws -> Void
  ) {
    let cell = sequence(first: view, next: \.superview).first {
      $0 is UITableViewCell || $0 is UICollectionReusableView
    }
    // A button that changes its title is a new action, which can continue without end.
    let place = ObjectIdentifier(view)
    let index = places[place] ?? places.count
    places[place] = index
    let group = key(kind, cell.map { "of \(type(of: $0))" } ?? "at \(index)")
    add(kind, label, group: group, obstacle: obstacle(of: view), perform)
  }

  // MARK: Views

  func search(_ view: UIView) {
    switch view {
    case let bar as UINavigationBar where bar.owner != nil: return
    case let bar as UIToolbar where bar.owner != nil: return
    case let bar as UITabBar where bar.owner != nil: return
    case let bar as UINavigationBar: add(bar.topItem?.barButtonItems ?? [])
    case let bar as UIToolbar: add(bar.items ?? [])
    case let bar as UITabBar:
      for item in bar.items ?? [] { add(item, scope: screen.name) }
      return
    case let scroll as UIScrollView where !scroll.isOneTarget: searchScrollView(scroll)
    default: addActions(of: view)
    }
    if view.isOneTarget { return }
    searchGestures(of: view)
    for subview in view.subviews { search(subview) }
  }

  private func searchScrollView(_ scroll: UIScrollView) {
    let label = "\(type(of: scroll))"
    if let table = scroll as? UITableView { add(rowsOf: table) }
    if let collection = scroll as? UICollectionView { add(itemsOf: collection) }
    if let control = scroll.refreshControl {
      let obstacle = control.isEnabled ? obstacle(of: scroll) : "the refresh control is disabled"
      add(.refresh, label, obstacle: obstacle) { finger in
        let top = -scroll.adjustedContentInset.top - 100
        finger.app.scroll(scroll, to: CGPoint(x: scroll.contentOffset.x, y: top))
      }
    }
    let insets = scroll.adjustedContentInset
    let end = CGPoint(
      x: max(0, scroll.contentSize.width + insets.right - scroll.bounds.width),
      y: max(0, scroll.contentSize.height + insets.bottom - scroll.bounds.height)
    )
    if scroll.isScrollEnabled, end != .zero, scroll.contentOffset != end {
      add(.scroll, label, obstacle: obstacle(of: scroll)) { finger in
        finger.app.scroll(scroll, to: end)
      }
    }
  }
}
