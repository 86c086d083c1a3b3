import type { DimensionCode, HealthFormInput, OrderStatus } from '@vitalane/contract';
import type { AccessAction } from '../audit/audit.ts';
import type { Choice } from '../lists/choices.ts';

/** First and last value of a quantity that changes over the demo year. */
export type Trend = readonly [from: number, to: number];

/** Parameters of a demo patient's diary. */
export interface DemoDiary {
  systolicMmHg: Trend;
  diastolicMmHg: Trend;
  /** Share of the days of the year without a reading. */
  shareOfDaysMissed: number;
  heightCm: number;
  weightKg: Trend;
  /** Pulse at rest, per minute. Absent for a patient whose monitor shows none. */
  pulsePerMinute?: Trend;
  /** Absent for a patient who does not measure blood sugar. */
  sugarMmolL?: { fasting: Trend; afterMeal: Trend };
  /** Probability of exercise on a day. */
  exercise: Trend;
}

/** A medicine of a demo patient, by its name in the catalogue. */
export interface DemoMedicine {
  name: string;
  indication: string;
  quantity: number;
  remaining: number;
  frequency: string;
  /** Local times, HH:MM; empty for a medicine that is taken as needed. */
  times: readonly string[];
  startedDaysAgo: number;
}

/**
 * An order of a demo patient. `steps` are its status changes, each after a number of hours; doctors have released the
 * medicines of an order with steps.
 */
export interface DemoOrder {
  daysAgo: number;
  /** Medicines; `prescription` is the name of the document that the patient uploaded for one. */
  lines: readonly { name: string; quantity: number; prescription?: string }[];
  steps: readonly (readonly [status: Exclude<OrderStatus, 'placed'>, hoursLater: number])[];
}

/** A laboratory report; a value such as `<0.5` is a limit. */
export interface DemoLabReport {
  daysAgo: number;
  values: Partial<Record<DimensionCode, number | `<${number}`>>;
  /** Whether the report is attached as a file. */
  isAttached?: boolean;
}

/** A document of a demo patient: a page of plain text. */
interface DemoDocument {
  daysAgo: number;
  name: string;
  type: Choice['code'];
  lines: readonly string[];
}

/** A finished consultation. */
interface DemoVisit {
  daysAgo: number;
  note: string;
  plan: string;
  /** The doctor's actions on the record. */
  actions: readonly AccessAction[];
}

/** Two years of records of a demo patient. */
export interface DemoRecord {
  diary: DemoDiary;
  diagnoses: readonly { name: string; daysAgo: number }[];
  /** Codes of the lists in the health form. */
  conditions: readonly string[];
  medicineGroups: readonly string[];
  addresses: readonly Record<'address' | 'unitNumber' | 'postalCode', string>[];
  medicines: readonly DemoMedicine[];
  orders: readonly DemoOrder[];
  labReports: readonly DemoLabReport[];
  documents: readonly DemoDocument[];
  visits: readonly DemoVisit[];
}

/** Members that are equal on every form of a patient. */
type DemoFormHead = Omit<HealthFormInput, 'dateOfLabTest' | 'values' | 'isFasting'>;

/** A demo patient while their record is seeded. */
export interface DemoPatient {
  ownerId: string;
  fullName: string;
  record: DemoRecord;
  head: DemoFormHead;
  /** Seed that makes the year differ from another patient's. */
  seed: number;
}
