import SelfSizingGeometry

extension ItemAttributes {
  func write(to writer: inout PackedWriter) {
    writer.write(Int(intrinsicAxes.rawValue))
    writer.write(isMultiline)
    writer.write(insetsLayoutMarginsFromSafeArea)
    writer.write(translatesAutoresizingMaskIntoConstraints)
    for priorities in [contentHugging, compressionResistance] {
      writer.write(priorities.horizontal.rawValue)
      writer.write(priorities.vertical.rawValue)
    }
    switch layoutMargins {
    case .directional(let margins):
      writer.write(true)
      margins.write(to: &writer)
    case .plain(let margins):
      writer.write(false)
      margins.write(to: &writer)
    }
    safeAreaInsets.write(to: &writer)
    writer.write(readableContentWidth) { $0.write($1) }
    frame.write(to: &writer)
    autoresizingMask.write(to: &writer)
    alignmentRectInsets.write(to: &writer)
  }

  init(from reader: inout PackedReader) {
    self.init()
    intrinsicAxes = IntrinsicAxes(rawValue: UInt8(truncatingIfNeeded: reader.number()))
    isMultiline = reader.flag()
    insetsLayoutMarginsFromSafeArea = reader.flag()
    translatesAutoresizingMaskIntoConstraints = reader.flag()
    contentHugging = AxisPriorities(from: &reader)
    compressionResistance = AxisPriorities(from: &reader)
    layoutMargins =
      reader.flag()
      ? .directional(DirectionalEdgeInsets(from: &reader)) : .plain(LayoutEdgeInsets(from: &reader))
    safeAreaInsets = LayoutEdgeInsets(from: &reader)
    readableContentWidth = reader.optional { $0.length() }
    frame = LayoutRect(from: &reader)
    autoresizingMask = AutoresizingMask(from: &reader)
    alignmentRectInsets = LayoutEdgeInsets(from: &reader)
  }
}

extension AutoresizingFrame {
  func write(to writer: inout PackedWriter) {
    frame.write(to: &writer)
    mask.write(to: &writer)
    writer.write(containerSize.width)
    writer.write(containerSize.height)
  }

  init(from reader: inout PackedReader) {
    let frame = LayoutRect(from: &reader)
    let mask = AutoresizingMask(from: &reader)
    let width = reader.length()
    self.init(
      frame: frame, mask: mask, containerSize: LayoutSize(width: width, height: reader.length()))
  }
}

extension AutoresizingMask {
  /// Writes the bits that fit any machine.
  fileprivate func write(to writer: inout PackedWriter) {
    writer.write(Int(UInt8(truncatingIfNeeded: rawValue)))
  }

  fileprivate init(from reader: inout PackedReader) {
    self.init(rawValue: UInt(UInt8(truncatingIfNeeded: reader.number())))
  }
}

extension DeclarationSite {
  package func write(to writer: inout PackedWriter) {
    writer.write(fileID)
    writer.write(line)
  }

  package init(from reader: inout PackedReader) {
    let file = reader.text()
    self.init(fileID: file, line: reader.number())
  }
}

extension AxisPriorities {
  fileprivate init(from reader: inout PackedReader) {
    let horizontal = LayoutPriority(reader.length())
    self.init(horizontal: horizontal, vertical: LayoutPriority(reader.length()))
  }
}

extension LayoutRect {
  package func write(to writer: inout PackedWriter) {
    for length in [origin.x, origin.y, size.width, size.height] { writer.write(length) }
  }

  package init(from reader: inout PackedReader) {
    let (x, y, width) = (reader.length(), reader.length(), reader.length())
    self.init(x: x, y: y, width: width, height: reader.length())
  }
}

extension LayoutEdgeInsets {
  fileprivate func write(to writer: inout PackedWriter) {
    for length in [top, left, bottom, right] { writer.write(length) }
  }

  fileprivate init(from reader: inout PackedReader) {
    let (top, left, bottom) = (reader.length(), reader.length(), reader.length())
    self.init(top: top, left: left, bottom: bottom, right: reader.length())
  }
}

extension DirectionalEdgeInsets {
  package func write(to writer: inout PackedWriter) {
    for length in [top, leading, bottom, trailing] { writer.write(length) }
  }

  package init(from reader: inout PackedReader) {
    let (top, leading, bottom) = (reader.length(), reader.length(), reader.length())
    self.init(top: top, leading: leading, bottom: bottom, trailing: reader.length())
  }
}
