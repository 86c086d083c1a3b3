/** Texts of `OfflineBanner`. */
export const offlineBannerCopy = {
  offline: 'You are offline, please check your internet connection.',
  dismiss: 'Dismiss',
} as const;
