import type { Role } from '@vitalane/flows/shared';
import {
  ActivityIcon,
  ClockIcon,
  DiaryIcon,
  DoctorIcon,
  HomeIcon,
  MedicationIcon,
  type NavEntry,
  OrderIcon,
  PeopleIcon,
  SecurityIcon,
  WarningIcon,
} from '@vitalane/ui';
import { navigationLabels as labels } from '@vitalane/ui/messages';
import { hrefTo } from '../places.ts';

const iconPx = 22;

const orderDesk: NavEntry = {
  href: hrefTo('orderDesk'),
  label: labels.orders,
  icon: <OrderIcon size={iconPx} />,
};

/** Five entries of the patient's top navigation, in order. */
const patientEntries: readonly NavEntry[] = [
  { href: hrefTo('home'), label: labels.home, icon: <HomeIcon size={iconPx} /> },
  { href: hrefTo('diary'), label: labels.diary, icon: <DiaryIcon size={iconPx} /> },
  { href: hrefTo('medication'), label: labels.medicine, icon: <MedicationIcon size={iconPx} /> },
  { href: hrefTo('reports'), label: labels.healthVision, icon: <ActivityIcon size={iconPx} /> },
  { href: hrefTo('teleHealth'), label: labels.teleconsult, icon: <DoctorIcon size={iconPx} /> },
];

const doctorEntries: readonly NavEntry[] = [
  { href: hrefTo('home'), label: labels.home, icon: <HomeIcon size={iconPx} /> },
  { href: hrefTo('desk'), label: labels.patients, icon: <DoctorIcon size={iconPx} /> },
  { href: hrefTo('consultations'), label: labels.consultations, icon: <ClockIcon size={iconPx} /> },
  { href: hrefTo('clinicAlerts'), label: labels.alerts, icon: <WarningIcon size={iconPx} /> },
  orderDesk,
];

const adminEntries: readonly NavEntry[] = [
  ...doctorEntries.slice(0, 1),
  { href: hrefTo('desk'), label: labels.queue, icon: <DoctorIcon size={iconPx} /> },
  { href: hrefTo('accounts'), label: labels.accounts, icon: <PeopleIcon size={iconPx} /> },
  { href: hrefTo('auditTrail'), label: labels.auditTrail, icon: <SecurityIcon size={iconPx} /> },
  orderDesk,
];

const entriesByRole: Readonly<Record<Role, readonly NavEntry[]>> = {
  ROLE_USER: patientEntries,
  ROLE_DOCTOR: doctorEntries,
  ROLE_ADMIN: adminEntries,
};

/** Returns the top navigation entries that a role may use; empty until the role is known. */
export function navEntriesOf(role: Role | null): readonly NavEntry[] {
  return role ? entriesByRole[role] : [];
}

/** Targets of the shell's links. */
export const shellLinks = { home: hrefTo('home'), profile: hrefTo('profile'), settings: hrefTo('settings') };
