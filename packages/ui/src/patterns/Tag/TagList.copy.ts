/** Texts of `TagList`. */
export const tagListCopy = {
  /** @param label label of the tag */
  remove: (label: string) => `Remove ${label}`,
};
