public import Foundation

/// A view whose content depends on its size
/// (developer.apple.com/documentation/swiftui/geometryreader).
///
/// The content is created when the size is known, within layout.
public struct GeometryReader<Content: View> {
  /// Creates the content.
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    let geometry = node.geometry
    guard let size = geometry.size else { return }
    let proxy = GeometryProxy(size: size, geometry: geometry)
    children.append(node.track { content(proxy) })
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    GeometryLayout(geometry: node.geometry)
  }
}

/// The size of a geometry reader (developer.apple.com/documentation/swiftui/geometryproxy).
@MainActor @preconcurrency
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize
  let geometry: ReaderGeometry

  /// The insets of the safe area; the reader is inside of it.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in a coordinate space; named spaces count as the hosting view.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(
      origin: coordinateSpace == .local ? .zero : geometry.originInHost,
      size: size
    )
  }

  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }
}

/// The origin and the axes of coordinates
/// (developer.apple.com/documentation/swiftui/coordinatespace).
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// A coordinate space as a value
/// (developer.apple.com/documentation/swiftui/coordinatespaceprotocol).
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
