import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { addMs } from '@vitalane/time';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  consultation,
  notification,
  passwordReset,
  recordAccess,
  reminder,
  session,
  storedFile,
  visitMessage,
} from '../../src/db/schema.ts';
import { documentTypes, genders } from '../../src/lists/choices.ts';
import { multipart, type TestFile } from '../helpers/multipart.ts';
import type { SignedIn, TestServer } from '../helpers/server.ts';

/**
 * Ids of one object of every kind that an account can have, by kind. Kinds that the role cannot have are
 * missing.
 */
export type Belongings = Readonly<Record<string, string>>;

/** An account and its objects. */
export interface Owner {
  person: SignedIn;
  /** A word in all texts of the account, and in no others. */
  canary: string;
  ids: Belongings;
}

/** A small report, as a file. */
export const pdf: TestFile = {
  content: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  filename: 'report.pdf',
  mediaType: 'application/pdf',
};

/** Returns a small photograph, as a file. */
async function photograph(): Promise<TestFile> {
  const picture = sharp({ create: { width: 30, height: 30, channels: 3, background: 'teal' } });
  return { content: await picture.jpeg().toBuffer(), filename: 'me.jpg', mediaType: 'image/jpeg' };
}

/** Sends a multipart body from an account. Throws when it is refused. */
async function upload(
  server: TestServer,
  person: SignedIn,
  path: string,
  parts: Parameters<typeof multipart>[0],
) {
  const { payload, headers } = multipart(parts);
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
  });
  if (answer.statusCode >= 300) throw new Error(`${path} was answered ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function send(person: SignedIn, path: string, body: object) {
  const answer = await person.call('POST', path, body);
  if (answer.statusCode >= 300) throw new Error(`${path} was answered ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

const moment = { date: '2025-12-31', time: '08:00' };
const home = { unitNumber: '#08-123', postalCode: '018961' };
const genderUuid = genders[0]?.uuid ?? '';
const declarations = { first: true, second: true, third: true, fourth: true };

/** Keys for a browser's push subscription. */
export const pushKeys = {
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
};

/** Returns ids of a session and a mailed link. */
async function credentialsOf(server: TestServer, person: SignedIn): Promise<Belongings> {
  const resetToken = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(resetToken).digest('base64url');
  const expiresAt = addMs(server.clock.now(), 60_000);
  await server.db.insert(passwordReset).values({ hash, ownerId: person.id, expiresAt });
  const [row] = await server.db.select().from(session).where(eq(session.ownerId, person.id));
  return { account: person.id, email: person.email, session: row?.id ?? '', resetToken };
}

/** Returns objects that every account can have. */
async function commonBelongings(server: TestServer, person: SignedIn, canary: string): Promise<Belongings> {
  const endpoint = `https://push.example/${person.id}`;
  const push = await send(person, '/push-subscriptions', { endpoint, keys: pushKeys });
  const createdAt = server.clock.now();
  const notificationId = randomUUID();
  await server.db
    .insert(notification)
    .values({ id: notificationId, ownerId: person.id, title: canary, body: canary, createdAt });
  return { pushSubscription: push.uuid, notification: notificationId };
}

async function filesOf(server: TestServer, person: SignedIn): Promise<Belongings> {
  const rows = await server.db.select().from(storedFile).where(eq(storedFile.ownerId, person.id));
  return Object.fromEntries(
    rows.map(({ id, parentKind, parentId }) => [`file:${parentKind}:${parentId}`, id]),
  );
}

/** Creates a patient with one object of every kind. `doctorId` has attended them. */
export async function createPatientWithData(
  server: TestServer,
  options: { nric: string; canary: string; doctorId: string },
): Promise<Owner> {
  const { nric, canary, doctorId } = options;
  const person = await server.welcome({ nric, fullName: canary });
  const post = (path: string, body: object) => send(person, path, body);
  const credentials = await credentialsOf(server, person);
  const common = await commonBelongings(server, person, canary);
  const photo = await photograph();
  await upload(server, person, `/users/${person.id}`, [['avatar', photo]]);
  await upload(server, person, `/users/${person.id}`, [
    ['document_file', photo],
    ['document_code', nric],
    ['document_type', documentTypes.find(({ code }) => code === 'nric')?.uuid ?? ''],
  ]);
  const form = await upload(server, person, '/health_forms', [
    ['fullName', canary],
    ['dateOfBirth', '1968-04-12'],
    ['genderUuid', genderUuid],
    ['document_file', pdf],
  ]);
  const document = await upload(server, person, '/documents', [
    ['document_file', pdf],
    ['document_type', documentTypes[0]?.uuid ?? ''],
    ['name', canary],
  ]);
  const address = await post('/addresses', { ...home, address: `12 ${canary} View` });
  const catalogue = (await person.call('GET', '/medications?s=amlodipine')).json().items[0];
  const medicine = await post('/users/medications', {
    name: catalogue.name,
    medicationUuid: catalogue.medicationUuid,
    route: 'Oral',
    unit: 'tablet',
    dose: 1,
    quantity: 30,
    frequency: 'Once daily',
    indication: canary,
    reminder: true,
    times: ['08:00'],
  });
  const newOrder = {
    is_repeat_medication: false,
    addressUuid: address.uuid,
    medications: [{ uuid: medicine.uuid, quantity: 30 }],
    ...declarations,
  };
  const order = await post('/orders', newOrder);
  const unconfirmedOrder = await post('/orders', newOrder);
  const awaitingOrder = await post('/orders', newOrder);
  const { medications } = await upload(server, person, `/orders/${order.uuid}/prescription`, [
    ['document_file', pdf],
    ['medications', medicine.uuid],
  ]);
  const diagnosis = await post('/diagnoses', { name: canary });
  const bloodPressure = await post('/diary-histories/blood-pressure', {
    ...moment,
    valueFrom: 167,
    valueTo: 97,
  });
  const single = (kind: string, valueFrom: number) =>
    post(`/diary-histories/${kind}`, { ...moment, valueFrom });
  const [sugar, weight, exercise, vitalSign] = [
    await single('sugar', 5.5),
    await single('weight', 70),
    await single('exercise', 30),
    await post('/diary-histories/vital-signs', { ...moment, kind: 'oxygen', value: 97 }),
  ];
  const height = await post('/diary-histories/height', { height: 170 });
  const intake = await post('/diary-histories/medication', { ...moment, valueFrom: medicine.uuid });
  await post('/diary-histories/blood-pressure', { ...moment, valueFrom: 192, valueTo: 118 });
  const alert = (await person.call('GET', '/health-alerts')).json().items[0];
  const recommendation = (await person.call('GET', '/recommendations')).json().items[0];
  const target = (await person.call('GET', '/health_targets')).json().items[0];
  await person.call('PATCH', `/health_targets/${target.uuid}`, { low: null, high: 130 });
  const unit = (await person.call('GET', '/unit_of_measurements')).json().items[0];
  const registration = await post('/register-new-patient', registrationOf(nric, canary));
  const files = await filesOf(server, person);
  const direct = await directBelongings(server, { person, canary, doctorId, medicationId: medicine.uuid });
  const ids: Belongings = {
    ...credentials,
    ...common,
    ...direct,
    nric,
    avatarFile: files[`file:avatar:${person.id}`] ?? '',
    identityFile: files[`file:identity_document:${person.id}`] ?? '',
    formFile: form.file,
    documentFile: document.file ?? files[`file:document:${document.uuid}`] ?? '',
    form: form.uuid,
    document: document.uuid,
    address: address.uuid,
    medicine: medicine.uuid,
    order: order.uuid,
    unconfirmedOrder: unconfirmedOrder.uuid,
    awaitingOrder: awaitingOrder.uuid,
    prescriptionFile: medications[0].prescription.file,
    diagnosis: diagnosis.uuid,
    bloodPressure: bloodPressure.uuid,
    sugar: sugar.uuid,
    weight: weight.uuid,
    vitalSign: vitalSign.uuid,
    exercise: exercise.uuid,
    height: height.uuid,
    intake: intake.uuid,
    healthAlert: alert.uuid,
    recommendation: recommendation.uuid,
    healthTarget: target.uuid,
    unitOfMeasurement: unit.uuid,
    registration: registration.uuid,
  };
  return { person, canary, ids };
}

/** Returns the request body of a registration with the clinic. */
export function registrationOf(nric: string, canary: string): object {
  return {
    language: 'en',
    name: canary,
    gender: 'Female',
    ic_type: 'NRIC',
    nric,
    mobile: '+6591234567',
    date_of_birth: '1968-04-12',
    address: `12 ${canary} View`,
    'terms-checkbox': true,
    json: true,
  };
}

/** Creates objects directly in the database that need more than one call. */
async function directBelongings(
  server: TestServer,
  options: { person: SignedIn; canary: string; doctorId: string; medicationId: string },
): Promise<Belongings> {
  const { person, canary, doctorId, medicationId } = options;
  const now = server.clock.now();
  const [consultationId, accessId, reminderId] = [randomUUID(), randomUUID(), randomUUID()];
  const reminderKey = randomBytes(32).toString('base64url');
  const room = randomBytes(24).toString('base64url');
  await server.db.insert(consultation).values({
    id: consultationId,
    ownerId: person.id,
    doctorId,
    room,
    status: 'ended',
    checkedInAt: now,
    calledAt: now,
    endedAt: now,
    note: canary,
    plan: canary,
    messageCount: 2,
    fileCount: 1,
  });
  const visitFileId = randomUUID();
  const message = { consultationId, from: 'patient', sentAt: now } as const;
  await server.db.insert(visitMessage).values([
    { ...message, id: randomUUID(), text: canary },
    { ...message, id: visitFileId, text: '', fileName: canary, mediaType: 'application/pdf', sizeBytes: 6 },
  ]);
  const [file] = await server.db.select().from(storedFile).where(eq(storedFile.ownerId, person.id));
  if (!file) throw new Error('The patient has no file to send');
  await server.app.files.copy(file, visitFileId);
  await server.db.insert(recordAccess).values({
    id: accessId,
    ownerId: person.id,
    doctorId,
    reason: canary,
    openedAt: now,
    expiresAt: now,
  });
  // The reminder of the next dose, as if it had been announced.
  await server.db
    .update(reminder)
    .set({
      id: reminderId,
      dueAt: addMs(now, -60_000),
      status: 'open',
      noticeCount: 1,
      answerKeyHash: createHash('sha256').update(reminderKey).digest('base64url'),
    })
    .where(and(eq(reminder.medicationId, medicationId), eq(reminder.kind, 'dose')));
  const ids = { consultation: consultationId, visitFile: visitFileId, recordAccess: accessId };
  return { ...ids, room, reminder: reminderId, reminderKey };
}

/** Creates a doctor or an admin with the objects of their role. */
export async function createStaffWithData(
  server: TestServer,
  options: { role: 'ROLE_DOCTOR' | 'ROLE_ADMIN'; canary: string },
): Promise<Owner> {
  const { role, canary } = options;
  const person = await server.welcome({ role, fullName: canary });
  const credentials = await credentialsOf(server, person);
  const common = await commonBelongings(server, person, canary);
  await upload(server, person, `/users/${person.id}`, [['avatar', await photograph()]]);
  const files = await filesOf(server, person);
  const unit = (await person.call('GET', '/unit_of_measurements')).json().items[0];
  const link: Belongings =
    role === 'ROLE_DOCTOR' ? { guestRoom: (await send(person, '/guest-links', {})).roomId } : {};
  const avatarFile = files[`file:avatar:${person.id}`] ?? '';
  return {
    person,
    canary,
    ids: { ...credentials, ...common, ...link, avatarFile, unitOfMeasurement: unit.uuid },
  };
}
