import HeadlessUIKit

extension Verb {
  /// Changes of constraints that are objects of the scenario.
  static let constraintVerbs: [Verb] =
    [
      .word("activate", [.objects(.constraint)], "Activates constraints.") {
        call throws(ScenarioError) in
        NSLayoutConstraint.activate(try call.objects(0))
      },
      .word("deactivate", [.objects(.constraint)], "Deactivates constraints.") {
        call throws(ScenarioError) in
        NSLayoutConstraint.deactivate(try call.objects(0))
      },
    ]
    + Member<NSLayoutConstraint>.verbs([
      .set("isActive", .flag, "Activates or deactivates the constraint.") { $0.isActive = $1 },
      .set("constant", .number, "Sets the number that is added.") { $0.constant = $1 },
      .set("priority", .priority, "Sets the priority.") { $0.priority = $1 },
    ])
    + Member<UIView>.verbs([
      .call(
        "addConstraint(_:)",
        .object(NSLayoutConstraint.self),
        "Adds a constraint to the view, which is an ancestor of its items."
      ) { $0.addConstraint($1) },
      .call(
        "addConstraints(_:)",
        .objects(NSLayoutConstraint.self),
        "Adds constraints to the view, which is an ancestor of their items."
      ) { $0.addConstraints($1) },
      .call(
        "removeConstraint(_:)",
        .object(NSLayoutConstraint.self),
        "Removes a constraint from the view."
      ) { $0.removeConstraint($1) },
      .call(
        "removeConstraints(_:)",
        .objects(NSLayoutConstraint.self),
        "Removes constraints from the view."
      ) { $0.removeConstraints($1) },
    ])
}

extension ObjectClass {
  /// Constraints that lines can name.
  static let constraint = ObjectClass(
    .constraint,
    "NSLayoutConstraint(_:)",
    [.constraint],
    "A constraint, inactive at first; its identifier is the object's name or `shownAs`.",
    make: { _, _ in NSLayoutConstraint() }
  )

  /// Constraints and layout guides.
  static let layoutClasses: [ObjectClass] = [
    constraint,
    ObjectClass(.layoutGuide, "UILayoutGuide", [], "A rectangle for layout, without a view.") {
      _,
      script in
      let guide = UILayoutGuide()
      guide.identifier = script.name
      return guide
    },
  ]
}
