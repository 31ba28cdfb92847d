import Essentials
package import TraceModel

/// The data of a page: columns of whole numbers and a JSON object.
///
/// # The encoding
///
/// The data is one text: base64 of a zlib stream of
///
/// 1. the length of the JSON object in bytes: four bytes, the lowest first;
/// 2. the JSON object in UTF-8; its member `columns` lists the columns;
/// 3. the bytes of the columns in the order of `columns`.
///
/// An entry of `columns` is `[name, count, width, isDelta]`. A column has `count` numbers in
/// `width` planes of `count` bytes: the first plane has the lowest byte of each number. A column of
/// zeros has the width 0. If `isDelta` is 1, a number is the difference *d* from the number before
/// (the first one from 0), written as 2*d* for *d* ≥ 0 and −2*d* − 1 for *d* < 0. All numbers are
/// less than 2⁵³, so that a `Number` holds them.
///
/// A page has such a text for each view, in the element `data-0`, `data-1` and so on, and one with
/// the list of `views` in the element `data`.
///
/// A name has the form `table.column`; the columns of a table have equal counts. An *event*,
/// *life*, *slot* or *string* is an index of the table `events`, `lives`, `slots` or of the JSON
/// member `strings`; “+1” means that 0 is none.
///
/// | table | columns |
/// |---|---|
/// | events | `kind` and `category`: indices of `eventKinds`, `categories`; `flags`: bits in the order of `eventFlags`; `life` +1; `argument`: slot +1; `name`, `text`: strings; `index`: a position among siblings or the number of a cause; `time`: nanoseconds after `start`; `step`: distance from the event before on the axis with compressed pauses, in quarters of a pixel; `line`; `thread`: index of `threads` |
/// | slots | an identity: `process`, `number` |
/// | lives | a lifetime: `class`: string; `kind`: index of `objectKinds`; `slot`; `suffix`: string
/// after the number in its name; `path`: string, the structural path of a SwiftUI node; `birth`:
/// event; `death`: event +1; `alive`: 1 if it existed before its birth; `system`: 1 for a UIKit
/// class |
/// | lanes | from top to bottom: `life`; `depth`; `panel`: 1 for the first lane of a panel; `drawn`: 0 for objects that pictures omit; `second`: 1 if the lane shows the object of the lane above in the other trace |
/// | bands | `life`; `state`: index of `states`; `begin`: event; `end`: event +1 |
/// | spans | calls by begin: `begin`: event; `length`: number of events to the end, 0 if there is none; `depth`: number of calls of the same object around it; `parent`: distance to the span around it among the spans, 0 for none |
/// | differences | of a comparison, by event: `kind`: index of `differenceKinds`; `event`; `partner`: the event of the same call in the other trace +1 |
/// | tasks | `life`; `begin`: event; `end`, `cancellation`: event +1 |
/// | arrows | `name`: string; `cause`, `effect`: events; `from`, `to`: lives +1 |
/// | pauses | `event`: the event after a compressed pause; `transition`: 1 if a transition covers it |
/// | frames | `event`; `x`, `y`, `width`, `height`: IEEE 754 single precision |
/// | changes | of the hierarchy, see `HierarchyChange`: `event`; `kind`: index of `changeKinds`; `slot`; `other`: slot +1; `value`: a life (`enter`), a position, an index of `frames` (`frame`), or twice such an index plus 1 for a view that clips (`bounds`); `text`: string |
struct PageData {
  private struct Column {
    var name: String
    var count: Int
    var width: Int
    var isDelta: Bool
  }

  /// The JSON object without `columns`: members separated by commas.
  var members = JSONText()
  private var columns: [Column] = []
  private var planes: [UInt8] = []

  /// The largest number of a column.
  static let limit = 1 << 53 - 1

  /// Adds a column; a number outside of 0 to ``limit`` becomes the nearest one inside.
  mutating func add(_ name: String, _ values: [Int], isDelta: Bool = false) {
    var numbers = values
    var greatest = 0
    var before = 0
    for index in numbers.indices {
      var value = min(max(0, numbers[index]), Self.limit)
      if isDelta {
        let difference = value - before
        before = value
        value = difference >= 0 ? 2 * difference : -2 * difference - 1
      }
      numbers[index] = value
      greatest = max(greatest, value)
    }
    let width = (Int.bitWidth - greatest.leadingZeroBitCount + 7) / 8
    columns.append(Column(name: name, count: values.count, width: width, isDelta: isDelta))
    planes.reserveCapacity(planes.count + width * numbers.count)
    for plane in 0..<width {
      for number in numbers {
        planes.append(UInt8(truncatingIfNeeded: number >> (8 * plane)))
      }
    }
  }

  /// Returns the text of the data.
  func bytes() throws(TracePageError) -> [UInt8] {
    var members = members
    members.array("columns") { json in
      for column in columns {
        json.array { json in
          json.string(column.name)
          for number in [column.count, column.width, column.isDelta ? 1 : 0] {
            json.literal("\(number)")
          }
        }
      }
    }
    let json = Array("{\(members.text)}".utf8)
    let length = (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (8 * $0)) }
    return Array(Data(try Compression.deflate(length + json + planes)).base64EncodedData())
  }
}

extension JSONText {
  /// Adds a member whose value is an array of objects.
  package mutating func objects<Element>(
    _ key: String,
    _ values: some Sequence<Element>,
    _ write: (Element, inout JSONText) -> Void
  ) {
    array(key) { json in for value in values { json.object { write(value, &$0) } } }
  }
}
