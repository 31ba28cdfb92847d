package import Foundation

/// A modifier that writes a value of the environment, without its type.
@MainActor @preconcurrency
package protocol EnvironmentAttributeProviding {
  /// The name of the modifier, as in SwiftUI.
  var name: String { get }
  /// The value that the modifier computes from the default value.
  var inspectedValue: Any { get }
}

extension EnvironmentAttributeModifier: EnvironmentAttributeProviding {
  package var inspectedValue: Any {
    var value = EnvironmentValues()[keyPath: keyPath]
    change(&value)
    return value
  }
}

/// The arguments of a modifier that changes size or position.
package enum InspectedLayout {
  case padding(EdgeInsets)
  case fixedFrame(width: CGFloat?, height: CGFloat?, alignment: Alignment)
  /// The limits are minimum, ideal and maximum width, then those of the height.
  case flexibleFrame(limits: [CGFloat?], alignment: Alignment)
  case offset(CGSize)
  case position(CGPoint)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case priority(Double)
  case other
}

/// A modifier that changes size or position, without its type.
@MainActor @preconcurrency
package protocol LayoutModifierInspecting {
  /// The arguments.
  var inspectedLayout: InspectedLayout { get }
}

extension LayoutModifier: LayoutModifierInspecting {
  package var inspectedLayout: InspectedLayout {
    switch layout {
    case let layout as PaddingLayout: .padding(layout.insets)
    case let layout as FixedFrameLayout:
      .fixedFrame(width: layout.width, height: layout.height, alignment: layout.alignment)
    case let layout as FlexibleFrameLayout:
      .flexibleFrame(
        limits: [layout.width, layout.height].flatMap { [$0.minimum, $0.ideal, $0.maximum] },
        alignment: layout.alignment
      )
    case let layout as OffsetLayout: .offset(CGSize(width: layout.x, height: layout.y))
    case let layout as PositionLayout: .position(CGPoint(x: layout.x, y: layout.y))
    case let layout as FixedSizeLayout:
      .fixedSize(horizontal: layout.horizontal, vertical: layout.vertical)
    case let layout as PriorityLayout: .priority(layout.priority)
    default: .other
    }
  }
}

/// A view behind or in front of another one, without its type.
@MainActor @preconcurrency
package protocol DecorationInspecting {
  /// The alignment with the view.
  var inspectedAlignment: Alignment { get }
}

extension DecorationModifier: DecorationInspecting {
  package var inspectedAlignment: Alignment { alignment }
}
