import Foundation
import HeadlessCore
import TraceModel

extension NibDocument: StoryboardFile {
  package func makeInitialController(
    of storyboard: UIStoryboard,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let id = root["initialViewController"] else { return nil }
    if let initialController { return make(initialController, of: storyboard, creator) }
    Runtime.current.noteNib(
      "the initial controller is \(id), which the file does not contain",
      in: self,
      line: root.line
    )
    return nil
  }

  package func makeController(
    identifier: String,
    of storyboard: UIStoryboard,
    creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    controller(identifier: identifier).flatMap { make($0, of: storyboard, creator) }
  }

  package func hasController(identifier: String) -> Bool {
    controller(identifier: identifier) != nil
  }

  private func make(
    _ element: NibElement,
    of storyboard: UIStoryboard,
    _ creator: (@MainActor (NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let session = NibSession(self, bundle: storyboard.bundle, .current)
    let made = session.makeController(element, storyboard, creator: creator)
    session.finish()
    return made
  }
}

extension UIStoryboard {
  /// The parsed file.
  var document: NibDocument? { file as? NibDocument }

  /// Creates a storyboard of a parsed file.
  convenience init(of document: NibDocument) { self.init(name: document.name, of: document) }
}
