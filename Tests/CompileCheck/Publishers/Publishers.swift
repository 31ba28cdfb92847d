import DiagramLayout
import Dispatch
import Foundation
import HeadlessSwiftUI
import TraceModel

/// Publishers as an app writes them, in a file that also reads traces and draws them.
@MainActor
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  let taps = PassthroughSubject<Void, Never>()
  private let latest = CurrentValueSubject<Int, Never>(0)
  private var count = 0
  private var bag: Set<AnyCancellable> = []

  init() {
    $query.removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .map { [$0] }
      .assign(to: &$results)
    taps.sink { self.add() }.store(in: &bag)
    latest.receive(on: RunLoop.main).assign(to: \.count, on: self).store(in: &bag)
    latest.combineLatest($query).share().first().sink { [weak self] value, text in
      self?.count = value + text.count
    }
    .store(in: &bag)
    Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.add() }.store(in: &bag)
  }

  private func add() { count += 1 }

  func follow() async {
    for await text in $query.values { results.append(text) }
  }
}

func counts(_ texts: some Publisher<String, Never>) -> some Publisher<Int, Never> {
  texts.flatMap { Just($0.count) }.merge(with: Just(0), Empty())
}

func finish(_ subjects: [any Subject<Int, Never>]) {
  for subject in subjects { subject.send(completion: .finished) }
}

@MainActor func title(_ font: Font) -> some View { Text("Title").font(font.weight(.bold)) }

func height(of font: DiagramLayout.Scene.Font) -> Double { font.ascent + font.descent }

func classes(of trace: Trace) -> [String] {
  let subjects: [Trace.Subject] = trace.subjects
  return subjects.map(\.className)
}
