/** Texts of `EditAddressScreen`. */
export const editAddressCopy = {
  title: 'Edit address',
  lead: 'Orders that you have placed keep the address they were placed with.',
  back: 'Delivery addresses',
} as const;
