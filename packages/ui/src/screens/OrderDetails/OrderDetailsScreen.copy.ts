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
  prescription: {
    title: 'Upload your prescription',
    again: 'Upload another prescription',
    text: 'A doctor checks it for each medicine below. The clinic then confirms the order.',
    medicines: 'Which medicines are on it?',
    medicinesMissing: 'Tick the medicines that are on it first.',
    refused: (reason: string) => `A doctor refused the last one: ${reason}`,
    file: 'The prescription',
    help: 'Every word has to be readable. It is kept with your documents.',
    checking:
      'A doctor checks your prescription. We tell you the result, and the clinic then confirms the order.',
  },
  cancel: {
    action: 'Cancel order',
    title: (number: string) => `Cancel order ${number}?`,
    text: 'The clinic has not confirmed it yet. Nothing will be delivered and nothing is charged.',
    keep: 'Keep order',
  },
} as const;
