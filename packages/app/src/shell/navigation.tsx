import { ActivityIcon, DiaryIcon, DoctorIcon, HomeIcon, MedicationIcon, type NavEntry } from '@vitalane/ui';

const iconPx = 22;

/** The five entries of the top navigation, in order. */
export const navEntries: readonly NavEntry[] = [
  { href: '/Home', label: 'Home', icon: <HomeIcon size={iconPx} /> },
  { href: '/Diary', label: 'Diary', icon: <DiaryIcon size={iconPx} /> },
  { href: '/Medication', label: 'Medicine', icon: <MedicationIcon size={iconPx} /> },
  { href: '/Reports', label: 'Health Vision', icon: <ActivityIcon size={iconPx} /> },
  { href: '/TeleHealth', label: 'Teleconsult', icon: <DoctorIcon size={iconPx} /> },
];

/** Where the shell's own links lead. */
export const shellLinks = { home: '/Home', profile: '/Profile', settings: '/Settings' };
