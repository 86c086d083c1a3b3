/** Words of AddAddress. */
export const addAddressCopy = {
  title: 'Add an address',
  lead: 'Where your medicines are delivered.',
  back: 'Delivery addresses',
} as const;
