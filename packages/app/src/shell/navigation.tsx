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

const iconPx = 22;

const orderDesk: NavEntry = { href: '/OrderDesk', label: 'Orders', icon: <OrderIcon size={iconPx} /> };

/** The five entries of the top navigation, in order. */
const patientEntries: readonly NavEntry[] = [
  { href: '/Home', label: 'Home', icon: <HomeIcon size={iconPx} /> },
  { href: '/Diary', label: 'Diary', icon: <DiaryIcon size={iconPx} /> },
  { href: '/Medication', label: 'Medicine', icon: <MedicationIcon size={iconPx} /> },
  { href: '/Reports', label: 'Health Vision', icon: <ActivityIcon size={iconPx} /> },
  { href: '/TeleHealth', label: 'Teleconsult', icon: <DoctorIcon size={iconPx} /> },
];

const doctorEntries: readonly NavEntry[] = [
  { href: '/Home', label: 'Home', icon: <HomeIcon size={iconPx} /> },
  { href: '/DoctorPage', label: 'Patients', icon: <DoctorIcon size={iconPx} /> },
  { href: '/Consultation', label: 'Consultations', icon: <ClockIcon size={iconPx} /> },
  { href: '/ClinicAlerts', label: 'Alerts', icon: <WarningIcon size={iconPx} /> },
  orderDesk,
];

const adminEntries: readonly NavEntry[] = [
  ...doctorEntries.slice(0, 1),
  { href: '/DoctorPage', label: 'Queue', icon: <DoctorIcon size={iconPx} /> },
  { href: '/Accounts', label: 'Accounts', icon: <PeopleIcon size={iconPx} /> },
  { href: '/AuditTrail', label: 'Audit trail', icon: <SecurityIcon size={iconPx} /> },
  orderDesk,
];

const entriesByRole: Readonly<Record<Role, readonly NavEntry[]>> = {
  ROLE_USER: patientEntries,
  ROLE_DOCTOR: doctorEntries,
  ROLE_ADMIN: adminEntries,
};

/** The top navigation of a role: only pages that it may use. Empty until the role is known. */
export function navEntriesOf(role: Role | null): readonly NavEntry[] {
  return role ? entriesByRole[role] : [];
}

/** Where the shell's own links lead. */
export const shellLinks = { home: '/Home', profile: '/Profile', settings: '/Settings' };
