/** Texts for failures. */
export const failureMessages = {
  'network-request-failed': 'Network error. Please try again.',
  'internal-error': 'Something Went Wrong',
  offline: 'This cannot be shown while you are offline.',
  'account-not-deleted': 'Failed to delete account',
  'address-not-read': 'Address Could Not Be Edited',
  'address-not-saved': 'Address Not Edit',
  'diagnosis-not-added': 'Diagnosis Not added',
  'diagnosis-not-deleted': 'Diagnosis Not Delete',
  'document-not-opened': 'Unknown error occurred',
  'dose-taken-today': 'Medication has been added today.',
  'push-not-turned-on': 'Messages on this device could not be turned on. Please try again.',
  'report-not-read': 'An error occurred while processing your request',
} as const;
