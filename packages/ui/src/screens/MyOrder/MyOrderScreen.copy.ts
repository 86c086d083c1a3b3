/** Texts of `MyOrderScreen`. */
export const myOrderCopy = {
  title: 'My orders',
  lead: 'What you have ordered, and what has happened to it.',
  order: 'Order medicines',
  addresses: 'Delivery addresses',
  list: 'Your orders, newest first',
  empty: 'No orders yet',
  emptyText: 'Each order appears here once it has been placed.',
  /** Latest event of an order: “Delivered yesterday 13:20”. */
  since: (status: string, day: string, time: string) => `${status} ${day} ${time}`,
  details: 'See details',
  /** Accessible name of a link in the list of orders. */
  of: (action: string, number: string) => `${action}: order ${number}`,
  older: 'Show older orders',
} as const;
