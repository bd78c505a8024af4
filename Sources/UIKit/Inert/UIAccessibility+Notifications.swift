extension UIAccessibility {
  /// UIKit's `announcementDidFinishNotification`; nothing posts it here.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// UIKit's `assistiveTouchStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let assistiveTouchStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// UIKit's `boldTextStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// UIKit's `buttonShapesEnabledStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// UIKit's `closedCaptioningStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let closedCaptioningStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// UIKit's `darkerSystemColorsStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// UIKit's `differentiateWithoutColorDidChangeNotification`; nothing posts it here.
  public nonisolated static let differentiateWithoutColorDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  /// UIKit's `elementFocusedNotification`; nothing posts it here.
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// UIKit's `grayscaleStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// UIKit's `guidedAccessStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let guidedAccessStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// UIKit's `hearingDevicePairedEarDidChangeNotification`; nothing posts it here.
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// UIKit's `invertColorsStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// UIKit's `monoAudioStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// UIKit's `onOffSwitchLabelsDidChangeNotification`; nothing posts it here.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// UIKit's `prefersCrossFadeTransitionsStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// UIKit's `reduceMotionStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// UIKit's `reduceTransparencyStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// UIKit's `shakeToUndoDidChangeNotification`; nothing posts it here.
  public nonisolated static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  /// UIKit's `speakScreenStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let speakScreenStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// UIKit's `speakSelectionStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let speakSelectionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// UIKit's `switchControlStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// UIKit's `videoAutoplayStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let videoAutoplayStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// UIKit's `voiceOverStatusDidChangeNotification`; nothing posts it here.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
}
