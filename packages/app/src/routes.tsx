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

/** Brings the code of a page or layout. */
type Load = () => Promise<Page>;

/** A page and when its code is loaded. */
export function page(path: string, handle: PageHandle, bring: Load): RouteObject {
  const { load, Component } = late(bring);
  return { path, handle: { ...handle, load }, Component };
}

/** What stands around pages. */
export function layout(bring: Load, children: RouteObject[]): RouteObject {
  const { load, Component } = late(bring);
  return { handle: { load }, Component, children };
}

const patients = ['ROLE_USER'] as const;
const doctors = ['ROLE_DOCTOR'] as const;
const admins = ['ROLE_ADMIN'] as const;
const staff = ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const;
const inCalls = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;

/** The pages of the signed-in layout, as section 2 of the specification lists them. */
export const signedInPages: RouteObject[] = [
  { path: '/', element: <Navigate to="/Home" replace /> },
  page(
    '/Home',
    { title: 'Home' },
    async () => (await import('./features/home/HomeContainer.tsx')).HomeContainer,
  ),
  page(
    '/HealthAlerts',
    { title: 'Health alerts', roles: patients },
    async () => (await import('./features/alerts/HealthAlertsContainer.tsx')).HealthAlertsContainer,
  ),
  page(
    '/ClinicAlerts',
    { title: 'Health alerts of patients', roles: doctors },
    async () => (await import('./features/alerts/AlertWorklistContainer.tsx')).AlertWorklistContainer,
  ),
  page(
    '/Diary',
    { title: 'Diary', roles: patients },
    async () => (await import('./features/diary/DiaryContainer.tsx')).DiaryContainer,
  ),
  page(
    '/Medication',
    { title: 'Medicine', roles: patients },
    async () => (await import('./features/medication/MedicationContainer.tsx')).MedicationContainer,
  ),
  page(
    '/MedicationStepper',
    { title: 'Add a medicine', roles: patients },
    async () =>
      (await import('./features/medication/MedicationStepperContainer.tsx')).MedicationStepperContainer,
  ),
  page(
    '/MedicationStepper/:uuid',
    { title: 'Change a medicine', roles: patients },
    async () =>
      (await import('./features/medication/MedicationStepperContainer.tsx')).MedicationStepperContainer,
  ),
  page(
    '/DrugAllergies',
    { title: 'Drug allergies', roles: patients },
    async () => (await import('./features/health-record/DrugAllergiesContainer.tsx')).DrugAllergiesContainer,
  ),
  page(
    '/Reports',
    { title: 'Health Vision', roles: patients },
    async () => (await import('./features/reports/ReportsContainer.tsx')).ReportsContainer,
  ),
  ...reportPages.map(({ href, label }) =>
    page(
      href,
      { title: label, roles: patients },
      async () => (await import('./features/reports/ReportContainer.tsx')).ReportContainer,
    ),
  ),
  page(
    '/ReportAnalysis',
    { title: 'Report analysis', roles: patients },
    async () => (await import('./features/reports/ReportAnalysisContainer.tsx')).ReportAnalysisContainer,
  ),
  page(
    '/Profile',
    { title: 'Profile' },
    async () => (await import('./features/profile/ProfileContainer.tsx')).ProfileContainer,
  ),
  page(
    '/HealthRecord',
    { title: 'Health record', roles: patients },
    async () => (await import('./features/health-record/HealthRecordContainer.tsx')).HealthRecordContainer,
  ),
  page(
    '/Settings',
    { title: 'Settings' },
    async () => (await import('./features/settings/SettingsContainer.tsx')).SettingsContainer,
  ),
  page(
    '/Security',
    { title: 'Security' },
    async () => (await import('./features/security/SecurityContainer.tsx')).SecurityContainer,
  ),
  page(
    '/SecondFactor',
    { title: 'Second step of sign-in' },
    async () => (await import('./features/security/SecondFactorContainer.tsx')).SecondFactorContainer,
  ),
  page(
    '/Accounts',
    { title: 'Accounts', roles: admins },
    async () => (await import('./features/administration/AccountsContainer.tsx')).AccountsContainer,
  ),
  page(
    '/AuditTrail',
    { title: 'Audit trail', roles: admins },
    async () => (await import('./features/administration/AuditTrailContainer.tsx')).AuditTrailContainer,
  ),
  page(
    '/UnitsOfMeasurement',
    { title: 'Units of measurement' },
    async () =>
      (await import('./features/settings/UnitsOfMeasurementContainer.tsx')).UnitsOfMeasurementContainer,
  ),
  page(
    '/Privacy',
    { title: 'Privacy' },
    async () => (await import('./features/settings/PrivacyContainer.tsx')).PrivacyContainer,
  ),
  page(
    '/Terms',
    { title: 'Terms' },
    async () => (await import('./features/settings/TermsContainer.tsx')).TermsContainer,
  ),
  page(
    '/CustomHealthTargets',
    { title: 'Health targets', roles: patients },
    async () =>
      (await import('./features/targets/CustomHealthTargetsContainer.tsx')).CustomHealthTargetsContainer,
  ),
  page(
    '/SubmissionHistory',
    { title: 'Lab results', roles: patients },
    async () =>
      (await import('./features/health-form/SubmissionHistoryContainer.tsx')).SubmissionHistoryContainer,
  ),
  page(
    '/ReportList',
    { title: 'Documents', roles: patients },
    async () => (await import('./features/documents/ReportListContainer.tsx')).ReportListContainer,
  ),
  page(
    '/NewForm',
    { title: 'New lab results', roles: patients },
    async () => (await import('./features/health-form/NewFormContainer.tsx')).NewFormContainer,
  ),
  page(
    '/NewFormAI',
    { title: 'Read results from a photograph', roles: patients },
    async () => (await import('./features/health-form/NewFormAIContainer.tsx')).NewFormAIContainer,
  ),
  page(
    '/EditForm/:id',
    { title: 'Change lab results', roles: patients },
    async () => (await import('./features/health-form/EditFormContainer.tsx')).EditFormContainer,
  ),
  page(
    '/DeliveryInfo',
    { title: 'Delivery addresses', roles: patients },
    async () => (await import('./features/addresses/DeliveryInfoContainer.tsx')).DeliveryInfoContainer,
  ),
  page(
    '/AddAddress',
    { title: 'Add an address', roles: patients },
    async () => (await import('./features/addresses/AddAddressContainer.tsx')).AddAddressContainer,
  ),
  page(
    '/EditAddress/:id',
    { title: 'Edit address', roles: patients },
    async () => (await import('./features/addresses/EditAddressContainer.tsx')).EditAddressContainer,
  ),
  page(
    '/PlaceOrder',
    { title: 'Order medicines', roles: patients },
    async () => (await import('./features/orders/PlaceOrderContainer.tsx')).PlaceOrderContainer,
  ),
  page(
    '/MyOrder',
    { title: 'My orders', roles: patients },
    async () => (await import('./features/orders/MyOrderContainer.tsx')).MyOrderContainer,
  ),
  page(
    '/OrderDetails/:orders',
    { title: 'Order details', roles: patients },
    async () => (await import('./features/orders/OrderDetailsContainer.tsx')).OrderDetailsContainer,
  ),
  page(
    '/OrderDesk',
    { title: 'Order desk', roles: staff },
    async () => (await import('./features/orders/OrderDeskContainer.tsx')).OrderDeskContainer,
  ),
  layout(
    async () => (await import('./realtime/QueueActor.tsx')).QueuePages,
    [
      page(
        '/TeleHealth',
        { title: 'Teleconsult', roles: patients },
        async () => (await import('./features/telehealth/TeleHealthContainer.tsx')).TeleHealthContainer,
      ),
      page(
        '/PatientForm',
        { title: 'Register with the clinic', roles: patients },
        async () => (await import('./features/telehealth/PatientFormContainer.tsx')).PatientFormContainer,
      ),
    ],
  ),
  page(
    '/Consultation',
    { title: 'Consultation' },
    async () => (await import('./features/telehealth/ConsultationContainer.tsx')).ConsultationContainer,
  ),
  page(
    '/Patient/:uuid',
    { title: 'Patient record', roles: doctors },
    async () => (await import('./features/doctor/PatientRecordContainer.tsx')).PatientRecordContainer,
  ),
  page(
    '/ConsultationNotes/:uuid',
    { title: 'Note and plan', roles: doctors },
    async () => (await import('./features/doctor/ConsultationNotesContainer.tsx')).ConsultationNotesContainer,
  ),
  page(
    '/DoctorPage',
    { title: 'Doctor', roles: staff },
    async () => (await import('./features/doctor/DoctorPageContainer.tsx')).DoctorPageContainer,
  ),
  page(
    '/VideoCall/:roomId',
    { title: 'Consultation', roles: inCalls },
    async () => (await import('./features/telehealth/VideoCallContainer.tsx')).VideoCallContainer,
  ),
];

/** Around every page that shows or keeps something of a person. */
export const stores: Load = async () => (await import('./session/Stores.tsx')).Stores;

/** The pages that need nobody signed in. */
export const publicPages: RouteObject[] = [
  page(
    '/login',
    { title: 'Sign in' },
    async () => (await import('./features/sign-in/LoginContainer.tsx')).LoginContainer,
  ),
  page(
    '/Signup',
    { title: 'Create an account' },
    async () => (await import('./features/sign-in/SignUpContainer.tsx')).SignUpContainer,
  ),
  page(
    '/forgot-password',
    { title: 'Set a new password' },
    async () => (await import('./features/sign-in/ForgotPasswordContainer.tsx')).ForgotPasswordContainer,
  ),
  page(
    '/reset-password/:id',
    { title: 'Choose a new password' },
    async () => (await import('./features/sign-in/ResetPasswordContainer.tsx')).ResetPasswordContainer,
  ),
  page(
    '/Video-Call/:roomId',
    { title: 'Video call' },
    async () => (await import('./features/telehealth/GuestCallContainer.tsx')).GuestCallContainer,
  ),
  page(
    '/oidc-callback',
    { title: 'Signing in' },
    async () => (await import('./features/sign-in/OidcCallbackContainer.tsx')).OidcCallbackContainer,
  ),
];
