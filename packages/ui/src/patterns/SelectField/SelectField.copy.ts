/** Texts of `SelectField`. */
export const selectFieldCopy = { placeholder: 'Choose one' };
