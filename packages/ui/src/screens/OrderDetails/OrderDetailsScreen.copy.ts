/** Texts of `OrderDetailsScreen`. */
export const orderDetailsCopy = {
  title: 'Order details',
  back: 'My orders',
  again: 'Order again',
  status: 'What has happened',
  statusOf: 'Status of the order',
  medicines: 'Medicines',
  address: 'Delivered to',
  addressAhead: 'Deliver to',
  cancel: {
    action: 'Cancel order',
    title: (number: string) => `Cancel order ${number}?`,
    text: 'The clinic has not confirmed it yet. Nothing will be delivered and nothing is charged.',
    keep: 'Keep order',
  },
} as const;
