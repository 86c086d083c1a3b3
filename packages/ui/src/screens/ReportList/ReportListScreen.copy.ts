/** Texts of `ReportListScreen`. */
export const reportListCopy = {
  title: 'Documents',
  lead: 'Lab reports, letters and cards that you want to keep and show.',
  add: {
    title: 'Add a document',
    type: 'What is it?',
    file: 'The document',
    help: 'It is kept for you alone. A doctor who treats you can see it during your care.',
    typeMissing: 'Choose what it is first.',
  },
  list: 'Your documents',
  columns: { name: 'Document', type: 'Kind', added: 'Added', size: 'Size' },
  loadOlder: 'Show older documents',
  empty: { title: 'No documents yet', text: 'What you add appears here, on every device you sign in on.' },
  view: 'View',
  viewLabel: (name: string) => `View ${name}`,
  remove: {
    action: 'Delete',
    label: (name: string) => `Delete ${name}`,
    title: 'Delete this document?',
    text: (name: string) => `${name} will be deleted. This cannot be undone.`,
    confirm: 'Delete document',
    cancel: 'Keep document',
    failed: (message: string) => `The document was not deleted. ${message}`,
  },
} as const;
