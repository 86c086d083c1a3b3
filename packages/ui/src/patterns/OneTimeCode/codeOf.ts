/** Number of digits of a code. */
export const codeLength = 6;

/** Returns the digits of typed or pasted text, such as “123 456” or “Your code: 123-456”, up to the length of a code. */
export const codeOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, codeLength);
