/// The sizes at which growth is measured.
enum Sizes {
  static let all = [100, 1000, 10_000, 100_000, 1_000_000]
}
