/** Texts of `Link` that no caller gives. */
export const linkCopy = { opensInNewTab: ' (opens in a new tab)' };
