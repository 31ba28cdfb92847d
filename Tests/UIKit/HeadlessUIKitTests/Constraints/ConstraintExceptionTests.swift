import HeadlessUIKit
import Testing
import TraceModel

/// Exceptions and warnings with the texts of published crash reports, which the messages in
/// `NSLayoutConstraint+Checks.swift` name.
@MainActor
struct `Exceptions of constraints` {
  // W15
  @Test func `items without a common ancestor raise an exception with both anchors`() async throws {
    let trace = try await record { _ in
      let label = UILabel()
      label.text = "Your content here"
      let constraint = label.topAnchor.constraint(equalTo: UIView().bottomAnchor)
      let view = UIView()
      let apart = label.topAnchor.constraint(equalTo: view.bottomAnchor)
      apart.isActive = true
      #expect(!apart.isActive)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(
      trace.diagnostics(.constraintInvalid).map(masked).first == """
        NSGenericException: Unable to activate constraint with anchors \
        <NSLayoutYAxisAnchor:0x… "UILabel:0x…'Your content here'.top"> and \
        <NSLayoutYAxisAnchor:0x… "UIView:0x….bottom"> because they have no common ancestor.  Does \
        the constraint or its anchors reference items in different view hierarchies?  That's illegal.
        """
    )
    #expect(trace.diagnostics(.constraintInvalid).count == 2)
  }

  @Test func `a guide without an owning view has no common ancestor`() async throws {
    let texts = try await messages {
      UILayoutGuide().widthAnchor.constraint(equalToConstant: 1).isActive = true
    }
    #expect(texts.count == 1)
    #expect(texts[0].hasPrefix("NSGenericException: Unable to activate constraint with anchors"))
  }

  // W17
  @Test func `a constraint that is added before its items gets a warning and takes effect later`()
    async throws
  {
    let trace = try await record { _ in
      let root = UIView()
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      root.addConstraint(constraint)
      #expect(root.constraints == [constraint])
      #expect(root.constraintsAffectingLayout(for: .horizontal).isEmpty)
      root.addSubview(view)
      #expect(root.constraintsAffectingLayout(for: .horizontal) == [constraint])
    }
    #expect(trace.diagnostics(.constraintInvalid).isEmpty)
    #expect(
      trace.diagnostics(.constraintOutsideHierarchy).map(masked) == [
        """
        [LayoutConstraints] The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x… \
        UIView:0x….width == UIView:0x….width   (inactive)>
        \tWhen added to a view, the constraint's items must be descendants of that view (or the \
        view itself). This will crash if the constraint needs to be resolved before the view \
        hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
        _viewHierarchyUnpreparedForConstraint:] to debug.
        """
      ]
    )
  }

  @Test func `in a window a constraint with foreign items raises an exception`() async throws {
    let trace = try await record { app in
      let root = UIView()
      try app.show(root)
      let view = UIView()
      let constraint = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
      root.addConstraint(constraint)
      #expect(!constraint.isActive)
      #expect(root.constraints.isEmpty)
    }
    #expect(trace.diagnostics(.constraintOutsideHierarchy).count == 1)
    let text = try #require(trace.diagnostics(.constraintInvalid).map(masked).first)
    #expect(
      text.hasPrefix(
        """
        NSGenericException: Unable to install constraint on view.  Does the constraint reference \
        something from outside the subtree of the view?  That's illegal. \
        constraint:<NSLayoutConstraint:0x… UIView:0x….centerX == UIView:0x….centerX
        """
      )
    )
    #expect(text.contains("view:<"))
  }

  @Test func `a view that enters a window without the items raises an exception`() async throws {
    let trace = try await record { app in
      let root = UIView()
      try app.show(root)
      let parent = UIView()
      let view = UIView()
      let constraint = view.topAnchor.constraint(equalTo: parent.topAnchor)
      parent.addConstraint(constraint)
      #expect(constraint.isActive)
      root.addSubview(parent)
      #expect(!constraint.isActive)
    }
    #expect(trace.diagnostics(.constraintInvalid).count == 1)
  }

  @Test func `a constant that is not finite raises an exception and changes nothing`() async throws
  {
    let texts = try await messages {
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.constant = .nan
      constraint.constant = -.infinity
      #expect(constraint.constant == 5)
      let invalid = view.widthAnchor.constraint(equalToConstant: .infinity)
      invalid.isActive = true
      #expect(!invalid.isActive)
    }
    let tail = #"firstAnchor:<NSLayoutDimension:0x… "UIView:0x….width"> secondAnchor:(null)"#
    let head = """
      NSInternalInconsistencyException: NSLayoutConstraint constant is not finite!  That's \
      illegal.  constant:
      """
    #expect(
      texts == ["\(head)nan \(tail)", "\(head)-inf \(tail)", "\(head)inf \(tail)"]
    )
  }

  @Test func `the first constant beyond the limits is reported and all are replaced`() async throws
  {
    let trace = try await record { _ in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
      #expect(constraint.constant == 10_000_000)
      constraint.constant = -1e8
      #expect(constraint.constant == -10_000_000)
    }
    #expect(trace.diagnostics(.uikitDiagnostic).count == 1)
    #expect(
      trace.diagnostics(.uikitDiagnostic)[0].hasPrefix(
        "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A"
      )
    )
  }

  @Test func `a multiplier that is not finite raises an exception`() async throws {
    let texts = try await messages {
      let view = UIView()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1 / CGFloat.zero)
    }
    let head =
      "NSInternalInconsistencyException: Multiplier is not finite!  That's illegal.  multiplier:"
    #expect(texts == ["\(head)nan", "\(head)inf"])
  }

  private nonisolated static let locationEqualToConstant = """
    A multiplier of 0 or a nil second item together with a location for the first attribute \
    creates an illegal constraint of a location equal to a constant. Location attributes must be \
    specified in pairs.
    """
  private nonisolated static let mixedDirections = """
    A constraint cannot be made between a leading/trailing attribute and a right/left attribute. \
    Use leading/trailing for both or neither.
    """
  private nonisolated static let invalidPairing = "Invalid pairing of layout attributes"

  typealias Attribute = NSLayoutConstraint.Attribute

  private nonisolated static let invalidPairs: [(Attribute, Attribute?, CGFloat, String)] = [
    (.top, nil, 1, locationEqualToConstant), (.centerX, .centerX, 0, locationEqualToConstant),
    (.leading, .left, 1, mixedDirections), (.rightMargin, .trailing, 1, mixedDirections),
    (.width, .top, 1, invalidPairing), (.top, .height, 0.25, invalidPairing),
    (.notAnAttribute, .top, 1, invalidPairing), (.width, .notAnAttribute, 1, invalidPairing),
  ]

  @Test(arguments: invalidPairs.indices)
  func `attributes that don't pair raise an exception`(row: Int) async throws {
    let (first, second, multiplier, reason) = Self.invalidPairs[row]
    let texts = try await messages {
      let view = UIView()
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: first,
        relatedBy: .equal,
        toItem: second.map { _ in UIView() },
        attribute: second ?? .notAnAttribute,
        multiplier: multiplier,
        constant: 1
      )
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(
      texts == [
        "NSInvalidArgumentException: NSLayoutConstraint for <HeadlessUIKit.UIView: 0x…>: \(reason)"
      ]
    )
  }

  @Test func `a zero multiplier of a dimension is legal`() async throws {
    let texts = try await messages {
      let view = UIView()
      let constraint = view.widthAnchor.constraint(
        equalTo: view.heightAnchor,
        multiplier: 0,
        constant: 5
      )
      constraint.isActive = true
      #expect(constraint.isActive)
    }
    #expect(texts.isEmpty)
  }

  /// Where a constraint between axes enters an engine.
  enum Engine: CaseIterable {
    case windowOfOwner
    case layout
    case measurement
  }

  @Test(arguments: Engine.allCases)
  func `positions of different axes raise an exception when an engine receives them`(
    engine: Engine
  ) async throws {
    let texts = try await messages {
      let root = UIView()
      let view = UIView()
      root.addSubview(view)
      let constraint = view.widthAnchor.constraint(equalTo: root.widthAnchor)
      let crossing = NSLayoutConstraint(
        item: view,
        attribute: .left,
        relatedBy: .equal,
        toItem: root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      )
      NSLayoutConstraint.activate([constraint, crossing])
      #expect(root.constraints == [constraint, crossing] && crossing.isActive)
      crossing.isActive = false
      crossing.isActive = true
      switch engine {
      case .windowOfOwner: UIWindow().addSubview(root)
      case .layout: root.layoutIfNeeded()
      case .measurement: _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      #expect(root.constraints == [constraint] && !crossing.isActive)
    }
    #expect(texts.count == 1)
    let text = "NSInvalidLayoutConstraintException: Constraint improperly relates anchors of"
    #expect(texts.first?.hasPrefix(text) == true)
  }

  @Test func `positions of different axes raise an exception at activation in a window`()
    async throws
  {
    let texts = try await messages {
      let root = UIWindow()
      let view = UIView()
      root.addSubview(view)
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: .left,
        relatedBy: .equal,
        toItem: root,
        attribute: .top,
        multiplier: 1,
        constant: 0
      )
      constraint.isActive = true
      #expect(!constraint.isActive)
      #expect(root.constraints.isEmpty)
    }
    #expect(
      texts == [
        """
        NSInvalidLayoutConstraintException: Constraint improperly relates anchors of incompatible \
        types: <NSLayoutConstraint:0x… UIView:0x….left == UIWindow:0x….top   (active)>
        """
      ]
    )
  }

  @Test func `items that are no views or guides raise an exception`() async throws {
    let texts = try await messages {
      let missing: UIView? = nil
      for (first, second) in [("text" as Any, nil as Any?), (UIView(), 5), (missing as Any, nil)] {
        let constraint = NSLayoutConstraint(
          item: first,
          attribute: .width,
          relatedBy: .equal,
          toItem: second,
          attribute: second == nil ? .notAnAttribute : .width,
          multiplier: 1,
          constant: 1
        )
        constraint.isActive = true
        #expect(!constraint.isActive)
      }
    }
    let items = "Constraint items must each be a view or layout guide."
    #expect(
      texts == [
        "NSInvalidArgumentException: NSLayoutConstraint for text: \(items)",
        "NSInvalidArgumentException: NSLayoutConstraint for <HeadlessUIKit.UIView: 0x…>: \(items)",
        """
        NSInvalidArgumentException: NSLayoutConstraint for (null): Constraint must contain a first \
        layout item
        """,
      ]
    )
  }

  @Test func `an optional view is a legal item`() async throws {
    let texts = try await messages {
      let view: UIView? = UIView()
      let constraint = NSLayoutConstraint(
        item: view as Any,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .width,
        multiplier: 1,
        constant: 1
      )
      constraint.isActive = true
      #expect(constraint.isActive)
      #expect(constraint.secondAttribute == .notAnAttribute)
    }
    #expect(texts.isEmpty)
  }

  @Test func `the priority of an active constraint can't change from or to required`() async throws
  {
    let texts = try await messages {
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      constraint.priority = .defaultLow
      #expect(constraint.priority == .required)
      constraint.isActive = false
      constraint.priority = .defaultLow
      constraint.isActive = true
      constraint.priority = .defaultHigh
      constraint.priority = .required
      #expect(constraint.priority == .defaultHigh)
    }
    let head = """
      NSInternalInconsistencyException: Mutating a priority from required to not on an installed \
      constraint (or vice-versa) is not supported.  You passed priority
      """
    #expect(
      texts == [
        "\(head) 250 and the existing priority was 1000.",
        "\(head) 1000 and the existing priority was 750.",
      ]
    )
  }

  @Test(arguments: [0, -1, 1000.5, Float.nan, .infinity])
  func `a priority beyond the range raises an exception`(priority: Float) async throws {
    let texts = try await messages {
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = UILayoutPriority(priority)
      #expect(constraint.priority == .required)
    }
    let tail = """
      .  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is \
      1000.000000.
      """
    #expect(texts.count == 1)
    #expect(
      texts[0].hasPrefix("NSInternalInconsistencyException: It's illegal to set priority:")
        && texts[0].hasSuffix(tail)
    )
  }

  @Test func `a constraint of a deallocated view can't be activated`() async throws {
    let texts = try await messages {
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      #expect(!constraint.isActive)
      NSLayoutConstraint().isActive = true
    }
    #expect(texts.count == 2)
    #expect(texts[0].contains("\"(null).width\"> and (null) because they have no common ancestor"))
  }

  /// Runs a body and returns the texts of its exceptions, with masked addresses.
  private func messages(_ body: () throws -> Void) async throws -> [String] {
    let trace = try await record { _ in try body() }
    return trace.diagnostics(.constraintInvalid).map(masked)
  }
}
