import type { Remote } from '../../patterns/RemoteView/index.ts';

/** Something worth doing, according to the reports. */
export interface HomeRecommendation {
  uuid: string;
  title: string;
  text: string;
  /** The report it comes from, or the page with the question. */
  href: string;
  /** Whether it asks to answer a question of the health record. Default false. */
  isQuestion?: boolean;
}

/** What a patient has been told they have. */
export interface HomeDiagnosis {
  /** Null for a condition that is changed in the health record. */
  uuid: string | null;
  name: string;
}

/** The health score with what it rests on. */
export interface HomeScore {
  /** 0 to 100; null when too little is known. */
  score: number | null;
  /** Why there is no score for this person, such as in pregnancy; takes the place of ring, areas and what is missing. */
  withheld?: string | null;
  band: 'low' | 'moderate' | 'high' | null;
  /** Every area, with its points from 0 to 100; null when it could not be counted. */
  parts: readonly { label: string; points: number | null }[];
  /** What could not be counted, and what to add so that it can be. */
  missing: readonly { why: string; answer: string }[];
}

/** The parts of a patient's Home below the latest readings. Each loads and fails on its own. */
export interface HomeOverviewProps {
  /** The health score and what it is made of. */
  score: Remote<HomeScore>;
  /** Those still open, the most pressing first. */
  recommendations: Remote<readonly HomeRecommendation[]>;
  /** The recommendation that is being marked. */
  markingUuid: string | null;
  /** What the person has been diagnosed with. */
  diagnoses: Remote<readonly HomeDiagnosis[]>;
  /** Whether a diagnosis is being saved. */
  isAddingDiagnosis: boolean;
  /** Why the last diagnosis was not added. */
  diagnosisMessage?: string;
  /** The diagnosis that is being deleted. */
  deletingUuid: string | null;
  /** Called to fetch the score again. */
  onRetryScore: () => void;
  /** Called to fetch the recommendations again. */
  onRetryRecommendations: () => void;
  /** Called to fetch the diagnoses again. */
  onRetryDiagnoses: () => void;
  /** Called with a recommendation that was followed or dismissed. */
  onMark: (uuid: string, status: 'done' | 'dismissed') => void;
  /** Called with the name of a diagnosis to add. */
  onAddDiagnosis: (name: string) => void;
  /** Called with the diagnosis to delete. */
  onDeleteDiagnosis: (uuid: string) => void;
}
