/** Default texts of `Link`. */
export const linkCopy = { opensInNewTab: ' (opens in a new tab)' };
