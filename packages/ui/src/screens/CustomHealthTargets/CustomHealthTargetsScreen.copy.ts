/** Texts of `CustomHealthTargetsScreen`. */
export const customHealthTargetsCopy = {
  title: 'Health targets',
  lead: 'What you and your doctor aim for. Charts and reports are measured against these.',
  back: 'Settings',
  none: 'No target',
  setBy: { usual: 'Calculated for you', patient: 'Your own', doctor: 'Set by your doctor' },
  change: 'Change',
  changeLabel: (label: string) => `Change ${label}`,
  reset: 'Use the computed target',
  resetLabel: (label: string) => `Use the computed target for ${label}`,
  low: 'From',
  high: { below: 'Below', upTo: 'Up to' },
  choice: (from: string, to: string) => `You can choose from ${from} to ${to}.`,
  help: 'Set a target of your own only as agreed with your doctor. Leave an end empty if there is none.',
  save: 'Save target',
  cancel: 'Cancel',
  failed: (message: string) => `The target was not changed. ${message}`,
} as const;
