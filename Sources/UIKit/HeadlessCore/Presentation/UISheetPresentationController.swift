public import Foundation

/// The presentation controller of page and form sheets, as UIKit's `UISheetPresentationController`
/// (developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet stops.
  @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The text of the identifier.
      public let rawValue: String

      /// Creates an identifier from a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a text.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The full height of a sheet.
      public static let large = Identifier(rawValue: "large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier

    /// Whether the app computes the height.
    var isCustom: Bool { resolver != nil }

    private let resolver:
      (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    private init(
      _ identifier: Identifier,
      _ resolver:
        (@MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns the detent of about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns the detent of the full height.
    public static func large() -> Detent { Detent(.large) }

    /// Returns a detent whose height is computed.
    ///
    /// The identifier is unique by default. The closure returns the height, or `nil` if the detent
    /// is not active.
    public static func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping @MainActor (
          any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(rawValue: UUID().uuidString), resolver) }

    /// Returns the height in a context; `nil` for a detent that is not active.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      if let resolver { return resolver(context) }
      return identifier == .medium
        ? context.maximumDetentValue / 2 : context.maximumDetentValue
    }
  }

  /// The heights at which the sheet stops, smallest first.
  open var detents: [Detent] = [.large()]

  /// The selected detent; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The largest detent at which the view below is not dimmed; stored, but not drawn.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether a grabber is visible; stored, but not drawn.
  open var prefersGrabberVisible = false

  // inert: nothing is drawn
  /// The radius of the corners; `nil` for the system's.
  open var preferredCornerRadius: CGFloat?

  // inert: content does not change the detent
  /// Whether scrolling at the edge of the content selects a larger detent.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  // inert: sheets have the size of their style
  /// Whether the sheet touches the bottom edge in a low window.
  open var prefersEdgeAttachedInCompactHeight = false

  // inert: sheets have the size of their style
  /// Whether the preferred size of the content determines the width at the bottom edge.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  // inert: sheets have the size of their style
  /// Whether a form sheet has the size of a page.
  open var prefersPageSizing = true

  // inert: nothing is drawn
  /// The view on which the sheet is centered.
  open weak var sourceView: UIView?

  /// Computes the heights of the detents again and sets the frame of the sheet.
  open func invalidateDetents() { presentation?.layOutSheet() }

  /// Runs changes at once; UIKit animates them.
  open func animateChanges(_ changes: () -> Void) { changes() }

  // choice: sheet-frame
  /// The frame of the sheet: its measures are a choice, except the form sheet's 540 by 620 points.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = super.frameOfPresentedViewInContainerView
    guard !shouldRemovePresentersView else { return bounds }
    if style == .formSheet, bounds.width >= Presentation.wideWidth {
      let size = CGSize(width: 540, height: min(620, bounds.height))
      let origin = CGPoint(
        x: (bounds.width - size.width) / 2,
        y: (bounds.height - size.height) / 2
      )
      return CGRect(origin: origin, size: size)
    }
    let selected = selectedDetentIdentifier ?? detents.first?.identifier
    var top = selected == .medium ? bounds.height / 2 : min(54, bounds.height)
    if let detent = detents.first(where: { $0.identifier == selected }),
      let height = customHeight(of: detent, in: bounds)
    {
      top = bounds.height - height
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  private func customHeight(of detent: Detent, in bounds: CGRect) -> CGFloat? {
    guard detent.isCustom else { return nil }
    let greatest = max(0, bounds.height - 54)
    let context = DetentContext(
      containerTraitCollection: containerView?.traitCollection ?? UITraitCollection(),
      maximumDetentValue: greatest
    )
    guard let height = detent.resolvedValue(in: context), height.isFinite else { return nil }
    return min(max(0, height), greatest)
  }
}

/// The values that determine the height of a detent, as UIKit's
/// `UISheetPresentationControllerDetentResolutionContext`.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height.
  var maximumDetentValue: CGFloat { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }
}
