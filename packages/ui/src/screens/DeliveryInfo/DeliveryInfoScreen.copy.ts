/** Texts of `DeliveryInfoScreen`. */
export const deliveryInfoCopy = {
  title: 'Delivery addresses',
  lead: 'Your medicines come to this address.',
  back: 'My orders',
  add: 'Add address',
  empty: 'No addresses yet',
  emptyText: 'Each address you save appears here, ready for your next order.',
  list: 'Your addresses',
  isDefault: 'Default',
  makeDefault: 'Make default',
  edit: 'Edit',
  delete: 'Delete',
  /** Accessible name of a button in the list of addresses. */
  of: (action: string, address: string) => `${action}: ${address}`,
  remove: {
    title: 'Delete this address?',
    text: (address: string) =>
      `${address} will be removed from your addresses. Orders that you have placed keep it.`,
    confirm: 'Delete address',
    cancel: 'Keep address',
  },
  failed: {
    delete: (message: string) => `The address was not deleted. ${message}`,
    makeDefault: (message: string) => `The default address is as before. ${message}`,
  },
} as const;
