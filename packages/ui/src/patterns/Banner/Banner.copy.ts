/** Texts of `Banner` that no caller gives. */
export const bannerCopy = { dismiss: 'Dismiss' };
