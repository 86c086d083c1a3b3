import { describe, expect, it } from 'vitest';
import { hrefTo, isSignedInPath, type Place, placeAt, places } from './places.ts';

/** Paths of section 2 of the specification and our additions, by the roles that may see them. */
const paths = {
  everybody: [
    '/',
    '/Home',
    '/Profile',
    '/Settings',
    '/Security',
    '/SecondFactor',
    '/UnitsOfMeasurement',
    '/Privacy',
    '/Terms',
    '/Consultation',
    '/VideoCall/:roomId',
  ],
  ROLE_USER: [
    '/HealthAlerts',
    '/Diary',
    '/Medication',
    '/MedicationStepper',
    '/MedicationStepper/:uuid',
    '/DrugAllergies',
    '/Reports',
    '/Reports/Cardiovascular',
    '/Reports/Lipids',
    '/Reports/Kidney',
    '/Reports/Diabetes',
    '/Reports/Biometrics',
    '/Reports/Targets',
    '/Reports/Screening',
    '/AdviceHistory',
    '/ReportAnalysis',
    '/HealthRecord',
    '/CustomHealthTargets',
    '/SubmissionHistory',
    '/ReportList',
    '/NewForm',
    '/NewFormAI',
    '/EditForm/:id',
    '/DeliveryInfo',
    '/AddAddress',
    '/EditAddress/:id',
    '/PlaceOrder',
    '/MyOrder',
    '/OrderDetails/:orders',
    '/TeleHealth',
    '/PatientForm',
  ],
  ROLE_DOCTOR: ['/ClinicAlerts', '/Patient/:uuid', '/Patient/:uuid/Advice', '/ConsultationNotes/:uuid'],
  ROLE_ADMIN: ['/Accounts', '/AuditTrail'],
  'ROLE_DOCTOR ROLE_ADMIN': ['/OrderDesk', '/DoctorPage'],
  nobody: [
    '/login',
    '/Signup',
    '/forgot-password',
    '/reset-password/:id',
    '/Video-Call/:roomId',
    '/oidc-callback',
  ],
};

const rolesOf = ({ path, roles }: Place) => {
  if (!isSignedInPath(path)) return 'nobody';
  return roles?.join(' ') ?? 'everybody';
};

it.each(Object.entries(paths))('%s may see these pages', (roles, expected) => {
  const found = Object.values<Place>(places).filter((place) => rolesOf(place) === roles);
  expect(found.map(({ path }) => path)).toEqual(expected);
});

describe('a link', () => {
  it('has its parameter in the path', () => {
    expect(hrefTo('diary')).toBe('/Diary');
    expect(hrefTo('patientAdvice', 'p1')).toBe('/Patient/p1/Advice');
  });

  it('leads to its page, in any letter case', () => {
    expect(placeAt(hrefTo('call', 'r1').toLowerCase())).toBe(places.call);
    expect(placeAt('/elsewhere')).toBeUndefined();
  });
});

it.each(['/Home', '/home', '/Diary', '/videocall/abc', '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w', '/'])(
  '%s is a page of the signed-in group',
  (path) => expect(isSignedInPath(path)).toBe(true),
);

it.each([
  '/login',
  '/Login',
  '/elsewhere',
  '/VideoCall',
  '/VideoCall/a/b',
  '//evil.example/Home',
  '/Home/../login',
])('%s is none', (path) => expect(isSignedInPath(path)).toBe(false));
