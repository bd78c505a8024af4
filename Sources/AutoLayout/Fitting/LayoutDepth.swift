/// How much of a layout is asked for.
@usableFromInline enum LayoutDepth {
  /// The root's height alone.
  case height
  case frames
  /// Frames, and whether the constraints left open a width at which a text wraps.
  case choices
}
