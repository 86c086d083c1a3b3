/** Texts for completed actions. */
export const noticeMessages = {
  'address-saved': 'Address Save Successfully',
  'health-form-submitted': 'Health Form Submit Successfully',
  'order-placed': 'Medication Order Successfully',
  'password-changed': 'Password change successfully',
  'profile-updated': 'Profile Update Successfully.',
} as const;
