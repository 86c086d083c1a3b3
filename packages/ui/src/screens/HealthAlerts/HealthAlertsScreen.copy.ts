/** Texts of `HealthAlertsScreen`. */
export const healthAlertsCopy = {
  title: 'Health alerts',
  lead: 'Readings and results that need you to act. They stay here until they are dealt with.',
  empty: 'No open alerts',
  emptyText: 'When a reading or a result is dangerous, you see here what to do.',
  closed: 'Closed by a doctor in the last 30 days',
  sharing: 'Who sees my alerts',
  share: 'Let my clinic see my health alerts',
  shareText:
    'Doctors of the clinic then see your name, the alert and the reading behind it. You can change this at any time.',
} as const;
