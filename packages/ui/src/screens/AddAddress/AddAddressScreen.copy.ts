/** Texts of `AddAddressScreen`. */
export const addAddressCopy = {
  title: 'Add an address',
  lead: 'Your medicines come to this address.',
  back: 'Delivery addresses',
} as const;
