/** Journeys by the parts of the product that they go through. A file belongs to every entry whose pattern matches its path. */
export const journeys: readonly (readonly [part: RegExp, ...specs: string[]])[] = [
  [/account|identity|session|auth|login|signup|security|secondfactor|password/i, 'account', 'mistakes'],
  [/administration|audit|admin/i, 'administration'],
  [/telehealth|realtime|call|video|queue/i, 'call', 'journey'],
  [/consultation|desk|doctor|record/i, 'desk', 'records'],
  [/diary|measure|home|target|health/i, 'diary', 'journey'],
  [/guest/i, 'guest'],
  [/medica|medicine|reminder|push/i, 'medication'],
  [/offline|outbox|service-worker/i, 'offline'],
  [/main\.ts$|router|shell|page-files/i, 'opening', 'mistakes'],
  [/order|address|delivery/i, 'orders'],
  [/profile/i, 'profile'],
  [/registration|patientform|forms/i, 'registration'],
  [/report|analysis|document|newform|submission/i, 'reports'],
  [/settings|units/i, 'settings'],
];
