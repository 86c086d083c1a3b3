import type { Role } from '@vitalane/flows/shared';
import { pageTitles as titles } from '@vitalane/ui/messages';
import { Navigate, type RouteObject } from 'react-router-dom';
import { reportPages } from './features/reports/reportPages.ts';
import { lazyComponent, type PreloadableComponent } from './shell/lazyComponent.ts';

/** Title of a page, and the roles that may see it when restricted. */
export interface PageHandle {
  title: string;
  roles?: readonly Role[];
}

/** Page or layout component. */
export type Page = PreloadableComponent<object>;

/** Imports the file of a page or layout, which has one export. */
type Load = () => Promise<Readonly<Record<string, Page>>>;

async function onlyExport(load: Load): Promise<Page> {
  const [part, ...others] = Object.values(await load());
  if (!part || others.length > 0) throw new Error('A page is the only export of its file.');
  return part;
}

/** Returns a page route with its title and roles. Loads its code when it is opened. */
export function page(
  path: string,
  title: string,
  roles: readonly Role[] | undefined,
  importPage: Load,
): RouteObject {
  const { load, Component } = lazyComponent(() => onlyExport(importPage));
  return { path, handle: { title, roles, load }, Component };
}

/** Returns a layout route. */
export function layout(importPage: Load, children: RouteObject[]): RouteObject {
  const { load, Component } = lazyComponent(() => onlyExport(importPage));
  return { handle: { load }, Component, children };
}

const everybody = undefined;
const patients = ['ROLE_USER'] as const;
const doctors = ['ROLE_DOCTOR'] as const;
const admins = ['ROLE_ADMIN'] as const;
const staff = ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const;
const inCalls = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;

/** Signed-in pages, in the order of section 2 of the specification. */
// biome-ignore format: a table, one line for each page
export const signedInPages: RouteObject[] = [
  { path: '/', element: <Navigate to="/Home" replace /> },
  page('/Home', titles.home, everybody, () => import('./features/home/HomeContainer.tsx')),
  page('/HealthAlerts', titles.healthAlerts, patients, () => import('./features/alerts/HealthAlertsContainer.tsx')),
  page('/ClinicAlerts', titles.healthAlertsOfPatients, doctors, () => import('./features/alerts/AlertWorklistContainer.tsx')),
  page('/Diary', titles.diary, patients, () => import('./features/diary/DiaryContainer.tsx')),
  page('/Medication', titles.medicine, patients, () => import('./features/medication/MedicationContainer.tsx')),
  page('/MedicationStepper', titles.addAMedicine, patients, () => import('./features/medication/MedicationStepperContainer.tsx')),
  page('/MedicationStepper/:uuid', titles.changeAMedicine, patients, () => import('./features/medication/MedicationStepperContainer.tsx')),
  page('/DrugAllergies', titles.drugAllergies, patients, () => import('./features/health-record/DrugAllergiesContainer.tsx')),
  page('/Reports', titles.healthVision, patients, () => import('./features/reports/ReportsContainer.tsx')),
  ...reportPages.map(({ href, label }) => page(href, label, patients, () => import('./features/reports/ReportContainer.tsx'))),
  page('/AdviceHistory', titles.earlierAdvice, patients, () => import('./features/reports/AdviceHistoryContainer.tsx')),
  page('/ReportAnalysis', titles.reportAnalysis, patients, () => import('./features/reports/ReportAnalysisContainer.tsx')),
  page('/Profile', titles.profile, everybody, () => import('./features/profile/ProfileContainer.tsx')),
  page('/HealthRecord', titles.healthRecord, patients, () => import('./features/health-record/HealthRecordContainer.tsx')),
  page('/Settings', titles.settings, everybody, () => import('./features/settings/SettingsContainer.tsx')),
  page('/Security', titles.security, everybody, () => import('./features/security/SecurityContainer.tsx')),
  page('/SecondFactor', titles.secondStepOfSignIn, everybody, () => import('./features/security/SecondFactorContainer.tsx')),
  page('/Accounts', titles.accounts, admins, () => import('./features/administration/AccountsContainer.tsx')),
  page('/AuditTrail', titles.auditTrail, admins, () => import('./features/administration/AuditTrailContainer.tsx')),
  page('/UnitsOfMeasurement', titles.unitsOfMeasurement, everybody, () => import('./features/settings/UnitsOfMeasurementContainer.tsx')),
  page('/Privacy', titles.privacy, everybody, () => import('./features/settings/PrivacyContainer.tsx')),
  page('/Terms', titles.terms, everybody, () => import('./features/settings/TermsContainer.tsx')),
  page('/CustomHealthTargets', titles.healthTargets, patients, () => import('./features/targets/CustomHealthTargetsContainer.tsx')),
  page('/SubmissionHistory', titles.labResults, patients, () => import('./features/health-form/SubmissionHistoryContainer.tsx')),
  page('/ReportList', titles.documents, patients, () => import('./features/documents/ReportListContainer.tsx')),
  page('/NewForm', titles.newLabResults, patients, () => import('./features/health-form/NewFormContainer.tsx')),
  page('/NewFormAI', titles.readResultsFromAPhotograph, patients, () => import('./features/health-form/NewFormAIContainer.tsx')),
  page('/EditForm/:id', titles.changeLabResults, patients, () => import('./features/health-form/EditFormContainer.tsx')),
  page('/DeliveryInfo', titles.deliveryAddresses, patients, () => import('./features/addresses/DeliveryInfoContainer.tsx')),
  page('/AddAddress', titles.addAnAddress, patients, () => import('./features/addresses/AddAddressContainer.tsx')),
  page('/EditAddress/:id', titles.editAddress, patients, () => import('./features/addresses/EditAddressContainer.tsx')),
  page('/PlaceOrder', titles.orderMedicines, patients, () => import('./features/orders/PlaceOrderContainer.tsx')),
  page('/MyOrder', titles.myOrders, patients, () => import('./features/orders/MyOrderContainer.tsx')),
  page('/OrderDetails/:orders', titles.orderDetails, patients, () => import('./features/orders/OrderDetailsContainer.tsx')),
  page('/OrderDesk', titles.orderDesk, staff, () => import('./features/orders/OrderDeskContainer.tsx')),
  layout(() => import('./realtime/QueuePages.tsx'), [
    page('/TeleHealth', titles.teleconsult, patients, () => import('./features/telehealth/TeleHealthContainer.tsx')),
    page('/PatientForm', titles.registerWithTheClinic, patients, () => import('./features/telehealth/PatientFormContainer.tsx')),
  ]),
  page('/Consultation', titles.consultation, everybody, () => import('./features/telehealth/ConsultationContainer.tsx')),
  page('/Patient/:uuid', titles.patientRecord, doctors, () => import('./features/doctor/PatientRecordContainer.tsx')),
  page('/Patient/:uuid/Advice', titles.earlierAdvice, doctors, () => import('./features/reports/PatientAdviceContainer.tsx')),
  page('/ConsultationNotes/:uuid', titles.noteAndPlan, doctors, () => import('./features/doctor/ConsultationNotesContainer.tsx')),
  page('/DoctorPage', titles.doctor, staff, () => import('./features/doctor/DoctorPageContainer.tsx')),
  page('/VideoCall/:roomId', titles.consultation, inCalls, () => import('./features/telehealth/VideoCallContainer.tsx')),
];

/** Pages without sign-in. */
// biome-ignore format: a table, one line for each page
export const publicPages: RouteObject[] = [
  page('/login', titles.signIn, everybody, () => import('./features/sign-in/LoginContainer.tsx')),
  page('/Signup', titles.createAnAccount, everybody, () => import('./features/sign-in/SignUpContainer.tsx')),
  page('/forgot-password', titles.setANewPassword, everybody, () => import('./features/sign-in/ForgotPasswordContainer.tsx')),
  page('/reset-password/:id', titles.chooseANewPassword, everybody, () => import('./features/sign-in/ResetPasswordContainer.tsx')),
  page('/Video-Call/:roomId', titles.videoCall, everybody, () => import('./features/telehealth/GuestCallContainer.tsx')),
  page('/oidc-callback', titles.signingIn, everybody, () => import('./features/sign-in/OidcCallbackContainer.tsx')),
];
