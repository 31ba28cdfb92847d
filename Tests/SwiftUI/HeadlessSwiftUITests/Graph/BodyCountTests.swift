import HeadlessCombine
import HeadlessUIKit
import HeadlessSwiftUI
import Observation
import Testing

/// The number of evaluations of the bodies of a parent and of two children.
@MainActor
private final class Counts {
  var content = 0
  var subview = 0

  var pair: [Int] { [content, subview] }
}

private struct Subview: View {
  let isOn: Bool
  let counts: Counts
  var body: some View {
    let _ = counts.subview += 1
    Color.red
  }
}

// facts.json swiftui-12, observations body-observedobject-published and body-observable-let
@MainActor
struct BodyCountTests {
  private final class Model: ObservableObject {
    @Published var first = false
    var second = false
  }

  @Observable
  final class ObservedModel {
    var first = false
    @ObservationIgnored var second = false
  }

  @Test(arguments: [true, false])
  func `a state object evaluates the child whose input has changed`(isPublished: Bool) async throws
  {
    struct Content: View {
      @StateObject private var model = Model()
      let isPublished: Bool
      let counts: Counts
      var body: some View {
        let _ = counts.content += 1
        VStack {
          Subview(isOn: model.first, counts: counts)
          Subview(isOn: model.second, counts: counts)
        }
        .onAppear { if isPublished { model.first.toggle() } else { model.second.toggle() } }
      }
    }
    let counts = Counts()
    try await show(Content(isPublished: isPublished, counts: counts))
    #expect(counts.pair == (isPublished ? [2, 3] : [1, 2]))
  }

  @Test func `an observed object evaluates the child whose input has changed`() async throws {
    struct Content: View {
      @ObservedObject var model: Model
      let counts: Counts
      var body: some View {
        let _ = counts.content += 1
        VStack {
          Subview(isOn: model.first, counts: counts)
          Subview(isOn: model.second, counts: counts)
        }
        .onAppear { model.first.toggle() }
      }
    }
    let counts = Counts()
    try await show(Content(model: Model(), counts: counts))
    #expect(counts.pair == [2, 3])
  }

  @Test func `an environment object reaches descendants and evaluates them`() async throws {
    struct Child: View {
      @EnvironmentObject var model: Model
      let counts: Counts
      var body: some View {
        let _ = counts.subview += 1
        Color.red.onAppear { model.first.toggle() }
      }
    }
    struct Content: View {
      let model: Model
      let counts: Counts
      var body: some View {
        let _ = counts.content += 1
        VStack { Child(counts: counts) }.environmentObject(model)
      }
    }
    let counts = Counts()
    try await show(Content(model: Model(), counts: counts))
    #expect(counts.pair == [1, 2])
  }

  @Test(arguments: [true, false])
  func `an observable object needs no wrapper`(isObserved: Bool) async throws {
    struct Content: View {
      let model: ObservedModel
      let isObserved: Bool
      let counts: Counts
      var body: some View {
        let _ = counts.content += 1
        VStack {
          Subview(isOn: model.first, counts: counts)
          Subview(isOn: model.second, counts: counts)
        }
        .onAppear { if isObserved { model.first.toggle() } else { model.second.toggle() } }
      }
    }
    let counts = Counts()
    try await show(Content(model: ObservedModel(), isObserved: isObserved, counts: counts))
    #expect(counts.pair == (isObserved ? [2, 3] : [1, 2]))
  }

  @Test func `a publisher's value reaches the action and the state that it writes`() async throws {
    struct Content: View {
      @State private var last = 0
      let subject: PassthroughSubject<Int, Never>
      let log: Log
      var body: some View {
        let _ = log.append("body \(last)")
        Color.red.onReceive(subject) { value in
          log.append("received \(value)")
          last = value
        }
      }
    }
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    try await show(Content(subject: subject, log: log)) { app, _ in
      subject.send(7)
      try app.idle()
    }
    #expect(log.lines == ["body 0", "received 7", "body 7"])
  }
}
