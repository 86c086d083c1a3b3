/** Where session storage holds the input about a medicine. A separate file, because code that only removes the value needs nothing else. */
export const MEDICATION_DRAFT_KEY = 'medicationDraft';
