import APICoverage
import Testing

struct `The declarations of Swift source` {
  private func types(_ source: String) -> [DeclaredType] {
    DeclarationParser.declarations(in: SwiftLexer.tokens(of: source)).types
  }

  private func coverage(_ source: String, of list: String) -> String {
    var api = DeclaredAPI()
    api.add(DeclarationParser.declarations(in: SwiftLexer.tokens(of: source)))
    return api.coverage(of: APIList(list)).text
  }

  @Test func `members have their labels, defaults and access`() {
    let source = """
      @MainActor
      open class A<T: Hashable>: UIView, B, Swift.Sendable {
        public private(set) var name: String = { "func no()" }()
        public var x, y: Int
        open func move(_ a: [String: (Int, Int)] = [:], to b: Dictionary<Int, Int>, with c: @escaping () -> Void) {}
        public required init?(coder: NSCoder) { let hidden = 1; func inner() {} }
        public subscript(index: Int) -> Int { 0 }
        func internalOne() {}
        public class func make() {}
        public static func == (a: A, b: A) -> Bool { true }
      }
      """
    let type = types(source)[0]
    #expect(type.name == "A" && type.parents == ["UIView", "B", "Swift.Sendable"])
    #expect(
      type.members.filter(\.isPublic).map(\.name) == [
        "name", "x", "y", "move(_:to:with:)", "init(coder:)", "subscript(index:)", "make()",
        "==(a:b:)",
      ]
    )
    #expect(type.members[3].parameters?.map(\.hasDefault) == [true, false, false])
    #expect(type.members.contains { $0.base == "internalOne" && !$0.isPublic })
  }

  @Test func `nested types have the names of the types around them`() {
    let source = """
      extension UIView {
        public enum Mode: Int { case a, b = 7, c(first: Int, Int)
          public struct Deep: OptionSet {} }
      }
      public protocol P: AnyObject { var a: Int { get }; func f(_ x: Int) }
      public typealias Q = UIView.Mode
      """
    let types = types(source)
    #expect(types.map(\.name).sorted() == ["P", "Q", "UIView", "UIView.Mode", "UIView.Mode.Deep"])
    let mode = types.first { $0.name == "UIView.Mode" }
    #expect(mode?.members.map(\.name) == ["a", "b", "c(first:Int:)"])
    #expect(types.first { $0.name == "P" }?.members.allSatisfy(\.isPublic) == true)
  }

  @Test func `the coverage of a list has a status for each name`() {
    let source = """
      open class UIBase { public func f(a: Int, b: Int = 0) {} }
      public class UIThing: UIBase {
        // inert: no screen
        public var color: Int { get { 0 } }
        public var size: Int
      }
      // inert: nothing plays sounds
      public class UISilent { public func play() {} }
      public func UIGlobal(_ a: Int) {}
      """
    let list = """
      # a comment
      ## Things
      UIThing : UIBase
        f(a:) f(a:b:) f(b:) color size size() gone
      UISilent
        play()
      UIMissing
        x
      UIGlobal(_:)
      """
    #expect(
      coverage(source, of: list) == """
        ## Things
        UIThing : UIBase
         f(a:) f(a:b:) -f(b:) ~color size -size() -gone
        ~UISilent | nothing plays sounds
         ~play()
        -UIMissing
         -x
        UIGlobal(_:)

        """
    )
  }

  @Test func `a table is equal to the table that its text describes`() {
    let table = CoverageTable("## A\n~T : U V | a reason\n -x ~y(_:) z\n-W\n")
    #expect(CoverageTable(table.text).text == table.text)
    #expect(table.rows[0].reason == "a reason" && table.rows[0].parents == ["U", "V"])
  }
}
