/** Texts of `PlaceOrderScreen`. */
export const placeOrderCopy = {
  title: 'Order medicines',
  lead: 'Choose what you need. Nothing is ordered until you press “Place order” and we confirm it.',
  back: 'My orders',
  again:
    'These are the medicines of the order you repeat, at today’s prices. Check them before you place the order.',
  unavailable: (names: readonly string[]) =>
    `Not in this order, because we cannot deliver it now: ${names.join(', ')}.`,
  noMedicines: 'No medicines to order yet',
  noMedicinesText: 'Add the medicines that you take first. Then you can order them here.',
  addMedicine: 'Add medicine',
  medicines: {
    heading: 'Medicines',
    choose: 'What do you need?',
    perUnit: (price: string, unit: string) => `${price} per ${unit}`,
    left: (amount: string) => `${amount} left at home`,
    unorderable: (names: readonly string[]) => `Cannot be ordered here: ${names.join(', ')}.`,
    quantity: (name: string) => `How much ${name}?`,
    linePrice: (price: string) => `Price: ${price}`,
    repeat: 'This is a repeat order: I have taken these medicines before',
  },
  address: {
    heading: 'Delivery',
    choose: 'Where shall we deliver?',
    none: 'You have no delivery address yet.',
    add: 'Add an address',
  },
  declarations: {
    heading: 'Before you order',
    first: 'I have checked that this list is correct.',
    second: 'I have no new allergy or side effect.',
    third: 'I hold a prescription or agree that a doctor checks this order.',
    fourth: 'The address and the price are right.',
  },
  price: 'Price',
  submit: 'Place order',
  cancel: 'Cancel',
  failed: (message: string) =>
    `Your order is not confirmed. ${message} Sending the same order again does not order twice.`,
  errors: {
    medicines: 'Choose at least one medicine.',
    quantity: 'Enter how much to order, such as 30.',
    tooMuch: 'Enter at most 10,000.',
    address: 'Choose where we shall deliver.',
    reason: 'Say why you order it in spite of the warning, or take it off the order.',
    declarations: {
      first: 'Tick that the list is correct.',
      second: 'Tick that you have no new allergy or side effect. If you have one, ask a doctor first.',
      third: 'Tick that you hold a prescription or agree to a check.',
      fourth: 'Tick that the address and the price are right.',
    },
  },
} as const;
