public import Foundation
public import HeadlessUIKit

/// An image (developer.apple.com/documentation/swiftui/image), whose pixels are not read.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    case system(String)
    /// An asset with its size in points.
    case asset(String, size: CGSize)
    case image(UIImage)
  }

  package let source: Source
  var isResizable = false

  private init(_ source: Source) {
    self.source = source
  }

  private init(_ name: String, in bundle: Bundle?) {
    let image = UIImage(named: name, in: bundle, with: nil)
    self.init(.asset(name, size: image?.size ?? .zero))
  }

  /// Creates a symbol of the system.
  public init(systemName: String) {
    self.init(.system(systemName))
  }

  /// Creates a symbol of the system with a variable value.
  public init(systemName: String, variableValue: Double?) {
    self.init(.system(systemName))
  }

  /// Creates an image from an asset of a bundle; its size is that of `UIImage(named:in:with:)`, or
  /// zero.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, in: bundle)
  }

  /// Creates an image from an asset with a label for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, in: bundle)
  }

  /// Creates an image from an asset without a label for accessibility.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, in: bundle)
  }

  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) {
    self.init(.image(uiImage))
  }

  /// The name of the symbol or the asset.
  package var name: String {
    switch source {
    case .system(let name), .asset(let name, _): name
    case .image(let image): "\(image)"
    }
  }

  /// How an image fills a larger frame.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Returns the image with the proposed size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// How an image is colored.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// Returns the image; nothing is painted.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The quality of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// Returns the image; nothing is painted.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The size of a symbol.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }
}

extension Image: PrimitiveView {
  package func describe(_ attributes: inout AttributeList) {
    attributes.append(source == .system(name) ? "systemName" : "image", name)
    if isResizable { attributes.append("resizable", true) }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    switch source {
    case .system:
      SymbolLayout(
        pointSize: (node.readEnvironment(\.font) ?? .body).resolved().pointSize,
        isResizable: isResizable
      )
    case .asset(_, let size): ImageLayout(size: size, isResizable: isResizable)
    case .image(let image): ImageLayout(size: image.size, isResizable: isResizable)
    }
  }
}
