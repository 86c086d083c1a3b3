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
  'reminders-not-turned-on': 'Reminders could not be turned on here. Please try again.',
  'report-not-read': 'An error occurred while processing your request',
} as const;
