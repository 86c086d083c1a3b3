import { Navigate, type RouteObject } from 'react-router-dom';
import { lazyComponent, type PreloadableComponent } from './lib/lazyComponent.ts';
import { hrefTo, type PlaceName, type PublicPlaceName, places, type SignedInPlaceName } from './places.ts';

/** Page or layout component. */
export type Page = PreloadableComponent<object>;

/** Imports the file of a page or layout, which has one export. */
type Load = () => Promise<Readonly<Record<string, Page>>>;

async function onlyExport(load: Load): Promise<Page> {
  const [part, ...others] = Object.values(await load());
  if (!part || others.length > 0) throw new Error('A page is the only export of its file.');
  return part;
}

/** Loads the code of a page or layout when it is opened. */
function lazyRoute(importPage: Load) {
  const { load, Component } = lazyComponent(() => onlyExport(importPage));
  return { handle: { load }, Component };
}

/** Returns a page route. */
export const page = (path: string, importPage: Load): RouteObject => ({ path, ...lazyRoute(importPage) });

/** Returns a layout route. */
export const layout = (importPage: Load, children: RouteObject[]): RouteObject => ({
  ...lazyRoute(importPage),
  children,
});

const report: Load = () => import('./features/reports/ReportContainer.tsx');

/** Pages that share one attempt to join the queue. */
const queuePages = {
  teleHealth: () => import('./features/telehealth/TeleHealthContainer.tsx'),
  patientForm: () => import('./features/telehealth/PatientFormContainer.tsx'),
} satisfies Partial<Record<PlaceName, Load>>;

const otherPages: Record<Exclude<SignedInPlaceName, 'start' | keyof typeof queuePages>, Load> = {
  home: () => import('./features/home/HomeContainer.tsx'),
  healthAlerts: () => import('./features/alerts/HealthAlertsContainer.tsx'),
  clinicAlerts: () => import('./features/alerts/AlertWorklistContainer.tsx'),
  diary: () => import('./features/diary/DiaryContainer.tsx'),
  medication: () => import('./features/medication/MedicationContainer.tsx'),
  addMedicine: () => import('./features/medication/MedicationStepperContainer.tsx'),
  changeMedicine: () => import('./features/medication/MedicationStepperContainer.tsx'),
  drugAllergies: () => import('./features/health-record/DrugAllergiesContainer.tsx'),
  reports: () => import('./features/reports/ReportsContainer.tsx'),
  heartReport: report,
  lipidsReport: report,
  kidneyReport: report,
  sugarReport: report,
  weightReport: report,
  targetsReport: report,
  screeningReport: report,
  adviceHistory: () => import('./features/reports/AdviceHistoryContainer.tsx'),
  reportAnalysis: () => import('./features/reports/ReportAnalysisContainer.tsx'),
  profile: () => import('./features/profile/ProfileContainer.tsx'),
  healthRecord: () => import('./features/health-record/HealthRecordContainer.tsx'),
  settings: () => import('./features/settings/SettingsContainer.tsx'),
  security: () => import('./features/security/SecurityContainer.tsx'),
  secondFactor: () => import('./features/security/SecondFactorContainer.tsx'),
  accounts: () => import('./features/administration/AccountsContainer.tsx'),
  auditTrail: () => import('./features/administration/AuditTrailContainer.tsx'),
  unitsOfMeasurement: () => import('./features/settings/UnitsOfMeasurementContainer.tsx'),
  privacy: () => import('./features/settings/PrivacyContainer.tsx'),
  terms: () => import('./features/settings/TermsContainer.tsx'),
  customHealthTargets: () => import('./features/targets/CustomHealthTargetsContainer.tsx'),
  submissionHistory: () => import('./features/health-form/SubmissionHistoryContainer.tsx'),
  reportList: () => import('./features/documents/ReportListContainer.tsx'),
  newForm: () => import('./features/health-form/NewFormContainer.tsx'),
  newFormAI: () => import('./features/health-form/NewFormAIContainer.tsx'),
  editForm: () => import('./features/health-form/EditFormContainer.tsx'),
  deliveryInfo: () => import('./features/orders/DeliveryInfoContainer.tsx'),
  addAddress: () => import('./features/orders/AddAddressContainer.tsx'),
  editAddress: () => import('./features/orders/EditAddressContainer.tsx'),
  placeOrder: () => import('./features/orders/PlaceOrderContainer.tsx'),
  myOrders: () => import('./features/orders/MyOrderContainer.tsx'),
  orderDetails: () => import('./features/orders/OrderDetailsContainer.tsx'),
  orderDesk: () => import('./features/orders/OrderDeskContainer.tsx'),
  consultations: () => import('./features/telehealth/ConsultationContainer.tsx'),
  patient: () => import('./features/doctor/PatientRecordContainer.tsx'),
  patientAdvice: () => import('./features/reports/PatientAdviceContainer.tsx'),
  consultationNotes: () => import('./features/doctor/ConsultationNotesContainer.tsx'),
  desk: () => import('./features/doctor/DoctorPageContainer.tsx'),
  call: () => import('./features/telehealth/VideoCallContainer.tsx'),
};

const pagesWithoutSignIn: Record<PublicPlaceName, Load> = {
  login: () => import('./features/sign-in/LoginContainer.tsx'),
  signUp: () => import('./features/sign-in/SignUpContainer.tsx'),
  forgotPassword: () => import('./features/sign-in/ForgotPasswordContainer.tsx'),
  resetPassword: () => import('./features/sign-in/ResetPasswordContainer.tsx'),
  guestCall: () => import('./features/telehealth/GuestCallContainer.tsx'),
  oidcCallback: () => import('./features/sign-in/OidcCallbackContainer.tsx'),
};

function routesOf(pages: Partial<Record<PlaceName, Load>>): RouteObject[] {
  return Object.entries(pages).map(([name, load]) => page(places[name as PlaceName].path, load));
}

/** Routes of signed-in accounts. */
export const signedInRoutes: RouteObject[] = [
  { path: places.start.path, element: <Navigate to={hrefTo('home')} replace /> },
  layout(() => import('./features/telehealth/QueuePages.tsx'), routesOf(queuePages)),
  ...routesOf(otherPages),
];

/** Routes without sign-in. */
export const publicRoutes = routesOf(pagesWithoutSignIn);
