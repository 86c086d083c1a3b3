/** Default texts of `Banner`. */
export const bannerCopy = { dismiss: 'Dismiss' };
