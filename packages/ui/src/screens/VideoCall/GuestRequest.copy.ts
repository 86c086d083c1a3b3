/** Texts of `GuestRequest`. */
export const guestRequestCopy = {
  asks: (name: string) => `${name} asks to join`,
  unproven: 'Guests type their own name. Let in only whom you expect.',
  admit: 'Let in',
  refuse: 'Refuse',
  admitWho: (name: string) => `Let in ${name}`,
  refuseWho: (name: string) => `Refuse ${name}`,
} as const;
