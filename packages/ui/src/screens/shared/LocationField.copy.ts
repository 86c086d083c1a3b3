/** Texts of `LocationField`. */
export const locationCopy = {
  label: 'Where are you now?',
  help: 'In an emergency we send help there. Only the doctor of this call sees it, until the call ends.',
  tooLong: 'Use at most 200 characters.',
} as const;
