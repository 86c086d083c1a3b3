/** Texts of `TagList`. */
export const tagListCopy = {
  /** @param label what the tag says */
  remove: (label: string) => `Remove ${label}`,
};
