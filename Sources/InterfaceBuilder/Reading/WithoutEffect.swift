/// The parts of a document that have no effect on a cell's height: colors, behavior,
/// accessibility, and how the canvas shows the document.
enum WithoutEffect {
  static let attributes = words(
    """
    id key customModule customModuleProvider restorationIdentifier tag propertyAccessControl
    colorLabel userComments customClassName sceneMemberID
    opaque multipleTouchEnabled userInteractionEnabled contentMode alpha autoresizesSubviews
    clearsContextBeforeDrawing exclusiveTouch appearanceType tintAdjustmentMode
    focusGroupIdentifier highlighted enabled selected misplaced deferred verifyAmbiguity
    wantsLayer springLoaded focusGroupPriority interactionActivityTrackingBaseName
    largeContentTitle showsLargeContentViewer scalesLargeContentImage fixedFrame role
    pointerInteraction pointerInteractionEnabled hoverStyle isAccessibilityElement
    selectionStyle indentationWidth reuseIdentifier focusStyle shouldIndentWhileEditing
    showsReorderControl hidesAccessoryWhenEditing editingAccessoryType editingStyle tableViewCell
    collectionViewCell rowHeight defaultBackgroundConfiguration
    textAlignment baselineAdjustment minimumFontSize adjustsLetterSpacingToFit
    adjustsLetterSpacingToFitWidth hasAttributedTitle ambiguous highlightedColor
    allowsDefaultTighteningForTruncation showsExpansionTextWhenTruncated
    enablesMarqueeWhenAncestorFocused shadowOffset clearsOnBeginEditing clearButtonMode
    leftViewMode rightViewMode editable selectable dataDetectorTypes allowsEditingTextAttributes
    usesAttributedText findInteractionEnabled clearsOnInsertion adjustsFontForContentSizeCategory
    contentHorizontalAlignment contentVerticalAlignment showsTouchWhenHighlighted
    reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted adjustsImageWhenDisabled on
    value minValue maxValue minimumValue maximumValue stepValue continuous autorepeat wraps
    progress animating hidesWhenStopped currentPage hidesForSinglePage defersCurrentPageDisplay
    momentary springLoadingEnabled selectedSegmentIndex changesSelectionAsPrimaryAction
    showsMenuAsPrimaryAction preferredBehavioralStyle toolTip minuteInterval countDownDuration
    useCurrentDate allowsContinuousInteractiveUpdates backgroundStyle directionMode
    allowsContinuousInteraction supportsAlpha title showsSelectionIndicator roundsToMinuteInterval
    minimumValueImage maximumValueImage progressImage trackImage selectedColor
    bounces bouncesZoom alwaysBounceVertical alwaysBounceHorizontal pagingEnabled
    directionalLockEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator
    delaysContentTouches canCancelContentTouches maximumZoomScale minimumZoomScale
    keyboardDismissMode scrollEnabled indicatorStyle contentInsetAdjustmentBehavior
    automaticallyAdjustsScrollIndicatorInsets indexDisplayMode decelerationRate prefetchingEnabled
    dataMode allowsSelection allowsMultipleSelection allowsSelectionDuringEditing
    allowsMultipleSelectionDuringEditing separatorStyle estimatedRowHeight sectionHeaderHeight
    sectionFooterHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
    sectionIndexMinimumDisplayRowCount springLoadingStyle contentViewInsetsToSafeArea
    selectionFollowsFocus remembersLastFocusedIndexPath allowsFocus allowsFocusDuringEditing
    bouncesHorizontally bouncesVertically transfersHorizontalScrollingToParent
    transfersVerticalScrollingToParent allowsKeyboardScrolling
    preferredImageDynamicRange adjustsImageWhenAncestorFocused animationDuration
    animationRepeatCount mapType zoomEnabled rotateEnabled pitchEnabled showsUserLocation
    showsBuildings showsPointsOfInterest showsCompass showsScale showsTraffic scalesPageToFit
    allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay
    suppressesIncrementalRendering keyboardDisplayRequiresUserAction allowsAirPlay
    colorPixelFormat depthStencilPixelFormat preferredFramesPerSecond autoResizeDrawable
    clearDepth sampleCount paused enableSetNeedsDisplay translucent barStyle searchBarStyle
    showsScopeBar showsCancelButton showsBookmarkButton showsSearchResultsButton
    userLabel customObjectInstantitationMethod horizontalConstraintAxis colorMatched
    """)

  /// Elements without an effect wherever they are.
  static let elements = words(
    """
    color nil accessibility connections extendedEdge point textInputTraits gestureRecognizers
    animations simulatedMetricsContainer dataDetectorType calendar date locale
    modalPageSheetSettings scopeButtonTitles connection wkWebViewConfiguration offsetWrapper
    standardAppearance inlineAccessory segue freeformSimulatedSizeMetrics refreshControl items
    designable designableVariants userComments menu pasteConfiguration keyCommands
    """)

  /// Roles (`key="…"`) that have no effect, whatever element plays them.
  static let keys = words(
    """
    backgroundColor textColor highlightedColor shadowColor tintColor onTintColor thumbTintColor
    minimumTrackTintColor maximumTrackTintColor progressTintColor trackTintColor
    pageIndicatorTintColor currentPageIndicatorTintColor separatorColor selectedSegmentTintColor
    barTintColor accessibilityConfiguration canvasLocation textInputTraits shadowOffset customSize
    maskView highlightedImage selectedBackgroundView backgroundView
    multipleSelectionBackgroundView scrollIndicatorInsets contentInset contentOffset date
    minimumDate maximumDate locale calendar timeZone baseForegroundColor baseBackgroundColor
    background backgroundConfiguration thumbImage minimumTrackImage maximumTrackImage
    simulatedStatusBarMetrics simulatedTopBarMetrics simulatedBottomBarMetrics
    simulatedOrientationMetrics simulatedDestinationMetrics verticalScrollIndicatorInsets
    horizontalScrollIndicatorInsets clearColor separatorInset sectionIndexColor
    sectionIndexBackgroundColor sectionIndexTrackingBackgroundColor largeContentImage
    incrementImage decrementImage onImage offImage preferredIndicatorImage baselineAdjustment
    titleColor titleShadowColor backgroundImage editingAccessoryView freeformSize
    titleShadowOffset inputView inputAccessoryView menu disabledBackground
    configurationUpdateHandler imageColor indicatorColor activityIndicatorColor
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}
