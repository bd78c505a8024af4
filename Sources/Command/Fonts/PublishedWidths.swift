import SelfSizing

/// The widths that strings have in San Francisco on iOS, as they were measured and published.
///
/// - Source: Measurements of `NSAttributedString` on iOS 26.1, among the fixtures of the tests
///   (san-francisco.json).
enum PublishedWidths {
  struct Sample {
    let size: Double, weight: FontWeight
    /// The width of each string in points.
    let widths: [Double]
    /// The points that kerning adds to it; negative where it takes away.
    let kernings: [Double]
  }

  static let strings = [
    "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
    "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
  ]

  static let samples = [
    Sample(
      size: 17, weight: .regular,
      widths: [
        98.580078125, 146.82421875, 79.66259765625, 34.3154296875, 338.9541015625, 126.138671875,
      ], kernings: [-0.249023, -6.723633, 0.0, 0.0, -2.033691, 0.0]),
    Sample(
      size: 17, weight: .medium,
      widths: [101.42763722, 149.84527957, 81.99117351, 36.61052275, 346.72363079, 127.83716249],
      kernings: [-0.249023, -6.769291, 0.0, 0.0, -2.07174, 0.0]),
    Sample(
      size: 17, weight: .semibold,
      widths: [103.49789989, 152.04168332, 83.68411946, 38.27912569, 352.37231648, 129.07201719],
      kernings: [-0.249023, -6.802486, 0.0, 0.0, -2.099403, 0.0]),
    Sample(
      size: 17, weight: .bold,
      widths: [
        106.345458984375, 155.062744140625, 86.0126953125, 40.57421875, 360.141845703125,
        130.7705078125,
      ], kernings: [-0.249023, -6.848145, 0.0, 0.0, -2.137451, 0.0]),
    Sample(
      size: 28, weight: .regular,
      widths: [
        165.333984375, 229.291015625, 126.970703125, 55.15234375, 530.455078125, 205.734375,
      ], kernings: [-0.273438, -15.722656, 0.0, 0.0, -4.238281, 0.0]),
    Sample(
      size: 28, weight: .bold,
      widths: [
        176.33984375, 243.892578125, 137.5048828125, 64.271484375, 574.533203125, 213.541015625,
      ], kernings: [-0.136719, -15.380859, 0.0, 0.0, -3.759766, 0.0]),
    Sample(
      size: 12, weight: .regular,
      widths: [72.6328125, 108.8203125, 59.583984375, 26.96484375, 252.36328125, 91.78125],
      kernings: [-0.175781, -4.746094, 0.0, 0.0, -1.435547, 0.0]),
  ]
}
