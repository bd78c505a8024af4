/// One section: a header, items, a footer, and the distances between them; all places are exact and
/// relative to the section's start.
struct LayoutSection {
  let shared: SharedBlueprint
  /// The header's length; nil if there is none, as is the footer's.
  var header: Extent?
  var footer: Extent?
  var body: SectionBody
  var blueprint: SectionBlueprint { shared.value }
  var height: Extent { footerTop + (footer ?? .zero) + shared.value.gaps.belowFooter }

  /// Where the background is: the section without the distances before and after it.
  var backgroundPlace: ItemPlace {
    ItemPlace(
      start: headerTop,
      length: height - shared.value.gaps.aboveHeader - shared.value.gaps.belowFooter,
      lane: shared.value.headerLane, column: -1)
  }

  var headerPlace: ItemPlace {
    ItemPlace(start: headerTop, length: header ?? .zero, lane: shared.value.headerLane, column: -1)
  }

  var footerPlace: ItemPlace {
    ItemPlace(start: footerTop, length: footer ?? .zero, lane: shared.value.footerLane, column: -1)
  }

  var headerTop: Extent { shared.value.gaps.aboveHeader }

  var itemsTop: Extent {
    shared.value.gaps.aboveHeader + (header ?? .zero) + shared.value.gaps.belowHeader
      + shared.value.gaps.aboveItems
  }

  var footerTop: Extent {
    itemsTop + body.length + shared.value.gaps.belowItems + shared.value.gaps.aboveFooter
  }
}
