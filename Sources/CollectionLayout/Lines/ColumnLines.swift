/// Lines of equally many items, in columns of equal width.
final class ColumnLines: LineBody {
  override func endOfLine(from item: Int) -> Int {
    min(item + blueprint.value.columnCount, itemCount)
  }

  override func lane(ofItem item: Int, inLine line: Range<Int>) -> SectionBlueprint.Lane {
    blueprint.value.lane(ofColumn: item - line.lowerBound)
  }

  override func column(ofPosition position: Int) -> Int { position }
}
