@_exported public import OpenCombine

/// A type that delivers values to subscribers
/// (developer.apple.com/documentation/combine/publisher).
///
/// This module is OpenCombine with four differences:
///
/// - Subjects, observable objects and the publishers that contain subjects deliver to their
///   subscribers in the order of the subscriptions. OpenCombine stores subscribers in sets, so that
///   the order, and with it a trace, would differ from run to run.
/// - The queues and timers of Dispatch and Foundation are schedulers whose times are those of the
///   run of the HeadlessUIKit module; outside runs those of the system.
/// - The publisher of an observable object names the property that changes.
/// - `merge`, `combineLatest` and the publishers of Foundation are additions.
/// - `timeout` ends its timer, so that a run settles.
///
/// `collect(_:options:)` for times, `Publishers.Merge3` and its successors do not exist.
///
/// The protocol refines OpenCombine's, so that operators of this module, such as
/// ``Publisher/share()``, are preferred to those of OpenCombine that have the same name.
public protocol Publisher<Output, Failure>: OpenCombine.Publisher {}

/// A publisher that delivers nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher, OpenCombine.ConnectablePublisher {
}

/// A publisher whose values are sent from outside.
public protocol Subject<Output, Failure>: Publisher, OpenCombine.Subject {}

extension AnyPublisher: Publisher {}
extension Deferred: Publisher {}
extension Empty: Publisher {}
extension Fail: Publisher {}
extension Future: Publisher {}
extension Just: Publisher {}
extension Record: Publisher {}
extension Optional.OCombine.Publisher: Publisher {}
extension Result.OCombine.Publisher: Publisher {}

extension Publishers.AllSatisfy: Publisher {}
extension Publishers.AssertNoFailure: Publisher {}
extension Publishers.Autoconnect: Publisher {}
extension Publishers.Breakpoint: Publisher {}
extension Publishers.Buffer: Publisher {}
extension Publishers.Catch: Publisher {}
extension Publishers.Collect: Publisher {}
extension Publishers.CollectByCount: Publisher {}
extension Publishers.CompactMap: Publisher {}
extension Publishers.Comparison: Publisher {}
extension Publishers.Concatenate: Publisher {}
extension Publishers.Contains: Publisher {}
extension Publishers.ContainsWhere: Publisher {}
extension Publishers.Count: Publisher {}
extension Publishers.Debounce: Publisher {}
extension Publishers.Decode: Publisher {}
extension Publishers.Delay: Publisher {}
extension Publishers.Drop: Publisher {}
extension Publishers.DropUntilOutput: Publisher {}
extension Publishers.DropWhile: Publisher {}
extension Publishers.Encode: Publisher {}
extension Publishers.Filter: Publisher {}
extension Publishers.First: Publisher {}
extension Publishers.FirstWhere: Publisher {}
extension Publishers.FlatMap: Publisher {}
extension Publishers.HandleEvents: Publisher {}
extension Publishers.IgnoreOutput: Publisher {}
extension Publishers.Last: Publisher {}
extension Publishers.LastWhere: Publisher {}
extension Publishers.MakeConnectable: ConnectablePublisher {}
extension Publishers.Map: Publisher {}
extension Publishers.MapError: Publisher {}
extension Publishers.MapKeyPath: Publisher {}
extension Publishers.MapKeyPath2: Publisher {}
extension Publishers.MapKeyPath3: Publisher {}
extension Publishers.MeasureInterval: Publisher {}
extension Publishers.Multicast: ConnectablePublisher {}
extension Publishers.Output: Publisher {}
extension Publishers.PrefixUntilOutput: Publisher {}
extension Publishers.PrefixWhile: Publisher {}
extension Publishers.Print: Publisher {}
extension Publishers.ReceiveOn: Publisher {}
extension Publishers.Reduce: Publisher {}
extension Publishers.RemoveDuplicates: Publisher {}
extension Publishers.ReplaceEmpty: Publisher {}
extension Publishers.ReplaceError: Publisher {}
extension Publishers.Retry: Publisher {}
extension Publishers.Scan: Publisher {}
extension Publishers.Sequence: Publisher {}
extension Publishers.SetFailureType: Publisher {}
extension Publishers.Share: Publisher {}
extension Publishers.SubscribeOn: Publisher {}
extension Publishers.SwitchToLatest: Publisher {}
extension Publishers.Throttle: Publisher {}
extension Publishers.Timeout: Publisher {}
extension Publishers.TryAllSatisfy: Publisher {}
extension Publishers.TryCatch: Publisher {}
extension Publishers.TryCompactMap: Publisher {}
extension Publishers.TryComparison: Publisher {}
extension Publishers.TryContainsWhere: Publisher {}
extension Publishers.TryDropWhile: Publisher {}
extension Publishers.TryFilter: Publisher {}
extension Publishers.TryFirstWhere: Publisher {}
extension Publishers.TryLastWhere: Publisher {}
extension Publishers.TryMap: Publisher {}
extension Publishers.TryPrefixWhile: Publisher {}
extension Publishers.TryReduce: Publisher {}
extension Publishers.TryRemoveDuplicates: Publisher {}
extension Publishers.TryScan: Publisher {}
extension Publishers.Zip: Publisher {}
extension Publishers.Zip3: Publisher {}
extension Publishers.Zip4: Publisher {}
