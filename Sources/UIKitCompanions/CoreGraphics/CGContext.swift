/// A drawing context that draws nothing and keeps only the transform.
public class CGContext {
  /// The present transform.
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []
  /// How images are scaled.
  public var interpolationQuality = CGInterpolationQuality.default
  /// The box of what was added to the path.
  public var boundingBoxOfPath = CGRect.null
  /// The box that is drawn in.
  public var boundingBoxOfClipPath = CGRect.infinite

  /// Creates a context.
  public init() {}

  /// Keeps the state until it is restored.
  public func saveGState() { saved.append(ctm) }
  /// Restores the state that was kept last.
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  /// Transforms what follows.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  /// Moves what follows.
  public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
  /// Scales what follows.
  public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
  /// Turns what follows.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
}

/// Drawing, of which nothing is seen.
extension CGContext {
  /// Draws nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Draws nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Draws nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Draws nothing.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Draws nothing.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Draws nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Draws nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Draws nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Draws nothing.
  public func setAllowsAntialiasing(_ allows: Bool) {}
  /// Draws nothing.
  public func setShouldAntialias(_ should: Bool) {}
  /// Draws nothing.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Draws nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Draws nothing.
  public func beginPath() {}
  /// Draws nothing.
  public func closePath() {}
  /// Draws nothing.
  public func move(to point: CGPoint) {}
  /// Draws nothing.
  public func addLine(to point: CGPoint) {}
  /// Draws nothing.
  public func addLines(between points: [CGPoint]) {}
  /// Draws nothing.
  public func addRect(_ rect: CGRect) {}
  /// Draws nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func addPath(_ path: CGPath) {}
  /// Draws nothing.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Draws nothing.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Draws nothing.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Draws nothing.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Draws nothing.
  public func strokePath() {}
  /// Draws nothing.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws nothing.
  public func fill(_ rect: CGRect) {}
  /// Draws nothing.
  public func fill(_ rects: [CGRect]) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Draws nothing.
  public func clear(_ rect: CGRect) {}
  /// Draws nothing.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Draws nothing.
  public func clip(to rect: CGRect) {}
  /// Draws nothing.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Draws nothing.
  public func draw(_ image: CGImage, in rect: CGRect) {}
  /// Draws nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Draws nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Draws nothing.
  public func makeImage() -> CGImage? { nil }
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, drawn along, or both.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// An image by its size in pixels.
public final class CGImage: Sendable {
  /// The size in pixels.
  public let width: Int, height: Int

  /// Creates an image without pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns a part of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.width.isFinite, rect.height.isFinite else { return nil }
    return CGImage(
      width: Int(min(max(rect.width, 0), 1e6)), height: Int(min(max(rect.height, 0), 1e6)))
  }
}

/// A gradient, which nothing draws.
public final class CGGradient: Sendable {
  /// Creates a gradient.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// One bit per end.
  public let rawValue: UInt32
  /// Goes on before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Goes on after its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
