import Foundation
import HeadlessUIKit

/// The layout of colors and shapes: the offered size, 10 points for none.
struct FillingLayout: BoxLayout, Equatable {
  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The layout of a circle: the greatest square in the offered size.
struct SquareLayout: BoxLayout, Equatable {
  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }
}

// choice: spacer-length
/// The layout of a spacer: at least 8 points along the axis of its stack.
struct SpacerLayout: BoxLayout, Equatable {
  let minLength: CGFloat?

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    let minimum = max(0, (minLength ?? 8).finite)
    let axis = box.containerAxis
    func length(_ proposal: CGFloat?) -> CGFloat { max(minimum, proposal ?? minimum) }
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height)
    )
  }
}

/// The layout of a divider: one pixel across the axis of its stack.
struct DividerLayout: BoxLayout, Equatable {
  let thickness: CGFloat

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    box.containerAxis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? 10)
      : CGSize(width: proposal.width ?? 10, height: thickness)
  }
}

/// The layout of a symbol, whose side is 20 points beside text of 17 points.
struct SymbolLayout: BoxLayout, Equatable {
  let pointSize: CGFloat
  let isResizable: Bool

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    let side = pointSize * 20 / 17
    let size = CGSize(width: side, height: side)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}

/// The layout of an image: its size, or the offered one.
struct ImageLayout: BoxLayout, Equatable {
  let size: CGSize
  let isResizable: Bool

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
  }
}

// choice: control-sizes
/// The layout of a control beside its label, such as a switch: the offered width.
struct LabeledControlLayout: BoxLayout, Equatable {
  let control: CGSize
  let isLabelHidden: Bool
  private static let spacing: CGFloat = 8

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    guard !isLabelHidden else { return control }
    let label = labelSize(proposal, box)
    let least = label.width + Self.spacing + control.width
    return CGSize(
      width: max(proposal.width ?? least, least),
      height: max(label.height, control.height)
    )
  }

  private func labelProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { $0 - control.width - Self.spacing },
      height: proposal.height
    )
  }

  private func labelSize(_ proposal: ProposedViewSize, _ box: LayoutBox) -> CGSize {
    StackLayout.implicit.arrange(box.children, labelProposal(proposal)).size
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    let inner = isLabelHidden ? .zero : labelProposal(proposal)
    let arrangement = StackLayout.implicit.arrange(box.children, inner)
    let y = (size.height - arrangement.size.height.finite) / 2
    arrangement.place(box.children, at: CGPoint(x: 0, y: y))
  }
}

/// The layout of a text field: the offered width, a line of 22 points.
struct TextInputLayout: BoxLayout, Equatable {
  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    CGSize(width: proposal.width ?? 100, height: 22)
  }
}

/// The layout of a slider: the offered width.
struct WideControlLayout: BoxLayout, Equatable {
  let height: CGFloat
  let idealWidth: CGFloat

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    CGSize(width: proposal.width ?? idealWidth, height: height)
  }
}

/// The layout of a progress view: a bar below its label, or an indicator above it.
struct ProgressLayout: BoxLayout, Equatable {
  let isDeterminate: Bool
  private static let spacing: CGFloat = 8

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    let label = StackLayout.implicit.arrange(box.children, proposal).size
    let gap = label.height > 0 ? Self.spacing : 0
    return isDeterminate
      ? CGSize(width: proposal.width ?? max(200, label.width), height: 4 + gap + label.height)
      : CGSize(width: max(20, label.width), height: 20 + gap + label.height)
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    let arrangement = StackLayout.implicit.arrange(box.children, proposal)
    let point =
      isDeterminate
      ? CGPoint.zero
      : CGPoint(x: (size.width - arrangement.size.width) / 2, y: 20 + Self.spacing)
    arrangement.place(box.children, at: point)
  }
}

/// The layout of `ViewThatFits`: the first child that fits.
struct FittingLayout: BoxLayout, Equatable {
  let axes: Axis.Set

  private func fitting(_ box: LayoutBox, _ proposal: ProposedViewSize) -> LayoutBox? {
    box.children.first { child in
      let ideal = child.size(for: .unspecified)
      return Axis.allCases.allSatisfy { axis in
        !axes.contains(axis.set) || ideal[axis] <= (proposal[axis] ?? .infinity)
      }
    } ?? box.children.last
  }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    fitting(box, proposal)?.size(for: proposal) ?? .zero
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    fitting(box, proposal)?.place(at: .zero, proposal: proposal)
  }
}
