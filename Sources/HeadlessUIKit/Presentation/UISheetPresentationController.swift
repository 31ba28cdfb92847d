public import Foundation

/// The presentation controller of page and form sheets, as UIKit's `UISheetPresentationController`
/// (developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
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

      /// About half of the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The full height of a sheet.
      public static let large = Identifier(rawValue: "large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    /// Returns the detent of about half of the screen.
    public static func medium() -> Detent { Detent(.medium) }

    /// Returns the detent of the full height.
    public static func large() -> Detent { Detent(.large) }
  }

  /// The heights at which the sheet rests, smallest first.
  open var detents: [Detent] = [.large()]

  /// The detent at which the sheet rests; `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// The largest detent at which the view below is not dimmed; stored, but not drawn.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// Whether a grabber is visible; stored, but not drawn.
  open var prefersGrabberVisible = false

  /// Runs changes at once; UIKit animates them.
  open func animateChanges(_ changes: () -> Void) { changes() }

  // choice: sheet-frame
  /// The frame of the sheet: its measures are chosen, except the form sheet's 540 by 620 points.
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
    let top = selected == .medium ? bounds.height / 2 : min(54, bounds.height)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }
}
