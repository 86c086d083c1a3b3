/** Texts of medicine warnings. */
export const medicineWarningCopy = {
  serious: 'Serious warning',
  source: (source: string) => `Source: ${source}.`,
  checking: 'Checking this medicine against your allergies and other medicines…',
  failed: 'We could not check this medicine against your allergies. Ask a pharmacist before you take it.',
  retry: 'Check again',
  reason: 'If you take it all the same, say why',
  reasonHelp: 'Such as “My doctor knows about my allergy”. Your doctor can read this.',
  reasonGiven: (reason: string) => `You take it because: ${reason}`,
} as const;
