/** Texts of `SettingsScreen`. */
export const settingsCopy = {
  title: 'Settings',
  groups: {
    you: 'You',
    health: 'Your health record',
    delivery: 'Medicines and delivery',
    app: 'This app',
    legal: 'Your rights',
  },
  profile: { label: 'Profile', text: 'Name, picture, identity document' },
  security: { label: 'Security', text: 'Password, e-mail, where you are signed in, who opened your record' },
  units: { label: 'Units of measurement', text: 'mmol/L or mg/dL, kg or lb' },
  targets: { label: 'Health targets', text: 'The ranges you and your doctor aim for' },
  results: { label: 'Lab results', text: 'What your laboratories found' },
  documents: { label: 'Documents', text: 'Reports, letters and cards' },
  allergies: { label: 'Drug allergies', text: 'What you must not be given' },
  addresses: { label: 'Delivery addresses', text: 'Where your medicines are brought' },
  orders: { label: 'Orders', text: 'What you have ordered, and where it is' },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark' },
  privacy: { label: 'Privacy', text: 'What we keep, why, and for how long' },
  terms: { label: 'Terms', text: 'What you can expect of us, and we of you' },
} as const;
