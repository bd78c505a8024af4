extension LayoutDescription {
  /// The stacks, by element, with hidden items between spacings that differ. One of equal spacings
  /// is known to remain; of others half of each remains, which is assumed.
  package func stacksOfUnequalGaps(in variation: LayoutVariation) -> [Int] {
    if variation.hiddenElements.isEmpty { return [] }
    let hidden = Set(variation.hiddenElements)
    return stacks.indices.compactMap { index in
      let stack = stacks[index]
      func gap(after position: Int) -> Double {
        let custom = stack.customSpacing[position]
        guard let custom, custom != StackArrangement.spacingUseDefault else {
          return variation.arrangements[index].spacing
        }
        return custom
      }
      var shown: Int?
      for position in stack.arranged.indices where !hidden.contains(stack.arranged[position]) {
        if let shown, position > shown + 1, gap(after: shown) != gap(after: position - 1) {
          return stack.element
        }
        shown = position
      }
      return nil
    }
  }
}
