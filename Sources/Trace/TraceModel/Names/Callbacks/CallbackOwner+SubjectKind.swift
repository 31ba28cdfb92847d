extension CallbackInfo.Owner {
  /// The most general kind of object that receives the owner's callbacks; `.unknown` for an object
  /// of any class.
  public var subjectKind: SubjectKind {
    switch self {
    case .controller: .viewController
    case .view: .view
    case .application: .application
    case .scene: .scene
    case .delegate, .presentationController, .animator, .interactor, .segue: .custom
    case .swiftUIView: .swiftUIView
    case .anyObject: .unknown
    }
  }
}
