extension Scene {
  /// A typeface by its role, with weight and size.
  public struct Font: Hashable, Sendable {
    /// The role of a typeface.
    public enum Role: String, Hashable, Sendable, CaseIterable {
      /// Words: Inter, otherwise DejaVu Sans.
      case words
      /// Numbers of objects and frames: DejaVu Sans Mono.
      case code
    }

    /// The weight of a typeface.
    public enum Weight: Int, Hashable, Sendable, CaseIterable {
      /// Weight 400.
      case regular = 400
      /// Weight 600.
      case semibold = 600
      /// Weight 700.
      case bold = 700
    }

    public var role: Role
    public var weight: Weight
    /// The size of the em in pixels at scale 1.
    public var size: Double

    /// Creates a font.
    public init(_ role: Role = .words, _ weight: Weight = .regular, size: Double) {
      self.role = role
      self.weight = weight
      self.size = size
    }

    /// The height of a line's box above the baseline, with room for Latin accents and for Han.
    public var ascent: Double { size * 0.95 }
    /// The height of a line's box below the baseline.
    public var descent: Double { size * 0.25 }
    /// The distance from the middle of capital letters down to the baseline.
    ///
    /// Inter's capitals are 0.727 em high (its `OS/2` table), DejaVu's 0.729 em.
    package var baselineBelowMiddle: Double { size * 0.364 }
  }
}

package typealias Font = Scene.Font
