/** Words of the health targets. */
export const customHealthTargetsCopy = {
  title: 'Health targets',
  lead: 'What you and your doctor aim for. Charts and reports are measured against these.',
  back: 'Settings',
  range: {
    between: (low: number, high: number, unit: string) => `${low} to ${high} ${unit}`,
    upTo: (high: number, unit: string) => `up to ${high} ${unit}`,
    from: (low: number, unit: string) => `${low} ${unit} or more`,
    none: 'No target',
  },
  setBy: { usual: 'Calculated for you', patient: 'Your own', doctor: 'Set by your doctor' },
  doctorOnly: 'Only your doctor can change this goal.',
  change: 'Change',
  changeLabel: (label: string) => `Change ${label}`,
  reset: 'Use the computed target',
  resetLabel: (label: string) => `Use the computed target for ${label}`,
  low: 'From',
  high: 'Up to',
  help: 'Set a target of your own only as agreed with your doctor. Leave an end empty if there is none.',
  save: 'Save target',
  cancel: 'Cancel',
  failed: (message: string) => `The target was not changed. ${message}`,
  errors: {
    figure: 'Enter a figure, or leave it empty.',
    order: 'The lower end must be below the upper end.',
    none: 'Enter at least one end.',
  },
} as const;
