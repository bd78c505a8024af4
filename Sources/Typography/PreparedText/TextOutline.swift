/// The properties that a label needs of a text whose lines end at hard breaks only.
///
/// Replacing a text returns it: asking the text for it afterwards would count references to all
/// that it holds.
package struct TextOutline {
  package let isEmpty: Bool
  package let isOneLine: Bool
  package let naturalWidth: Double
}
