package import Foundation

/// The number of pixels per point of the default screen.
package let defaultScreenScale: CGFloat = 3
