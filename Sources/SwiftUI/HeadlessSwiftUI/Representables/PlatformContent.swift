package import Foundation

/// A UIKit view that a node shows: the ``Node/storage`` of representables, navigation stacks and
/// tab views.
///
/// The layout asks for sizes and assigns the frame. The owner inserts the view into the hierarchy
/// after the actions of the update (swiftui rules 10.6 and 12.6).
@MainActor @preconcurrency
package protocol PlatformContent: AnyObject {
  /// Returns the size of the view for a proposal; a UIKit container takes the proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Assigns the frame in the coordinates of the surface's view.
  func place(in frame: CGRect)
}
