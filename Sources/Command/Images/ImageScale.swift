/// The pixels per point of a reference picture, and how they are known.
struct ImageScale: Hashable, Sendable {
  enum Origin: String, Hashable, Sendable {
    case map = "by the map"
    case name = "by the name"
    /// At this scale the picture is as wide as its name says.
    case namedWidth = "by the width in the name"
    /// At this scale more pictures of the folder are as wide as devices than at any other.
    case folder = "by the folder's widths"
    case assumed
  }

  /// Pixels per point.
  let value: Double
  let origin: Origin

  struct Evidence: Hashable, Sendable {
    let namedScale: Double?
    /// The width in pixels.
    let width: Int
    /// The width in points that its name states.
    let namedWidth: Double?

    /// The padding is the room around the cell on each side, in points.
    init(path: String, width: Int, padding: Double = 0) {
      let name = path.split(separator: "/").last ?? ""
      namedScale = (1...3).first { name.contains("@\($0)x") }.map { Double($0) }
      self.width = width
      namedWidth = ImageGuess.width(in: path).map { $0 + 2 * padding }
    }
  }
}

extension ImageScale {
  /// Guesses the scale by the picture's name, or else by its width, or else by its folder.
  init(of picture: Evidence, common: Double?, otherwise assumed: Double) {
    if let scale = picture.namedScale {
      self.init(value: scale, origin: .name)
    } else if let scale = [3.0, 2, 1].first(where: {
      picture.namedWidth == Double(picture.width) / $0
    }) {
      self.init(value: scale, origin: .namedWidth)
    } else if let common {
      self.init(value: common, origin: .folder)
    } else {
      self.init(value: assumed, origin: .assumed)
    }
  }

  /// The scale at which the most pictures of a folder are as wide as their names say, or as devices
  /// are: one simulator has recorded them all. Of several the largest counts; nil if none has any.
  ///
  /// A single picture of a view that is as wide as its content may have the width of a device by
  /// chance.
  static func common(of pictures: [Evidence], deviceWidths: Set<Double>) -> Double? {
    let counts = [3.0, 2, 1].map { scale in
      let count = pictures.count { picture in
        let width = Double(picture.width) / scale
        return picture.namedScale == nil
          && (picture.namedWidth == width || deviceWidths.contains(width))
      }
      return (scale: scale, count: count)
    }
    return counts.filter { $0.count > 0 }.max { $0.count < $1.count }?.scale
  }
}
