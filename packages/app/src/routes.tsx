import type { Role } from '@vitalane/flows/shared';
import { Navigate, type RouteObject } from 'react-router-dom';
import { reportPages } from './features/reports/reportPages.ts';
import { type LatePart, late } from './shell/late.tsx';

/** What the shell knows of a page: its title, and who may see it when not everybody signed in may. */
export interface PageHandle {
  title: string;
  roles?: readonly Role[];
}

/** A page or layout. */
export type Page = LatePart<object>;

/** Brings the file of a page or layout, whose only export it is. */
type Load = () => Promise<Readonly<Record<string, Page>>>;

async function onlyExport(load: Load): Promise<Page> {
  const [part, ...others] = Object.values(await load());
  if (!part || others.length > 0) throw new Error('A page is the only export of its file.');
  return part;
}

/** A page, with its title and who may see it. Its code is loaded when it is opened. */
export function page(
  path: string,
  title: string,
  roles: readonly Role[] | undefined,
  bring: Load,
): RouteObject {
  const { load, Component } = late(() => onlyExport(bring));
  return { path, handle: { title, roles, load }, Component };
}

/** What stands around pages. */
export function layout(bring: Load, children: RouteObject[]): RouteObject {
  const { load, Component } = late(() => onlyExport(bring));
  return { handle: { load }, Component, children };
}

const everybody = undefined;
const patients = ['ROLE_USER'] as const;
const doctors = ['ROLE_DOCTOR'] as const;
const admins = ['ROLE_ADMIN'] as const;
const staff = ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const;
const inCalls = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;

/** The pages of the signed-in layout, as section 2 of the specification lists them. */
// biome-ignore format: a table, one line for each page
export const signedInPages: RouteObject[] = [
  { path: '/', element: <Navigate to="/Home" replace /> },
  page('/Home', 'Home', everybody, () => import('./features/home/HomeContainer.tsx')),
  page('/HealthAlerts', 'Health alerts', patients, () => import('./features/alerts/HealthAlertsContainer.tsx')),
  page('/ClinicAlerts', 'Health alerts of patients', doctors, () => import('./features/alerts/AlertWorklistContainer.tsx')),
  page('/Diary', 'Diary', patients, () => import('./features/diary/DiaryContainer.tsx')),
  page('/Medication', 'Medicine', patients, () => import('./features/medication/MedicationContainer.tsx')),
  page('/MedicationStepper', 'Add a medicine', patients, () => import('./features/medication/MedicationStepperContainer.tsx')),
  page('/MedicationStepper/:uuid', 'Change a medicine', patients, () => import('./features/medication/MedicationStepperContainer.tsx')),
  page('/DrugAllergies', 'Drug allergies', patients, () => import('./features/health-record/DrugAllergiesContainer.tsx')),
  page('/Reports', 'Health Vision', patients, () => import('./features/reports/ReportsContainer.tsx')),
  ...reportPages.map(({ href, label }) => page(href, label, patients, () => import('./features/reports/ReportContainer.tsx'))),
  page('/AdviceHistory', 'Earlier advice', patients, () => import('./features/reports/AdviceHistoryContainer.tsx')),
  page('/ReportAnalysis', 'Report analysis', patients, () => import('./features/reports/ReportAnalysisContainer.tsx')),
  page('/Profile', 'Profile', everybody, () => import('./features/profile/ProfileContainer.tsx')),
  page('/HealthRecord', 'Health record', patients, () => import('./features/health-record/HealthRecordContainer.tsx')),
  page('/Settings', 'Settings', everybody, () => import('./features/settings/SettingsContainer.tsx')),
  page('/Security', 'Security', everybody, () => import('./features/security/SecurityContainer.tsx')),
  page('/SecondFactor', 'Second step of sign-in', everybody, () => import('./features/security/SecondFactorContainer.tsx')),
  page('/Accounts', 'Accounts', admins, () => import('./features/administration/AccountsContainer.tsx')),
  page('/AuditTrail', 'Audit trail', admins, () => import('./features/administration/AuditTrailContainer.tsx')),
  page('/UnitsOfMeasurement', 'Units of measurement', everybody, () => import('./features/settings/UnitsOfMeasurementContainer.tsx')),
  page('/Privacy', 'Privacy', everybody, () => import('./features/settings/PrivacyContainer.tsx')),
  page('/Terms', 'Terms', everybody, () => import('./features/settings/TermsContainer.tsx')),
  page('/CustomHealthTargets', 'Health targets', patients, () => import('./features/targets/CustomHealthTargetsContainer.tsx')),
  page('/SubmissionHistory', 'Lab results', patients, () => import('./features/health-form/SubmissionHistoryContainer.tsx')),
  page('/ReportList', 'Documents', patients, () => import('./features/documents/ReportListContainer.tsx')),
  page('/NewForm', 'New lab results', patients, () => import('./features/health-form/NewFormContainer.tsx')),
  page('/NewFormAI', 'Read results from a photograph', patients, () => import('./features/health-form/NewFormAIContainer.tsx')),
  page('/EditForm/:id', 'Change lab results', patients, () => import('./features/health-form/EditFormContainer.tsx')),
  page('/DeliveryInfo', 'Delivery addresses', patients, () => import('./features/addresses/DeliveryInfoContainer.tsx')),
  page('/AddAddress', 'Add an address', patients, () => import('./features/addresses/AddAddressContainer.tsx')),
  page('/EditAddress/:id', 'Edit address', patients, () => import('./features/addresses/EditAddressContainer.tsx')),
  page('/PlaceOrder', 'Order medicines', patients, () => import('./features/orders/PlaceOrderContainer.tsx')),
  page('/MyOrder', 'My orders', patients, () => import('./features/orders/MyOrderContainer.tsx')),
  page('/OrderDetails/:orders', 'Order details', patients, () => import('./features/orders/OrderDetailsContainer.tsx')),
  page('/OrderDesk', 'Order desk', staff, () => import('./features/orders/OrderDeskContainer.tsx')),
  layout(() => import('./realtime/QueuePages.tsx'), [
    page('/TeleHealth', 'Teleconsult', patients, () => import('./features/telehealth/TeleHealthContainer.tsx')),
    page('/PatientForm', 'Register with the clinic', patients, () => import('./features/telehealth/PatientFormContainer.tsx')),
  ]),
  page('/Consultation', 'Consultation', everybody, () => import('./features/telehealth/ConsultationContainer.tsx')),
  page('/Patient/:uuid', 'Patient record', doctors, () => import('./features/doctor/PatientRecordContainer.tsx')),
  page('/Patient/:uuid/Advice', 'Earlier advice', doctors, () => import('./features/reports/PatientAdviceContainer.tsx')),
  page('/ConsultationNotes/:uuid', 'Note and plan', doctors, () => import('./features/doctor/ConsultationNotesContainer.tsx')),
  page('/DoctorPage', 'Doctor', staff, () => import('./features/doctor/DoctorPageContainer.tsx')),
  page('/VideoCall/:roomId', 'Consultation', inCalls, () => import('./features/telehealth/VideoCallContainer.tsx')),
];

/** The pages that need nobody signed in. */
// biome-ignore format: a table, one line for each page
export const publicPages: RouteObject[] = [
  page('/login', 'Sign in', everybody, () => import('./features/sign-in/LoginContainer.tsx')),
  page('/Signup', 'Create an account', everybody, () => import('./features/sign-in/SignUpContainer.tsx')),
  page('/forgot-password', 'Set a new password', everybody, () => import('./features/sign-in/ForgotPasswordContainer.tsx')),
  page('/reset-password/:id', 'Choose a new password', everybody, () => import('./features/sign-in/ResetPasswordContainer.tsx')),
  page('/Video-Call/:roomId', 'Video call', everybody, () => import('./features/telehealth/GuestCallContainer.tsx')),
  page('/oidc-callback', 'Signing in', everybody, () => import('./features/sign-in/OidcCallbackContainer.tsx')),
];
