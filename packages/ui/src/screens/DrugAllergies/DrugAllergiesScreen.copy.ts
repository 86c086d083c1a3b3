/** Texts of `DrugAllergiesScreen`. */
export const drugAllergiesCopy = {
  title: 'Drug allergies',
  lead: 'Medicines that have made you ill. Your doctor sees this list, and we warn you when a medicine you add contains one.',
  back: 'Medicine',
  heading: 'Your allergies',
  unknown: {
    title: 'You have not said yet',
    text: 'Add what you are allergic to below, or tell us that you have no drug allergies.',
  },
  none: {
    title: 'No drug allergies',
    text: 'You told us that you have none. Add one below if that changes.',
  },
  sayNone: 'I have no drug allergies',
  form: {
    title: 'Add an allergy',
    name: 'Medicine or ingredient',
    help: 'As it stands on the pack, such as penicillin or ibuprofen.',
    add: 'Add',
    missing: 'Enter the medicine or ingredient.',
    tooLong: 'Shorten this to 100 characters.',
    comma: 'Enter one at a time, without commas.',
    twice: 'This is in your list already.',
  },
  remove: {
    action: 'Remove',
    label: (name: string) => `Remove ${name}`,
    note: (name: string) => `After that we no longer warn you of ${name}.`,
  },
  failed: (message: string) => `Your list was not changed. ${message}`,
} as const;
