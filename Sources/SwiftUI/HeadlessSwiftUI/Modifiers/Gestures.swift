public import Foundation
import HeadlessUIKit
import TraceModel

/// A modifier with an action of the user, such as a tap.
package struct GestureModifier: ViewModifier, PrimitiveModifier {
  /// The name of the modifier, as in SwiftUI.
  package let name: String
  /// The kind of the gesture.
  package let value: String
  /// Performs the action of the user's gesture; `nil` for gestures that are not performed.
  package let perform: (@MainActor () -> Void)?

  package var attribute: (name: String, value: String)? { (name, value) }
}

extension ModifiedContent: ControlView where Content: View, Modifier == GestureModifier {
  package func activate(_ node: Node) {
    guard let perform = modifier.perform else { return }
    node.performAction(text: modifier.name) { perform() }
  }
}

extension View {
  private func gesture(
    _ name: String,
    _ value: some Any,
    _ perform: (@MainActor () -> Void)?
  ) -> some View {
    modifier(GestureModifier(name: name, value: "\(value)", perform: perform))
  }

  /// Adds an action of taps.
  @preconcurrency
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping @MainActor () -> Void
  ) -> some View { gesture("onTapGesture", count, action) }

  /// Adds an action of long presses.
  @preconcurrency
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    gesture("onLongPressGesture", "\(CGFloat(minimumDuration).text) s") {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
  }

  /// Adds a gesture.
  public func gesture<Recognized: Gesture>(_ gesture: Recognized) -> some View {
    self.gesture("gesture", gesture._name, gesture._perform)
  }

  /// Adds a gesture that is recognized together with those of the view.
  public func simultaneousGesture<Recognized: Gesture>(_ gesture: Recognized) -> some View {
    self.gesture("simultaneousGesture", gesture._name, gesture._perform)
  }

  /// Adds a gesture that is recognized before those of the view.
  public func highPriorityGesture<Recognized: Gesture>(_ gesture: Recognized) -> some View {
    self.gesture("highPriorityGesture", gesture._name, gesture._perform)
  }
}

/// A gesture of the user (developer.apple.com/documentation/swiftui/gesture).
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The value that the gesture reports.
  associatedtype Value
  /// The name in traces.
  var _name: String { get }
  /// Performs the end of the gesture; `nil` without an action.
  var _perform: (@MainActor () -> Void)? { get }
  /// The value with which a gesture without coordinates ends; `nil` for others.
  var _endValue: Value? { get }
}

extension Gesture {
  /// No action.
  public var _perform: (@MainActor () -> Void)? { nil }
  /// No value.
  public var _endValue: Value? { nil }

  /// Adds an action of the end of the gesture.
  @preconcurrency
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self, onEnded: action)
  }

  /// Adds an action of changes, which no gesture here reports.
  @preconcurrency
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self, onEnded: nil)
  }
}

public struct _ActionGesture<Base: Gesture>: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Base.Value
  let base: Base
  let onEnded: (@MainActor (Base.Value) -> Void)?

  /// The name in traces.
  public var _name: String { base._name }
  public var _endValue: Base.Value? { base._endValue }
  /// Performs the end of the gesture.
  public var _perform: (@MainActor () -> Void)? {
    let inner = base._perform
    guard let onEnded, let value = base._endValue else { return inner }
    return {
      inner?()
      onEnded(value)
    }
  }
}

/// A tap (developer.apple.com/documentation/swiftui/tapgesture).
public struct TapGesture: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  public init(count: Int = 1) {
    self.count = count
  }
  /// The name in traces.
  public var _name: String { "tap" }
  public var _endValue: Void? { () }
}

/// A long press (developer.apple.com/documentation/swiftui/longpressgesture).
public struct LongPressGesture: Gesture {
  /// The value that the gesture reports.
  public typealias Value = Bool
  /// The minimum duration in seconds.
  public var minimumDuration: Double
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
  }
  /// The name in traces.
  public var _name: String { "long press" }
  public var _endValue: Bool? { true }
}

/// A drag, which is not performed (developer.apple.com/documentation/swiftui/draggesture).
public struct DragGesture: Gesture {
  /// The movement.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The position.
    public var location: CGPoint
    /// The position at the beginning.
    public var startLocation: CGPoint
    /// The distance from the beginning.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
  /// The distance at which a drag begins.
  public var minimumDistance: CGFloat
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
  /// The name in traces.
  public var _name: String { "drag" }
}
