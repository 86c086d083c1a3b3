/** Texts for failures that can happen anywhere. */
export const failureMessages = {
  'network-request-failed': 'Network error. Please try again.',
  'internal-error': 'Something Went Wrong',
} as const;
