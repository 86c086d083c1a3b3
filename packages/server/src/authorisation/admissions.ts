import type { Role } from '@vitalane/contract';
import type { OperationId } from '../contract/handlers.ts';

/** Who a group of calls is for. */
export interface Audience {
  /** Nothing where nobody needs to be signed in. */
  roles: readonly Role[] | 'everyone';
  /** Whether an account that was deactivated may make the calls. */
  isForInactive?: true;
  /** Whether an account whose address is not confirmed may make the calls. */
  isForUnverified?: true;
}

const everyRole = ['ROLE_USER', 'ROLE_DOCTOR', 'ROLE_ADMIN'] as const;

/**
 * Who may make which call: written down here a second time, apart from the contract that the server follows, so that a
 * change of one of the two is noticed.
 */
export const admissions: readonly (readonly [Audience, readonly OperationId[]])[] = [
  [
    { roles: 'everyone' },
    [
      'login',
      'forgotPassword',
      'resetPassword',
      'checkGoogle',
      'signUp',
      'checkEmail',
      'getClientConfig',
      'refreshToken',
      'listEthnicities',
      'listCurrentlyMedications',
      'listChronicConditions',
      'listGenders',
      'answerReminder',
      'getGuestLobby',
    ],
  ],
  [{ roles: everyRole, isForInactive: true, isForUnverified: true }, ['logout']],
  [
    { roles: everyRole, isForUnverified: true },
    [
      'checkSignUpCode',
      'resendSignCode',
      'changeEmail',
      'confirmEmail',
      'deleteAccount',
      'getUserStatus',
      'listSessions',
      'endSession',
      'getProfile',
      'updateProfile',
      'removeIdentityDocument',
    ],
  ],
  [
    { roles: everyRole },
    [
      'changePassword',
      'listDocumentTypes',
      'listMedicationUnits',
      'listMedicationRoutes',
      'listMedicationFrequencies',
      'searchAddresses',
      'getFile',
      'searchMedications',
      'listOrders',
      'getOrder',
      'listNotifications',
      'addPushSubscription',
      'deletePushSubscription',
      'listUnitsOfMeasurement',
      'updateUnitOfMeasurement',
      'listDimensions',
      'getPrivacyCentreText',
      'joinQueue',
      'getQueueStatus',
    ],
  ],
  [
    { roles: ['ROLE_USER'] },
    [
      'getHealthAnswers',
      'updateHealthAnswers',
      'listAccessLog',
      'listAddresses',
      'addAddress',
      'getAddress',
      'updateAddress',
      'deleteAddress',
      'listHealthForms',
      'addHealthForm',
      'getHealthForm',
      'updateHealthForm',
      'deleteHealthForm',
      'listDocuments',
      'addDocument',
      'getDocument',
      'deleteDocument',
      'listUserMedications',
      'addUserMedication',
      'updateUserMedication',
      'deleteUserMedication',
      'listDoses',
      'answerDose',
      'placeOrder',
      'getOrderPrices',
      'getHealthScore',
      'listRecommendations',
      'updateRecommendation',
      'listDiagnoses',
      'addDiagnosis',
      'deleteDiagnosis',
      'listHealthTargets',
      'updateHealthTarget',
      'resetHealthTarget',
      'analyseImages',
      'generateText',
      'listBloodPressure',
      'addBloodPressure',
      'deleteBloodPressure',
      'listSugar',
      'addSugar',
      'deleteSugar',
      'listSugarDates',
      'listWeight',
      'addWeight',
      'deleteWeight',
      'listExercise',
      'addExercise',
      'deleteExercise',
      'listMedicationIntakes',
      'addMedicationIntake',
      'deleteMedicationIntake',
      'listHeight',
      'addHeight',
      'getDiaryDetails',
      'getLipidAnalysis',
      'getLipidAnalysisData',
      'getBiometricAnalysis',
      'getBiometricAnalysisData',
      'getDiabetesAnalysis',
      'getDiabetesAnalysisData',
      'getKidneyHealthAnalysis',
      'getKidneyHealthAnalysisData',
      'getLiverHealthAnalysis',
      'getCardiovascularRiskAnalysis',
      'getCardiovascularRiskAnalysisData',
      'getCancerScreeningRecommendations',
      'getCancerScreeningRecommendationsData',
      'getPersonalProfileReport',
      'getPersonalProfileReportData',
      'getVaccinationRecommendations',
      'getVaccinationRecommendationsData',
      'getBloodPressureAnalysis',
      'getBloodPressureAnalysisData',
      'getPersonalHealthTargetsReport',
      'getPersonalHealthTargetsReportData',
      'exportHealthReport',
      'getLastReport',
      'leaveQueue',
      'registerPatient',
    ],
  ],
  [{ roles: ['ROLE_DOCTOR', 'ROLE_ADMIN'] }, ['updateOrderStatus']],
  [{ roles: ['ROLE_USER', 'ROLE_DOCTOR'] }, ['listConsultations']],
  [
    { roles: ['ROLE_DOCTOR'] },
    [
      'updateConsultation',
      'listQueue',
      'getDoctorAvailability',
      'setDoctorAvailability',
      'getPatientRecord',
      'openPatientRecord',
      'addGuestLink',
      'deleteGuestLink',
    ],
  ],
];

/** The audience of a call. Throws for a call that the table above does not name. */
export function audienceOf(operationId: string): Audience {
  const found = admissions.find(([, ids]) => ids.some((id) => id === operationId));
  if (!found) throw new Error(`${operationId} has no line in admissions.ts: who may make this call?`);
  return found[0];
}
