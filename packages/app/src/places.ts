import type { Role } from '@vitalane/flows/shared';
import { reportTitles, pageTitles as titles } from '@vitalane/ui/messages';
import { generatePath, matchRoutes, type PathParam } from 'react-router-dom';

/** Page of the app. */
export interface Place {
  /** Pattern of the path; matched in any letter case. */
  path: string;
  title: string;
  /** Roles that may see it; everybody by default. */
  roles?: readonly Role[];
}

const patients = ['ROLE_USER'] as const;
const doctors = ['ROLE_DOCTOR'] as const;
const admins = ['ROLE_ADMIN'] as const;
const staff = ['ROLE_DOCTOR', 'ROLE_ADMIN'] as const;
const inCalls = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;

/** Pages of a signed-in account. */
const signedInPlaces = {
  start: { path: '/', title: titles.home },
  home: { path: '/Home', title: titles.home },
  healthAlerts: { path: '/HealthAlerts', title: titles.healthAlerts, roles: patients },
  clinicAlerts: { path: '/ClinicAlerts', title: titles.healthAlertsOfPatients, roles: doctors },
  diary: { path: '/Diary', title: titles.diary, roles: patients },
  medication: { path: '/Medication', title: titles.medicine, roles: patients },
  addMedicine: { path: '/MedicationStepper', title: titles.addAMedicine, roles: patients },
  changeMedicine: { path: '/MedicationStepper/:uuid', title: titles.changeAMedicine, roles: patients },
  drugAllergies: { path: '/DrugAllergies', title: titles.drugAllergies, roles: patients },
  reports: { path: '/Reports', title: titles.healthVision, roles: patients },
  heartReport: { path: '/Reports/Cardiovascular', title: reportTitles.heart, roles: patients },
  lipidsReport: { path: '/Reports/Lipids', title: reportTitles.lipids, roles: patients },
  kidneyReport: { path: '/Reports/Kidney', title: reportTitles.kidneysAndLiver, roles: patients },
  sugarReport: { path: '/Reports/Diabetes', title: reportTitles.sugar, roles: patients },
  weightReport: { path: '/Reports/Biometrics', title: reportTitles.weight, roles: patients },
  targetsReport: { path: '/Reports/Targets', title: reportTitles.targets, roles: patients },
  screeningReport: { path: '/Reports/Screening', title: reportTitles.screening, roles: patients },
  adviceHistory: { path: '/AdviceHistory', title: titles.earlierAdvice, roles: patients },
  reportAnalysis: { path: '/ReportAnalysis', title: titles.reportAnalysis, roles: patients },
  profile: { path: '/Profile', title: titles.profile },
  healthRecord: { path: '/HealthRecord', title: titles.healthRecord, roles: patients },
  settings: { path: '/Settings', title: titles.settings },
  security: { path: '/Security', title: titles.security },
  secondFactor: { path: '/SecondFactor', title: titles.secondStepOfSignIn },
  accounts: { path: '/Accounts', title: titles.accounts, roles: admins },
  auditTrail: { path: '/AuditTrail', title: titles.auditTrail, roles: admins },
  unitsOfMeasurement: { path: '/UnitsOfMeasurement', title: titles.unitsOfMeasurement },
  privacy: { path: '/Privacy', title: titles.privacy },
  terms: { path: '/Terms', title: titles.terms },
  customHealthTargets: { path: '/CustomHealthTargets', title: titles.healthTargets, roles: patients },
  submissionHistory: { path: '/SubmissionHistory', title: titles.labResults, roles: patients },
  reportList: { path: '/ReportList', title: titles.documents, roles: patients },
  newForm: { path: '/NewForm', title: titles.newLabResults, roles: patients },
  newFormAI: { path: '/NewFormAI', title: titles.readResultsFromAPhotograph, roles: patients },
  editForm: { path: '/EditForm/:id', title: titles.changeLabResults, roles: patients },
  deliveryInfo: { path: '/DeliveryInfo', title: titles.deliveryAddresses, roles: patients },
  addAddress: { path: '/AddAddress', title: titles.addAnAddress, roles: patients },
  editAddress: { path: '/EditAddress/:id', title: titles.editAddress, roles: patients },
  placeOrder: { path: '/PlaceOrder', title: titles.orderMedicines, roles: patients },
  myOrders: { path: '/MyOrder', title: titles.myOrders, roles: patients },
  orderDetails: { path: '/OrderDetails/:orders', title: titles.orderDetails, roles: patients },
  orderDesk: { path: '/OrderDesk', title: titles.orderDesk, roles: staff },
  teleHealth: { path: '/TeleHealth', title: titles.teleconsult, roles: patients },
  patientForm: { path: '/PatientForm', title: titles.registerWithTheClinic, roles: patients },
  consultations: { path: '/Consultation', title: titles.consultation },
  patient: { path: '/Patient/:uuid', title: titles.patientRecord, roles: doctors },
  patientAdvice: { path: '/Patient/:uuid/Advice', title: titles.earlierAdvice, roles: doctors },
  consultationNotes: { path: '/ConsultationNotes/:uuid', title: titles.noteAndPlan, roles: doctors },
  desk: { path: '/DoctorPage', title: titles.doctor, roles: staff },
  call: { path: '/VideoCall/:roomId', title: titles.consultation, roles: inCalls },
} as const satisfies Readonly<Record<string, Place>>;

/** Pages without sign-in. */
const publicPlaces = {
  login: { path: '/login', title: titles.signIn },
  signUp: { path: '/Signup', title: titles.createAnAccount },
  forgotPassword: { path: '/forgot-password', title: titles.setANewPassword },
  resetPassword: { path: '/reset-password/:id', title: titles.chooseANewPassword },
  guestCall: { path: '/Video-Call/:roomId', title: titles.videoCall },
  oidcCallback: { path: '/oidc-callback', title: titles.signingIn },
} as const satisfies Readonly<Record<string, Place>>;

/** Every page of the app. */
export const places = { ...signedInPlaces, ...publicPlaces };

/** Name of a page of a signed-in account. */
export type SignedInPlaceName = keyof typeof signedInPlaces;

/** Name of a page without sign-in. */
export type PublicPlaceName = keyof typeof publicPlaces;

/** Name of a page of the app. */
export type PlaceName = SignedInPlaceName | PublicPlaceName;

type ParametersOf<Name extends PlaceName> = PathParam<(typeof places)[Name]['path']>;

/** Returns the path of a page. */
export function hrefTo<Name extends PlaceName>(
  name: Name,
  ...[parameters]: [ParametersOf<Name>] extends [never] ? [] : [Readonly<Record<ParametersOf<Name>, string>>]
): string {
  return generatePath<string>(places[name].path, parameters);
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
