extension Device {
  /// All presets, iPhones before iPads, in the order of their appearance.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone13mini, .iPhone14, .iPhone17e, .iPhone14Plus, .iPhone16, .iPhone16Plus,
    .iPhone16Pro, .iPhone16ProMax, .iPhone17, .iPhone17Pro, .iPhone17ProMax, .iPhoneAir,
    .iPhone18Pro, .iPhone18ProMax, .iPhoneDuoFolded, .iPhoneDuoUnfolded, .iPadMini, .iPad,
    .iPadAir11, .iPadAir13, .iPadPro11, .iPadPro13, .iPadPro11Original, .iPadPro12_9, .iPad10_2,
  ]

  /// The preset of a model by its name, in whatever case and with or without blanks: `iPhone 15
  /// Pro` as well as `iphone16`, whose figures are the same; nil for one that is not known.
  public static func named(_ name: String) -> Device? {
    func plain(_ name: String) -> String { name.lowercased().filter { !$0.isWhitespace } }
    let wanted = plain(name)
    return all.first { plain($0.name) == wanted }
      ?? all.first { $0.models.contains { plain($0) == wanted } }
  }
}
