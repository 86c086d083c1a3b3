/** Where session storage holds what was typed about a medicine. A file of its own: whoever only removes it needs no more. */
export const MEDICATION_DRAFT_KEY = 'medicationDraft';
