/// The system font as read from its own file, instead of the figures that are built in.
///
/// All weights, sizes and monospaced digits come from it: the weight and the optical size choose a
/// position along its axes, as iOS does.
public struct SystemFont: Hashable, Sendable {
  /// The face.
  public let face: FontFace

  /// Takes a face for the system font.
  public init(_ face: FontFace) { self.face = face }
  /// The family and the version, as reports name the font.
  public var name: String { face.title }
}
