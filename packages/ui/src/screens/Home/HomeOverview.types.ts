import type { Remote } from '../../patterns/RemoteView/index.ts';

/** Recommendation of a report. */
export interface HomeRecommendation {
  uuid: string;
  title: string;
  text: string;
  /** Path of its report, or of the page with the question. */
  href: string;
  /** Whether it asks for an answer in the health record. Default false. */
  isQuestion?: boolean;
}

/** Diagnosis of a patient. */
export interface HomeDiagnosis {
  /** Id; `null` for a condition of the health record, which is edited there. */
  uuid: string | null;
  name: string;
}

/** Health score with its basis. */
export interface HomeScore {
  /** 0 to 100; `null` if there is too little data. */
  score: number | null;
  /** Reason why the patient has no score, such as pregnancy. It replaces ring, areas and missing inputs. */
  withheld?: string | null;
  band: 'low' | 'moderate' | 'high' | null;
  /** Areas with their points from 0 to 100, `null` if not calculated, and why they cannot be higher, if so. */
  parts: readonly { label: string; points: number | null; note?: string | null }[];
  /** Areas without points, and the input that would allow the calculation. */
  missing: readonly { why: string; answer: string }[];
}

/** Props of the parts of Home below the latest readings. Each part loads and fails independently. */
export interface HomeOverviewProps {
  /** Health score with its components. */
  score: Remote<HomeScore>;
  /** Open recommendations, most urgent first. */
  recommendations: Remote<readonly HomeRecommendation[]>;
  /** Recommendation whose status is being saved. */
  markingUuid: string | null;
  /** The patient's diagnoses. */
  diagnoses: Remote<readonly HomeDiagnosis[]>;
  /** Whether a diagnosis is being saved. */
  isAddingDiagnosis: boolean;
  /** Error of adding a diagnosis. */
  diagnosisMessage?: string;
  /** Diagnosis that is being deleted. */
  deletingUuid: string | null;
  /** Called when the user retries loading the score. */
  onRetryScore: () => void;
  /** Called when the user retries loading the recommendations. */
  onRetryRecommendations: () => void;
  /** Called when the user retries loading the diagnoses. */
  onRetryDiagnoses: () => void;
  /** Called with the recommendation and its new status. */
  onMark: (uuid: string, status: 'done' | 'dismissed') => void;
  /** Called with the name of a diagnosis to add. */
  onAddDiagnosis: (name: string) => void;
  /** Called with the diagnosis to delete. */
  onDeleteDiagnosis: (uuid: string) => void;
}
