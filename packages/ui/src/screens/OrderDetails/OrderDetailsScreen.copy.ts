/** Words of OrderDetails. */
export const orderDetailsCopy = {
  title: 'Order details',
  back: 'My orders',
  again: 'Order again',
  status: 'What has happened',
  statusOf: 'Status of the order',
  medicines: 'Medicines',
  address: 'Delivered to',
  addressAhead: 'Deliver to',
} as const;
