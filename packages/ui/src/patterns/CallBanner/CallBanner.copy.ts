/** Texts of the banner. */
export const callBannerCopy = {
  ready: (doctor: string | null) => (doctor ? `${doctor} is ready for you` : 'The doctor is ready for you'),
  join: 'Join the call',
} as const;
