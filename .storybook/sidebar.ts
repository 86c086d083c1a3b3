/** Headings of the sidebar with their folders of `primitives` and `patterns`, in order. */
export const partGroups = {
  Actions: ['Button', 'IconButton', 'Link', 'Menu', 'SegmentedControl'],
  Forms: [
    'CheckboxField',
    'ChoiceGroup',
    'ComboBox',
    'DateBoxes',
    'DateTimeFields',
    'FileDrop',
    'Form',
    'NumberField',
    'OneTimeCode',
    'PasswordField',
    'SelectField',
    'Switch',
    'Tag',
    'TextField',
  ],
  Overlays: [
    'Banner',
    'CallBanner',
    'ConfirmDialog',
    'Dialog',
    'FullScreenOverlay',
    'NotificationBell',
    'OfflineBanner',
    'PermissionHint',
    'ThemeDialog',
    'Toast',
    'Tooltip',
    'ZoneQuestion',
  ],
  Navigation: ['AppShell', 'Stepper', 'Tabs'],
  'Data display': [
    'Avatar',
    'Badge',
    'DataTable',
    'EmptyState',
    'NamedZone',
    'ProgressBar',
    'QrCode',
    'RemoteView',
    'Skeleton',
    'Spinner',
    'Timeline',
  ],
  Health: [
    'BandChart',
    'DeviceCheck',
    'HeatMatrix',
    'LineChart',
    'RangeBadge',
    'ScoreRing',
    'StatTile',
    'VideoStage',
  ],
  Foundations: [
    'Card',
    'Divider',
    'Grid',
    'Heading',
    'Inline',
    'Logo',
    'Page',
    'PrintPage',
    'Stack',
    'Text',
    'VisuallyHidden',
  ],
} as const;

/** Screens by role. Unlisted screens are for everybody. */
export const screenGroups = {
  Doctors: ['AlertWorklist', 'ConsultationNotes', 'DoctorPage', 'PatientRecord'],
  Staff: ['Accounts', 'AuditTrail', 'OrderDesk'],
  Patients: [
    'AddAddress',
    'AdviceHistory',
    'CustomHealthTargets',
    'DeliveryInfo',
    'Diary',
    'DrugAllergies',
    'EditAddress',
    'HealthAlerts',
    'HealthForm',
    'HealthRecord',
    'Medication',
    'MedicationStepper',
    'MyOrder',
    'NewFormAI',
    'OrderDetails',
    'PatientForm',
    'PlaceOrder',
    'Report',
    'ReportAnalysis',
    'ReportList',
    'Reports',
    'SubmissionHistory',
    'TeleHealth',
  ],
} as const;

/** Names of the usual states. They are shown even if a play function brings them about or checks them. */
const usualStates: readonly string[] = [
  'Default',
  'Matrix',
  'Open',
  'Ready',
  'Loading',
  'Empty',
  'Failed',
  'Forbidden',
  'Narrow',
  'LongContent',
];

/** Story as far as it decides whether it is shown. */
interface ShownStory {
  exportName: string;
  tags: readonly string[];
  hasPlay: boolean;
}

/**
 * Returns whether a story is a behaviour test, which the docs page and the sidebar omit: one with a play function. A
 * play function that only checks what is seen carries the tag `state`.
 */
export const isTestStory = ({ exportName, tags, hasPlay }: ShownStory): boolean =>
  hasPlay && !tags.includes('state') && !usualStates.includes(exportName);

const source = 'packages/ui/src/';
const groupOf = (groups: Readonly<Record<string, readonly string[]>>, name: string) =>
  Object.keys(groups).find((group) => groups[group]?.includes(name));

/** Returns the place of a file of stories in the sidebar, such as `Actions/Button` or `Screens/Patients/DiaryScreen`. */
export function titleOf(path: string): string {
  const [layer, folder = '', ...rest] = path.slice(path.indexOf(source) + source.length).split('/');
  const file = rest.at(-1)?.replace('.stories.tsx', '');
  return layer === 'screens'
    ? `Screens/${groupOf(screenGroups, folder) ?? 'Everybody'}/${file}`
    : `${groupOf(partGroups, folder) ?? 'Foundations'}/${folder}`;
}
