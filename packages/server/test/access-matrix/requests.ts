import { examples } from '@vitalane/contract/examples';
import type { OperationId } from '../../src/contract/handlers.ts';
import { presentConsentText } from '../../src/features/telehealth/consent.ts';
import { documentTypes, genders } from '../../src/lists/choices.ts';
import type { TestFile } from '../helpers/multipart.ts';
import { testPassword } from '../helpers/server.ts';
import { type Belongings, pdf, pushKeys, registrationOf } from './belongings.ts';

/** Parts of a request besides method and path. */
export interface RequestParts {
  /** The `{id}` of the path. */
  id?: string | undefined;
  query?: Record<string, string | undefined>;
  body?: Record<string, unknown>;
  /** Sent as multipart together with the body. */
  files?: Record<string, TestFile>;
}

const moment = { date: '2025-12-30', time: '09:00' };
const genderUuid = genders[0]?.uuid ?? '';
const form = { fullName: 'Ann Lim', dateOfBirth: '1970-01-01', genderUuid };
const newPassword = 'a-lantern-above-the-quiet-river';
const declarations = { first: true, second: true, third: true, fourth: true };

function medicine(own: Belongings): Record<string, unknown> {
  return {
    uuid: own.medicine,
    name: 'Vitamin D',
    route: 'Oral',
    unit: 'tablet',
    dose: 1,
    frequency: 'Once daily',
  };
}

/** Returns a valid request of the owner, for every operation that needs more than its path. */
export const requests: Partial<Record<OperationId, (own: Belongings) => RequestParts>> = {
  login: (own) => ({ body: { email: own.email, password: 'a-password-of-nobody-at-all' } }),
  forgotPassword: (own) => ({
    body: { email: own.email, link: 'https://vitalane.example/reset-password' },
  }),
  resetPassword: (own) => ({
    body: { password: newPassword, confirmPassword: newPassword, resetToken: own.resetToken },
  }),
  checkGoogle: (own) => ({ body: { email: own.email, googleUuid: 'nobody' } }),
  signUp: (own) => ({
    body: {
      email: `new-${own.email}`,
      password: newPassword,
      confirmPassword: newPassword,
      fullName: 'Ann',
      genderUuid,
    },
  }),
  checkEmail: (own) => ({ query: { email: own.email } }),
  refreshToken: (own) => ({ body: { refreshToken: own.refreshToken ?? 'none' } }),
  checkSignUpCode: () => ({ body: { code: '000000' } }),
  resendSignCode: () => ({ body: { purpose: 'sign_up' } }),
  changeEmail: (own) => ({ body: { email: `moved-${own.email}`, password: testPassword } }),
  confirmEmail: () => ({ body: { code: '000000' } }),
  changePassword: () => ({ body: { oldPassword: testPassword, newPassword } }),
  deleteAccount: () => ({ body: { password: testPassword } }),
  endSession: (own) => ({ id: own.session }),
  updateProfile: (own) => ({
    id: own.account,
    body: { uuid: own.account, phone: '+6591234567', genderUuid },
  }),
  updateHealthAnswers: () => ({ body: { isFrail: false } }),
  addAddress: () => ({ body: { ...examples.NewAddress } }),
  getAddress: (own) => ({ id: own.address }),
  updateAddress: (own) => ({ id: own.address, body: { uuid: own.address, unitNumber: '#01-01' } }),
  deleteAddress: (own) => ({ id: own.address }),
  searchAddresses: () => ({ query: { s: '018961' } }),
  addHealthForm: () => ({ body: form }),
  checkLabValues: () => ({
    body: { ...examples.LabValuesToCheck },
  }),
  getHealthForm: (own) => ({ id: own.form }),
  updateHealthForm: (own) => ({ id: own.form, body: form }),
  deleteHealthForm: (own) => ({ id: own.form }),
  getFile: (own) => ({ id: own.avatarFile }),
  addDocument: () => ({
    body: { document_type: documentTypes[0]?.uuid, name: 'Report' },
    files: { document_file: pdf },
  }),
  getDocument: (own) => ({ id: own.document }),
  deleteDocument: (own) => ({ id: own.document }),
  addUserMedication: (own) => {
    const { uuid: _, ...body } = medicine(own);
    return { body };
  },
  checkUserMedication: (own) => ({
    body: { uuid: own.medicine, name: 'Vitamin D', route: 'Oral', unit: 'tablet' },
  }),
  updateUserMedication: (own) => ({ id: own.medicine, body: { uuid: own.medicine, remaining: 12 } }),
  deleteUserMedication: (own) => ({ id: own.medicine }),
  answerDose: (own) => ({ id: own.medicine, body: { date: '2026-01-02', time: '08:00', answer: 'skipped' } }),
  answerReminder: (own) => ({ body: { key: own.reminderKey ?? 'none', answer: 'skipped' } }),
  searchMedications: () => ({ query: { s: 'amlodipine' } }),
  placeOrder: (own) => ({
    body: {
      is_repeat_medication: false,
      addressUuid: own.address,
      medications: [{ uuid: own.medicine, quantity: 30 }],
      ...declarations,
    },
  }),
  cancelOrder: (own) => ({ id: own.unconfirmedOrder }),
  attachPrescription: (own) => ({
    id: own.awaitingOrder,
    body: { medications: [own.medicine] },
    files: { document_file: pdf },
  }),
  decidePrescription: (own) => ({
    id: own.order,
    body: { medication: own.medicine, file: own.prescriptionFile, decision: 'released' },
  }),
  getOrder: (own) => ({ id: own.order }),
  updateOrderStatus: (own) => ({
    id: own.awaitingOrder,
    body: { status: 'cancelled', reason: 'Out of stock' },
  }),
  acknowledgeHealthAlert: (own) => ({ id: own.healthAlert }),
  reportAlertSymptoms: (own) => ({ id: own.healthAlert, body: { symptoms: ['fever'] } }),
  updateAlertSharing: () => ({ body: { isShared: false } }),
  acknowledgeClinicAlert: (own) => ({ id: own.healthAlert ?? own.account, body: { note: 'Seen.' } }),
  closeClinicAlert: (own) => ({ id: own.healthAlert ?? own.account, body: { note: 'Seen.' } }),
  updateRecommendation: (own) => ({
    id: own.recommendation,
    body: { uuid: own.recommendation, status: 'done' },
  }),
  addPushSubscription: (own) => ({
    body: { endpoint: `https://push.example/another/${own.account}`, keys: pushKeys },
  }),
  deletePushSubscription: (own) => ({ id: own.pushSubscription }),
  addDiagnosis: () => ({ body: { name: 'Gout' } }),
  deleteDiagnosis: (own) => ({ id: own.diagnosis }),
  updateHealthTarget: (own) => ({
    id: own.healthTarget,
    body: { uuid: own.healthTarget, low: null, high: 125 },
  }),
  resetHealthTarget: (own) => ({ id: own.healthTarget }),
  updateUnitOfMeasurement: (own) => ({
    id: own.unitOfMeasurement,
    body: { uuid: own.unitOfMeasurement, unit: 'mmol/L' },
  }),
  analyseImages: () => ({ body: {}, files: { images: pdf } }),
  generateText: () => ({ body: { ...examples.TextGenerationRequest } }),
  addBloodPressure: () => ({ body: { ...moment, valueFrom: 120, valueTo: 80 } }),
  updateBloodPressure: (own) => ({ id: own.bloodPressure, body: { ...moment, valueFrom: 121, valueTo: 80 } }),
  deleteBloodPressure: (own) => ({ id: own.bloodPressure }),
  addSugar: () => ({ body: { ...moment, valueFrom: 5.5 } }),
  updateSugar: (own) => ({ id: own.sugar, body: { ...moment, valueFrom: 5.6 } }),
  deleteSugar: (own) => ({ id: own.sugar }),
  addWeight: () => ({ body: { ...moment, valueFrom: 70 } }),
  updateWeight: (own) => ({ id: own.weight, body: { ...moment, valueFrom: 71 } }),
  deleteWeight: (own) => ({ id: own.weight }),
  listVitalSigns: () => ({ query: { kind: 'oxygen' } }),
  addVitalSign: () => ({ body: { ...moment, kind: 'oxygen', value: 97 } }),
  updateVitalSign: (own) => ({ id: own.vitalSign, body: { ...moment, kind: 'oxygen', value: 96 } }),
  deleteVitalSign: (own) => ({ id: own.vitalSign }),
  addExercise: () => ({ body: { ...examples.NewExercise, ...moment } }),
  updateExercise: (own) => ({ id: own.exercise, body: { ...examples.NewExercise, ...moment } }),
  deleteExercise: (own) => ({ id: own.exercise }),
  addMedicationIntake: (own) => ({ body: { ...moment, valueFrom: own.medicine } }),
  deleteMedicationIntake: (own) => ({ id: own.intake }),
  addHeight: () => ({ body: { height: 170 } }),
  getDiaryDetails: () => ({ query: { date: '2025-12-31' } }),
  joinQueue: (own) => ({ query: { nric: own.nric } }),
  getQueueStatus: (own) => ({ query: { nric: own.nric } }),
  registerPatient: (own) => ({ body: { ...registrationOf(own.nric ?? '', 'Ann Lim') } }),
  getConsultation: (own) => ({ id: own.consultation }),
  listVisitMessages: (own) => ({ id: own.consultation }),
  sendVisitMessage: (own) => ({ id: own.consultation, body: { text: 'Once a day.' } }),
  sendVisitFile: (own) => ({ id: own.consultation, files: { document_file: pdf } }),
  sendVisitDocument: (own) => ({ id: own.consultation, body: { document: own.document } }),
  reportDevices: () => ({ body: { ...examples.CallDevices } }),
  giveVideoConsent: () => ({ body: { version: presentConsentText.version, language: 'en' } }),
  sayVisitReason: () => ({ body: { ...examples.VisitReason } }),
  reportLocation: () => ({ body: { ...examples.CallLocation } }),
  endCall: (own) => ({ body: { room: own.room } }),
  updateConsultation: (own) => ({ id: own.consultation, body: { note: 'Rest.' } }),
  setDoctorAvailability: () => ({ body: { isAvailable: false } }),
  addHealthStatements: () => ({ body: { statements: [{ item: 'gout', says: 'present' }] } }),
  getPatientHealthRecord: (own) => ({ id: own.patient }),
  addPatientHealthStatements: (own) => ({
    id: own.patient,
    body: { statements: [{ item: 'gout', says: 'present' }] },
  }),
  setPatientGoal: (own) => ({
    id: own.patient,
    body: { ...examples.PatientGoalChange },
  }),
  withdrawPatientGoal: (own) => ({ id: own.patient, body: { ...examples.PatientGoalWithdrawal } }),
  getPatientRecord: (own) => ({ id: own.patient }),
  listPatientAdvice: (own) => ({ id: own.patient }),
  beginSecondFactor: () => ({ body: { password: testPassword } }),
  confirmSecondFactor: () => ({ body: { code: '000000' } }),
  checkSecondFactor: () => ({ body: { code: '000000' } }),
  renewRecoveryCodes: () => ({ body: { password: testPassword } }),
  removeSecondFactor: () => ({ body: { password: testPassword } }),
  searchAccounts: () => ({ body: { text: 'nobody has this name' } }),
  updateAccount: (own) => ({ id: own.patient, body: { isActive: true } }),
  resetSecondFactor: (own) => ({ id: own.patient }),
  listAuditTrail: (own) => ({ query: { accountId: own.account } }),
  openPatientRecord: (own) => ({ body: { nric: own.nric, reason: 'Called in by the ward' } }),
  addGuestLink: () => ({ body: {} }),
  getGuestLobby: (own) => ({ id: own.guestRoom }),
  deleteGuestLink: (own) => ({ id: own.guestRoom }),
};
