/// A colour by its meaning; a ``Theme`` defines its value.
public enum ColorToken: String, Hashable, Sendable, CaseIterable {
  /// The background of the picture.
  case canvas
  /// The background of a group of lanes.
  case panel
  /// The border of a panel.
  case panelEdge
  /// Lines between lanes.
  case rule
  /// The background of compressed time.
  case fold
  /// Hatch lines on compressed time during a transition.
  case foldHatch
  /// Primary text.
  case text
  /// Secondary text.
  case dimText
  /// Leaders, elbows, plain edges.
  case line
  /// Dotted lines at the start of a burst.
  case grid
  /// Marks of callbacks and the cross of a deinit.
  case mark
  /// Arrows of calls.
  case arrow
  /// The part of an arrow that passes unrelated lanes.
  case arrowFaint
  /// The fill of the state loaded.
  case loaded
  /// The edge of the state loaded.
  case loadedEdge
  /// The fill of the state appearing.
  case appearing
  /// The edge of the state appearing.
  case appearingEdge
  /// The hatch of the state appearing.
  case appearingHatch
  /// The fill of the state appeared.
  case appeared
  /// The edge of the state appeared.
  case appearedEdge
  /// Text on the state appeared.
  case appearedText
  /// The fill of the state disappearing.
  case disappearing
  /// The edge of the state disappearing.
  case disappearingEdge
  /// The hatch of the state disappearing.
  case disappearingHatch
  /// Text on the light states.
  case stateText
  /// The outline of the state detached.
  case detached
  /// A bar of a call.
  case call
  /// A bar of a call inside a call.
  case nestedCall
  /// Text on a call's bar.
  case callText
  /// The glyph and text of a controller.
  case controller
  /// The background of a controller's tab.
  case controllerFill
  /// The glyph and border of a window.
  case window
  /// The background of a window.
  case windowFill
  /// The glyph of a view.
  case view
  /// The glyph, edge and signs of a SwiftUI node.
  case node
  /// The background of a SwiftUI node.
  case nodeFill
  /// The background of a view's card.
  case card
  /// The border of a view's card.
  case cardEdge
  /// The background of a frame in the wireframe.
  case wire
  /// The border of a frame in the wireframe.
  case wireEdge
  /// An error's text and border.
  case error
  /// An error's background.
  case errorFill
  /// A warning's text and border.
  case warning
  /// A warning's background.
  case warningFill
  /// A note's text and border.
  case note
  /// A note's background.
  case noteFill
}
