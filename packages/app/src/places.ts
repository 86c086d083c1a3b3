import type { Role } from '@vitalane/flows/shared';
import { reportTitles, pageTitles as titles } from '@vitalane/ui/messages';
import { matchRoutes, type PathParam } from 'react-router-dom';

/** Page of the app. */
export interface Place<Path extends string = string> {
  /** Pattern of the path; matched in any letter case. */
  path: Path;
  title: string;
  /** Roles that may see it; everybody by default. */
  roles: readonly Role[] | undefined;
}

const place = <Path extends string>(path: Path, title: string, roles?: readonly Role[]): Place<Path> => ({
  path,
  title,
  roles,
});

const patients = ['ROLE_USER'] as const;
const doctors = ['ROLE_DOCTOR'] as const;
const admins = ['ROLE_ADMIN'] as const;
const staff = ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const;

/** Pages of a signed-in account. */
const signedInPlaces = {
  start: place('/', titles.home),
  home: place('/Home', titles.home),
  healthAlerts: place('/HealthAlerts', titles.healthAlerts, patients),
  clinicAlerts: place('/ClinicAlerts', titles.healthAlertsOfPatients, doctors),
  diary: place('/Diary', titles.diary, patients),
  medication: place('/Medication', titles.medicine, patients),
  addMedicine: place('/MedicationStepper', titles.addAMedicine, patients),
  changeMedicine: place('/MedicationStepper/:uuid', titles.changeAMedicine, patients),
  drugAllergies: place('/DrugAllergies', titles.drugAllergies, patients),
  reports: place('/Reports', titles.healthVision, patients),
  heartReport: place('/Reports/Cardiovascular', reportTitles.heart, patients),
  lipidsReport: place('/Reports/Lipids', reportTitles.lipids, patients),
  kidneyReport: place('/Reports/Kidney', reportTitles.kidneysAndLiver, patients),
  sugarReport: place('/Reports/Diabetes', reportTitles.sugar, patients),
  weightReport: place('/Reports/Biometrics', reportTitles.weight, patients),
  targetsReport: place('/Reports/Targets', reportTitles.targets, patients),
  screeningReport: place('/Reports/Screening', reportTitles.screening, patients),
  adviceHistory: place('/AdviceHistory', titles.earlierAdvice, patients),
  reportAnalysis: place('/ReportAnalysis', titles.reportAnalysis, patients),
  profile: place('/Profile', titles.profile),
  healthRecord: place('/HealthRecord', titles.healthRecord, patients),
  settings: place('/Settings', titles.settings),
  security: place('/Security', titles.security),
  secondFactor: place('/SecondFactor', titles.secondStepOfSignIn),
  accounts: place('/Accounts', titles.accounts, admins),
  auditTrail: place('/AuditTrail', titles.auditTrail, admins),
  unitsOfMeasurement: place('/UnitsOfMeasurement', titles.unitsOfMeasurement),
  privacy: place('/Privacy', titles.privacy),
  terms: place('/Terms', titles.terms),
  customHealthTargets: place('/CustomHealthTargets', titles.healthTargets, patients),
  submissionHistory: place('/SubmissionHistory', titles.labResults, patients),
  reportList: place('/ReportList', titles.documents, patients),
  newForm: place('/NewForm', titles.newLabResults, patients),
  newFormAI: place('/NewFormAI', titles.readResultsFromAPhotograph, patients),
  editForm: place('/EditForm/:id', titles.changeLabResults, patients),
  deliveryInfo: place('/DeliveryInfo', titles.deliveryAddresses, patients),
  addAddress: place('/AddAddress', titles.addAnAddress, patients),
  editAddress: place('/EditAddress/:id', titles.editAddress, patients),
  placeOrder: place('/PlaceOrder', titles.orderMedicines, patients),
  myOrders: place('/MyOrder', titles.myOrders, patients),
  orderDetails: place('/OrderDetails/:orders', titles.orderDetails, patients),
  orderDesk: place('/OrderDesk', titles.orderDesk, staff),
  teleHealth: place('/TeleHealth', titles.teleconsult, patients),
  patientForm: place('/PatientForm', titles.registerWithTheClinic, patients),
  consultations: place('/Consultation', titles.consultation),
  patient: place('/Patient/:uuid', titles.patientRecord, doctors),
  patientAdvice: place('/Patient/:uuid/Advice', titles.earlierAdvice, doctors),
  consultationNotes: place('/ConsultationNotes/:uuid', titles.noteAndPlan, doctors),
  desk: place('/DoctorPage', titles.doctor, staff),
  call: place('/VideoCall/:roomId', titles.consultation),
};

/** Pages without sign-in. */
const publicPlaces = {
  login: place('/login', titles.signIn),
  signUp: place('/Signup', titles.createAnAccount),
  forgotPassword: place('/forgot-password', titles.setANewPassword),
  resetPassword: place('/reset-password/:id', titles.chooseANewPassword),
  guestCall: place('/Video-Call/:roomId', titles.videoCall),
  oidcCallback: place('/oidc-callback', titles.signingIn),
};

/** Every page of the app. */
export const places = { ...signedInPlaces, ...publicPlaces };

/** Name of a page of a signed-in account. */
export type SignedInPlaceName = keyof typeof signedInPlaces;

/** Name of a page without sign-in. */
export type PublicPlaceName = keyof typeof publicPlaces;

/** Name of a page of the app. */
export type PlaceName = SignedInPlaceName | PublicPlaceName;

type Parameter<Name extends PlaceName> = PathParam<(typeof places)[Name]['path']>;

/** Returns the path of a page. A page has one parameter at most. */
export function hrefTo<Name extends PlaceName>(
  name: Name,
  ...[parameter = '']: [Parameter<Name>] extends [never] ? [] : [parameter: string]
): string {
  return places[name].path.replace(/:\w+/, encodeURIComponent(parameter));
}

/** Returns the place of a path; `undefined` for a path without a page. */
export function placeAt(pathname: string): Place | undefined {
  return matchRoutes<Place>(Object.values(places), pathname)?.[0]?.route;
}

const signedIn: readonly Place[] = Object.values(signedInPlaces);

/** Returns whether a path is a page of a signed-in account. */
export function isSignedInPath(pathname: string): boolean {
  const place = placeAt(pathname);
  return place !== undefined && signedIn.includes(place);
}
