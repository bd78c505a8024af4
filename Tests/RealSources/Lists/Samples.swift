import SelfSizingCollectionLayout
import SelfSizingGeometry
import UIKit

#if canImport(MagazineLayout)
  import MagazineLayout
#endif
#if canImport(CHTCollectionViewWaterfallLayout)
  import CHTCollectionViewWaterfallLayout
#endif
#if canImport(ChatLayout)
  import ChatLayout
#endif
#if canImport(SNCollectionViewLayout)
  import SNCollectionViewLayout
#endif
#if canImport(CollectionViewLayoutDemo)
  @testable import CollectionViewLayoutDemo
#endif

/// A layout that somebody else wrote, in a list of numbers, beside our own for the same contents.
@MainActor struct Sample {
  let name: String
  /// The width of the window in points.
  let width: CGFloat
  let make: (Numbers) -> NumberList
  /// Our layout, and the frame that it would have to give an item by what the author wrote.
  let ours: () -> CollectionViewLayout
  /// Whether only the places and heights are compared: the author's widths are peculiar to him.
  var comparesRows = false
  /// Whether the author's layout visits all items to find one: long lists take minutes.
  var isLinear = false
  /// Whether the author's list never changes but by a reload.
  var isStatic = false
}

@MainActor var samples: [Sample] {
  var samples: [Sample] = []
  #if canImport(CollectionViewLayoutDemo)
    samples.append(
      Sample(name: "gousto", width: 744) { numbers in
        NumberList(numbers, CollectionViewGridLayout(), NumberCell.self)
      } ours: {
        let layout = MasonryLayout(
          section: MasonrySection(
            columns: .fixed(2), items: .estimated(500), interitemSpacing: 0, lineSpacing: 0))
        layout.order = .leftToRight
        return layout
      })
    samples[samples.count - 1].comparesRows = true
    samples[samples.count - 1].isStatic = true
  #endif
  #if canImport(MagazineLayout)
    samples.append(
      Sample(name: "magazine", width: 375) { numbers in
        NumberList(
          numbers, MagazineLayout(), MagazineNumberCell.self, delegate: MagazineDelegate())
      } ours: {
        TableLayout(section: TableSection(items: .estimated(100)))
      })
  #endif
  #if canImport(CHTCollectionViewWaterfallLayout)
    samples.append(
      Sample(name: "waterfall", width: 375) { numbers in
        let layout = CHTCollectionViewWaterfallLayout()
        layout.columnCount = 3
        layout.minimumColumnSpacing = 6
        layout.minimumInteritemSpacing = 8
        return NumberList(
          numbers, layout, NumberCell.self, delegate: WaterfallDelegate(numbers, width: 121))
      } ours: {
        let layout = MasonryLayout(
          section: MasonrySection(
            columns: .fixed(3), items: .estimated(100), interitemSpacing: 6, lineSpacing: 8))
        // The author's layout asks for all sizes beforehand.
        layout.itemHeightProvider = { path, _ in .fixed(Double(height(of: path.item))) }
        return layout
      })
  #endif
  #if canImport(ChatLayout)
    samples.append(
      Sample(name: "chat", width: 375) { numbers in
        let layout = CollectionViewChatLayout()
        layout.settings.estimatedItemSize = CGSize(width: 375, height: 100)
        layout.settings.interItemSpacing = 4
        let delegate = ChatDelegate()
        layout.delegate = delegate
        return NumberList(numbers, layout, NumberCell.self, keeping: [delegate])
      } ours: {
        TableLayout(section: TableSection(items: .estimated(100), lineSpacing: 4))
      })
    samples.append(
      Sample(name: "chat-bottom", width: 375) { numbers in
        let layout = CollectionViewChatLayout()
        layout.settings.estimatedItemSize = CGSize(width: 375, height: 100)
        layout.settings.interItemSpacing = 4
        layout.keepContentOffsetAtBottomOnBatchUpdates = true
        let delegate = ChatDelegate()
        layout.delegate = delegate
        return NumberList(numbers, layout, NumberCell.self, keeping: [delegate])
      } ours: {
        TableLayout(section: TableSection(items: .estimated(100), lineSpacing: 4))
      })
  #endif
  #if canImport(SNCollectionViewLayout)
    samples.append(
      Sample(name: "grid", width: 375) { numbers in
        let layout = SNCollectionViewLayout()
        layout.fixedDivisionCount = 4
        layout.itemSpacing = 6
        let delegate = GridDelegate(numbers)
        layout.delegate = delegate
        return NumberList(numbers, layout, NumberCell.self, keeping: [delegate])
      } ours: {
        let layout = GridLayout(fixedDivisionCount: 4, lineSpacing: 6, interitemSpacing: 6)
        layout.flexibleToFixedRatio = 1.25
        layout.scaleProvider = { gridScale(of: $0.item) }
        return layout
      })
    samples[samples.count - 1].isLinear = true
  #endif
  return samples
}

/// The layouts of the package's own under UIKit's names, for the same numbers.
@MainActor var ownSamples: [Sample] {
  [
    Sample(name: "flow", width: 375) { numbers in
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.estimatedItemSize = CGSize(width: 375, height: 100)
      return NumberList(numbers, layout, FullWidthCell.self)
    } ours: {
      TableLayout(section: TableSection(items: .estimated(100)))
    },
    column(named: "compositional", spacing: 0), column(named: "spaced", spacing: 4),
  ]
}

/// A compositional column of cells that decide about their heights.
@MainActor private func column(named name: String, spacing: CGFloat) -> Sample {
  Sample(name: name, width: 375) { numbers in
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    return NumberList(
      numbers, UICollectionViewCompositionalLayout(section: section), NumberCell.self)
  } ours: {
    TableLayout(section: TableSection(items: .estimated(100), lineSpacing: Double(spacing)))
  }
}

/// A cell of a flow layout that is as wide as the list.
final class FullWidthCell: UICollectionViewCell, NumberShowing {
  override class func makeInstance(frame: CGRect) -> UIView? { FullWidthCell(frame: frame) }
  let box = NumberBox()

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.fill(contentView)
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    attributes.size.height = RealLists.height(of: box.number)
    return attributes
  }
}

#if canImport(MagazineLayout)
  final class MagazineNumberCell: MagazineLayoutCollectionViewCell, NumberShowing {
    override class func makeInstance(frame: CGRect) -> UIView? {
      MagazineNumberCell(frame: frame)
    }
    let box = NumberBox()

    override init(frame: CGRect) {
      super.init(frame: frame)
      box.fill(contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class MagazineDelegate: NSObject, UICollectionViewDelegateMagazineLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeModeForItemAt indexPath: IndexPath
    ) -> MagazineLayoutItemSizeMode {
      MagazineLayoutItemSizeMode(
        widthMode: .fullWidth(respectsHorizontalInsets: true),
        heightMode: .dynamic(estimatedHeight: 100))
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForHeaderInSectionAtIndex index: Int
    ) -> MagazineLayoutHeaderVisibilityMode { .hidden }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForFooterInSectionAtIndex index: Int
    ) -> MagazineLayoutFooterVisibilityMode { .hidden }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      visibilityModeForBackgroundInSectionAtIndex index: Int
    ) -> MagazineLayoutBackgroundVisibilityMode { .hidden }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      horizontalSpacingForItemsInSectionAtIndex index: Int
    ) -> CGFloat { 0 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      verticalSpacingForElementsInSectionAtIndex index: Int
    ) -> CGFloat { 0 }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetsForSectionAtIndex index: Int
    ) -> UIEdgeInsets { .zero }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      insetsForItemsInSectionAtIndex index: Int
    ) -> UIEdgeInsets { .zero }
  }
#endif

#if canImport(CHTCollectionViewWaterfallLayout)
  /// The sizes of a waterfall, which asks no cells: each is measured beforehand.
  final class WaterfallDelegate: NSObject, CHTCollectionViewDelegateWaterfallLayout {
    private let numbers: Numbers
    private let width: CGFloat

    init(_ numbers: Numbers, width: CGFloat) {
      self.numbers = numbers
      self.width = width
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(
        width: width,
        height: RealLists.height(of: numbers.sections[indexPath.section][indexPath.item]))
    }
  }
#endif

#if canImport(ChatLayout)
  final class ChatDelegate: ChatLayoutDelegate {
    func sizeForItem(_ chatLayout: CollectionViewChatLayout, at indexPath: IndexPath) -> ItemSize {
      .estimated(CGSize(width: 375, height: 100))
    }
  }
#endif

#if canImport(SNCollectionViewLayout)
  /// Scales of a grid's items: most are single, some as wide as the whole.
  final class GridDelegate: NSObject, SNCollectionViewLayoutDelegate {
    private let numbers: Numbers

    init(_ numbers: Numbers) { self.numbers = numbers }

    func scaleForItem(
      inCollectionView collectionView: UICollectionView, withLayout layout: UICollectionViewLayout,
      atIndexPath indexPath: IndexPath
    ) -> UInt {
      MainActor.assumeIsolated {
        UInt(gridScale(of: numbers.sections[indexPath.section][indexPath.item]))
      }
    }

    func itemFlexibleDimension(
      inCollectionView collectionView: UICollectionView, withLayout layout: UICollectionViewLayout,
      fixedDimension: CGFloat
    ) -> CGFloat { fixedDimension * 1.25 }
  }

  /// The scale of an item in a grid of four.
  func gridScale(of number: Int) -> Int { [1, 2, 1, 1, 3, 1, 4, 1, 2][number % 9] }
#endif
