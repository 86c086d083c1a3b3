/** Returns a text with a capital first letter, unless its spelling forbids one: "eGFR". */
export function capitalised(text: string): string {
  return /^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns a text as it stands inside a sentence, without its capital unless that is part of a name: "HbA1c". */
export function uncapitalised(text: string): string {
  return /^[A-Z][a-z]*(?!\w|-[A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
