/** How many digits a code has. */
export const codeLength = 6;

/** Returns the digits of typed or pasted text, such as “123 456” or “Your code: 123-456”, as many as belong to a code. */
export const codeOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, codeLength);
