/** Texts of `EmergencyCard`, apart from those of the notes, which a call loads later. */
export const emergencyCardCopy = {
  title: 'In an emergency',
  location: 'Where the patient is now',
  address: 'Address on record',
  phone: 'Telephone',
  notSaid: 'Not said. Ask before anything else.',
  noAddress: 'None on record.',
} as const;
