import SelfSizingAutoLayout
import SelfSizingGeometry
import SelfSizingTypography

/// A label with its text, ready to be measured at any width.
package struct SizedLabel: Sendable {
  package internal(set) var text: PreparedText
  /// How the label sets it, with the line limit that the content asks for.
  package internal(set) var style: LabelStyle
  /// Whether all lines are as high as the font makes them, and as far apart.
  package let isUniform: Bool
  /// Pixels per point.
  package internal(set) var displayScale: Double

  package init(_ text: PreparedText, style: LabelStyle, isUniform: Bool, displayScale: Double) {
    self.text = text
    self.style = style
    self.isUniform = isUniform
    self.displayScale = displayScale
  }

  package var font: TextFont { text.font }

  /// The intrinsic size of the label, or of the control around it.
  ///
  /// - Parameter preferredMaxLayoutWidth: The width in points at which it wraps; nil for none.
  package func intrinsicContentSize(preferredMaxLayoutWidth: Double?) -> IntrinsicContentSize {
    // A label of one line does not wrap.
    let width = style.numberOfLines == 1 ? nil : preferredMaxLayoutWidth
    guard let padding = style.padding else { return measured(in: width).intrinsicContentSize }
    guard !text.text.isEmpty else { return padding.size(around: emptyLine) }
    return padding.size(around: measured(in: width.map(padding.textWidth)).intrinsicContentSize)
  }

  /// A line without characters, for which a control keeps the room.
  var emptyLine: IntrinsicContentSize {
    IntrinsicContentSize(
      LabelMetrics.block(ofLines: 1, font: font, displayScale: displayScale), width: 0)
  }

  /// Measures the text as UIKit does, on one line or wrapped at a width, without the room around
  /// it.
  ///
  /// - Parameters:
  ///   - width: In points; nil for no limit.
  ///   - numberOfLines: The most lines to show; nil for as many as the label allows.
  package func measured(in width: Double?, numberOfLines: Int? = nil) -> LabelMeasurement {
    LabelMetrics.size(
      of: text, preferredMaxLayoutWidth: width,
      numberOfLines: numberOfLines ?? style.numberOfLines, lineBreakMode: style.lineBreakMode,
      lineBreakStrategy: style.lineBreakStrategy, displayScale: displayScale)
  }

  /// The room for the text in the frame of the label, or of the control around it.
  func room(in frame: LayoutSize, _ direction: InterfaceDirection)
    -> (size: LayoutSize, origin: LayoutPoint)
  {
    guard let padding = style.padding else { return (frame, .zero) }
    let insets = padding.insets
    return (
      padding.room(in: frame),
      LayoutPoint(x: direction == .rightToLeft ? insets.trailing : insets.leading, y: insets.top)
    )
  }

  /// How far the label's height may be trusted.
  ///
  /// - Source: The room around a control's text was measured on one line. Without a text, a button
  ///   of one line keeps the room of a line, as was measured; of others that is assumed.
  func fidelity(of measured: LabelMeasurement) -> Fidelity {
    guard style.padding != nil else { return measured.heightFidelity }
    if text.text.isEmpty { return style.numberOfLines == 1 ? .exact : .assumed }
    return measured.lines.lines.count > 1
      ? max(measured.heightFidelity, .modelled) : measured.heightFidelity
  }

  /// The text of a label of one line as it is drawn in a width: smaller, if it may be and has to.
  ///
  /// - Returns: Nil for a label whose text is unchanged.
  func shrunk(in width: Double) -> ShrunkText? {
    guard style.minimumScale > 0, style.numberOfLines == 1 else { return nil }
    let shrunk = LabelMetrics.shrunk(
      text, toFit: width, minimumScaleFactor: style.minimumScale,
      lineBreakMode: style.lineBreakMode, lineBreakStrategy: style.lineBreakStrategy)
    return shrunk.isShrunk ? shrunk : nil
  }
}

extension LabelMeasurement {
  package var intrinsicContentSize: IntrinsicContentSize {
    IntrinsicContentSize(
      width: size.width, height: size.height, firstBaselineFromTop: firstBaseline,
      lastBaselineFromBottom: lastBaselineFromBottom)
  }
}

extension IntrinsicContentSize {
  /// The size of a label whose lines were counted.
  package init(_ block: LabelBlock, width: Double) {
    self.init(
      width: width, height: block.height, firstBaselineFromTop: block.firstBaseline,
      lastBaselineFromBottom: block.height - block.lastBaseline)
  }
}
