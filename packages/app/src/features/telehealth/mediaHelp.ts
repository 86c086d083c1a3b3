import { mediaHelpMessages } from '@vitalane/ui/messages';
/** What to do in this browser when camera and microphone could not be opened, one step each. */
export function mediaHelpSteps(userAgent: string): readonly string[] {
  if (userAgent.includes('Firefox/') || userAgent.includes('FxiOS/')) return mediaHelpMessages.firefox;
  if (userAgent.includes('Android')) return mediaHelpMessages.android;
  // Chromium names Safari too, Safari does not name Chrome.
  return /Chrome\/|CriOS\/|Edg/.test(userAgent) ? mediaHelpMessages.chromium : mediaHelpMessages.safari;
}
