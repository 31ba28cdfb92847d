import HeadlessSwiftUI
import HeadlessUIKit

/// Both modules have the types of UIKit's keyboards once.
let keyboard: (UIKeyboardType, UITextAutocapitalizationType, UITextContentType) = (
  .emailAddress, .none, .emailAddress
)

/// A view of a client, with state and input.
struct Row: View {
  let title: String
  @State private var isOn = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack {
      Text(title).bold()
      Toggle("On", isOn: $isOn)
    }
    .disabled(!isEnabled)
  }
}

/// A named element.
struct Item: Identifiable {
  let id: Int
  let name: String
}

/// Creates views outside the main actor, as synchronous tests of XCTest do.
struct Views {
  let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

  func containers(_ isShown: Bool) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("title")
      HStack { Image(systemName: "star") }
      ZStack { Color.red }
      Spacer()
      Divider()
      if isShown { Text("shown") } else { EmptyView() }
      if isShown { Row(title: "row") }
      ForEach(items) { Text($0.name) }
      ForEach(0..<3) { Text(verbatim: "\($0)") }
      Group { Text("a") }
    }
  }

  func lists() -> some View {
    NavigationStack {
      List {
        Section(header: Text("header")) { Row(title: "a") }
        ForEach(items, id: \.id) { Row(title: $0.name) }
      }
    }
  }

  func collections() -> some View {
    ScrollView {
      LazyVStack { List(items) { Text($0.name) } }
      LazyHStack { Form { Text("form") } }
    }
  }

  func controls() -> some View {
    let text = Binding<String>(get: { "" }, set: { _ in })
    return Group {
      Button("tap") {}
      Button(action: {}) { Text("tap") }
      TextField("name", text: text)
      SecureField("password", text: text)
      TextEditor(text: text)
      Toggle("on", isOn: .constant(true))
      Slider(value: .constant(0.5))
      Stepper("count", value: .constant(1), in: 0...9)
      Picker("choice", selection: .constant(1)) { Text("one") }
    }
  }

  func others() -> some View {
    Group {
      Label("title", systemImage: "star")
      ProgressView()
      NavigationView { NavigationLink("next", destination: Text("page")) }
      TabView { Text("tab") }
      Menu("menu") { Text("entry") }
      DisclosureGroup("more") { Text("content") }
      GeometryReader { _ in Text("size") }
      AnyView(Text("any"))
      Circle()
      RoundedRectangle(cornerRadius: 4)
    }
  }
}
