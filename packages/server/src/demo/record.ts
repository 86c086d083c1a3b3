import type { DimensionCode, HealthFormInput, OrderStatus } from '@vitalane/contract';
import type { AccessAction } from '../audit/audit.ts';
import type { Choice } from '../lists/choices.ts';

/** A quantity that moves over the demo year: from its first day to today. */
export type Trend = readonly [from: number, to: number];

/** What a demo patient's diary looks like. */
export interface DemoDiary {
  systolicMmHg: Trend;
  diastolicMmHg: Trend;
  /** Of the days of the year, how many have no reading. */
  shareOfDaysMissed: number;
  heightCm: number;
  weightKg: Trend;
  /** Absent for somebody who does not measure blood sugar. */
  sugarMmolL?: { fasting: Trend; afterMeal: Trend };
  /** The chance of exercise on a day. */
  exercise: Trend;
}

/** A medicine of a demo patient, by its name in the catalogue. */
export interface DemoMedicine {
  name: string;
  indication: string;
  quantity: number;
  remaining: number;
  frequency: string;
  /** Local times, HH:MM; none for a medicine that is taken as needed. */
  times: readonly string[];
  startedDaysAgo: number;
}

/** An order of a demo patient; `steps` follow its placing, each after so many hours. */
export interface DemoOrder {
  daysAgo: number;
  lines: readonly { name: string; quantity: number }[];
  steps: readonly (readonly [status: Exclude<OrderStatus, 'placed'>, hoursLater: number])[];
}

/** A laboratory report; a value such as `<0.5` is a limit. */
export interface DemoLabReport {
  daysAgo: number;
  values: Partial<Record<DimensionCode, number | `<${number}`>>;
  /** Whether the report itself is attached. */
  isAttached?: boolean;
}

/** A document that a demo patient keeps: a page of plain lines. */
export interface DemoDocument {
  daysAgo: number;
  name: string;
  type: Choice['code'];
  lines: readonly string[];
}

/** A consultation that has ended. */
export interface DemoVisit {
  daysAgo: number;
  note: string;
  plan: string;
  /** What the doctor did with the record. */
  actions: readonly AccessAction[];
}

/** Everything a demo patient has recorded in two years. */
export interface DemoRecord {
  diary: DemoDiary;
  diagnoses: readonly { name: string; daysAgo: number }[];
  /** Codes of the lists that the health form asks for. */
  conditions: readonly string[];
  medicineGroups: readonly string[];
  addresses: readonly Record<'address' | 'unitNumber' | 'postalCode', string>[];
  medicines: readonly DemoMedicine[];
  orders: readonly DemoOrder[];
  labReports: readonly DemoLabReport[];
  documents: readonly DemoDocument[];
  visits: readonly DemoVisit[];
}

/** What stays the same on every form of a person. */
export type DemoFormHead = Omit<HealthFormInput, 'dateOfLabTest' | 'values' | 'isFasting'>;

/** A demo patient while their record is seeded. */
export interface DemoPatient {
  ownerId: string;
  fullName: string;
  record: DemoRecord;
  head: DemoFormHead;
  /** Makes the year differ from another patient's. */
  seed: number;
}
