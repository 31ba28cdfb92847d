import APICoverage
import Testing

/// Optional methods of delegates that only a subclass of the conforming class declares.
struct `Methods that are never called` {
  /// The names with their locations, as `Special.scrollViewDidScroll(_:) 0:3:8`.
  private func uncalled(_ sources: String...) -> [String] {
    var survey = SourceSurvey()
    for (index, source) in sources.enumerated() {
      survey.collect(Array(source.utf8), path: "\(index)")
    }
    for (index, source) in sources.enumerated() {
      survey.scan(Array(source.utf8), path: "\(index)")
    }
    survey.finish()
    return survey.uses.filter { $0.kind == .uncalled }
      .map { "\($0.name) \($0.path):\($0.line):\($0.column)" }
  }

  private static let select =
    "  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n"
  private static let scroll = "  func scrollViewDidScroll(_ s: UIScrollView) {}\n"

  @Test func `a method of a subclass is found, and its remedy names the class that conforms`() {
    var survey = SourceSurvey()
    let source = """
      class Base: NSObject, UITableViewDelegate {}
      final class Special: Base {
      \(Self.select)}
      """
    survey.collect(Array(source.utf8), path: "A.swift")
    survey.finish()
    #expect(
      survey.summaries(of: .uncalled).map(\.reason) == [
        "only a subclass of Base, which conforms to UITableViewDelegate, declares it: in an optimized build, "
          + "declare it in Base, and override it, or use the plugin AppSources"
      ]
    )
    #expect(uncalled(source) == ["Special.tableView(_:didSelectRowAt:) 0:3:8"])
  }

  @Test func `files, levels of inheritance and extensions do not matter`() {
    #expect(
      uncalled(
        "extension Last {\n\(Self.scroll)}",
        "class First: NSObject {}\nclass Last: Middle {\n\(Self.select)}",
        "extension First: UITableViewDelegate {}",
        "class Middle: First {\n  func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}\n}"
      ) == [
        "Last.scrollViewDidScroll(_:) 0:2:8", "Last.tableView(_:didSelectRowAt:) 1:3:8",
        "Middle.tableView(_:didDeselectRowAt:) 3:2:8",
      ]
    )
  }

  @Test func `protocols of the app, type aliases and nested classes are followed`() {
    #expect(
      uncalled(
        """
        protocol Scrolling: UIScrollViewDelegate {}
        typealias Alias = Screen.Base
        enum Screen {
          class Base: NSObject, Scrolling {}
          class Inner: Base {
        \(Self.scroll)  }
        }
        class Outer: Alias {
        \(Self.scroll)}
        """
      ) == ["Outer.scrollViewDidScroll(_:) 0:10:8", "Screen.Inner.scrollViewDidScroll(_:) 0:6:8"]
    )
  }

  @Test func `protocols of other modules are known`() {
    #expect(
      uncalled(
        """
        class Base: NSObject, CLLocationManagerDelegate, UITextFieldDelegate {}
        class Special: Base {
          func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
          func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
        }
        """
      ).count == 2
    )
  }

  @Test(arguments: [
    // The class that conforms has the method.
    "class Base: NSObject, UITableViewDelegate {\n\(select)}\nclass A: Base {\n  override \(select)}",
    // A superclass of the class that conforms has it.
    "class Top: NSObject {\n\(select)}\nclass Base: Top, UITableViewDelegate {}\n"
      + "class A: Base {\n\(select)}",
    // The subclass conforms itself.
    "class Base: NSObject {}\nclass A: Base, UITableViewDelegate {\n\(select)}",
    // The method belongs to a different protocol than the class conforms to.
    "class Base: NSObject, UIScrollViewDelegate {}\nclass A: Base, UITableViewDelegate {\n\(select)}",
    // The method is not one of the protocol, or can't be.
    "class Base: NSObject, UITableViewDelegate {}\nclass A: Base {\n  func tableView(_ t: Int) {}\n}",
    "class Base: NSObject, UITableViewDelegate {}\nclass A: Base {\n  static \(select)}",
    "class Base: NSObject, UITableViewDelegate {}\nclass A: Base {\n  private \(select)}",
    // A class of UIKit has the methods.
    "class A: UITableViewController {\n  override \(select)}",
    // A build on Linux omits the class.
    "class Base: NSObject, UITableViewDelegate {}\n#if os(iOS)\nclass A: Base {\n\(select)}\n#endif",
    // Structures and classes that inherit from themselves are no classes of delegates.
    "class A: B {\n\(select)}\nclass B: A {}\nstruct C: UITableViewDelegate {\n\(select)}",
  ])
  func `a method that is called is not reported`(source: String) {
    #expect(uncalled(source) == [])
  }
}
