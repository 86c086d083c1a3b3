/** Words of `SelectField`. */
export const selectFieldCopy = { placeholder: 'Choose one' };
