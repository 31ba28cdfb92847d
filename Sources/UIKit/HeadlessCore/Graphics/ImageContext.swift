package import Foundation

/// A context that is open.
package struct ImageContext {
  package let size: CGSize
  package let scale: CGFloat
  package let context: CGContext

  package init(size: CGSize, scale: CGFloat, context: CGContext) {
    self.size = size
    self.scale = scale
    self.context = context
  }
}

extension Runtime {
  /// Runs code that draws, during which there is a current context.
  package func drawing(
    _ size: CGSize,
    scale: CGFloat? = nil,
    in context: CGContext? = nil,
    _ body: () -> Void
  ) {
    let scale = scale ?? HeadlessDevice.defaultScale
    let context = context ?? CGContext(size: size)
    platform.contexts.append(ImageContext(size: size, scale: scale, context: context))
    let count = platform.contexts.count
    body()
    // Closes also the contexts that the body has left open.
    platform.contexts.removeLast(max(0, platform.contexts.count - count + 1))
  }
}
