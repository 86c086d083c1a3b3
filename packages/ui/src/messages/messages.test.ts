import { describe, expect, it } from 'vitest';
import {
  authMessages,
  awaitedLines,
  callMessages,
  deviceHintMessages,
  mediaFaultMessages,
  medicationProblemMessages,
  medicationStepperMessages,
  messageRefusalText,
  queueMessages,
  unsentMessageText,
  waitText,
} from './index.ts';

describe('sign-in texts', () => {
  it('cover every code of the identity service', () => {
    const codes = `wrong-password user-not-found email-already-in-use too-many-requests network-request-failed
      requires-recent-login cancelled-popup-request popup-closed-by-user popup-blocked unauthorized-domain
      invalid-api-key internal-error`.split(/\s+/);
    expect(Object.keys(authMessages)).toEqual(expect.arrayContaining(codes));
  });

  it('do not reveal whether an e-mail has an account', () => {
    expect(authMessages['user-not-found']).toBe(authMessages['wrong-password']);
  });

  it('match the specification', () => {
    expect(authMessages['account-inactive']).toBe('Your account is Inactive.');
    expect(authMessages['network-request-failed']).toBe('Network error. Please try again.');
    expect(authMessages['internal-error']).toBe('Something Went Wrong');
    expect(authMessages).toMatchObject({
      'invalid-credentials': 'The e-mail or password is not right. Check both and try again.',
      'email-already-in-use': 'This e-mail already has an account. Sign in instead.',
      'cancelled-popup-request': 'This sign-in was replaced by a newer one.',
      'popup-closed-by-user': 'The sign-in window was closed. Try again when you are ready.',
      'requires-recent-login': 'For your safety, sign in again to continue.',
      'session-ended': 'Please sign in again.',
      'wrong-code': 'This code is not right. Check the mail and try again.',
      'code-expired': 'This code no longer works. Ask for a new one.',
      'link-expired': 'This link was used already or is too old. Ask for a new one.',
    });
    expect(authMessages['account-deleted']).toBe('Your Account Deleted Successfully');
    expect(authMessages['mail-verified']).toBe('Your Mail Verified Successfully');
    expect(authMessages['reset-link-sent']).toBe('Reset Link Successfully Sent on Your Email');
    expect(authMessages['password-changed']).toBe('Password change successfully');
  });
});

describe('texts shown until the other party joins', () => {
  it('tell staff that the user has not joined', () => {
    expect(awaitedLines({ who: 'patient' })).toEqual(['User not joined']);
  });

  it('tell every party to wait for a party that left', () => {
    expect(awaitedLines({ who: 'returning' })).toEqual([
      'The other person has left the page or lost the connection.',
      'Please stay here. The call goes on as soon as they are back.',
    ]);
  });

  it('tell a patient outside the queue to join it', () => {
    expect(awaitedLines({ who: 'place' })).toEqual(['Please join the queue first']);
  });

  it('show a queued patient the queue length and the estimate', () => {
    expect(awaitedLines({ who: 'doctor', count: 4, wait: { fromMins: 10, toMins: 20 } })).toEqual([
      '... please wait for the doctor to join',
      'Do get your ID ready to show for verification.',
      'There are 4 Patients in queue. Estimated wait time: 10 to 20 mins',
    ]);
  });

  it('count a single patient as one', () => {
    expect(awaitedLines({ who: 'doctor', count: 1, wait: null })).toContain('There is 1 patient in queue.');
  });

  it('omit the estimate while no doctor is online', () => {
    expect(awaitedLines({ who: 'doctor', count: 4, wait: null }).slice(2)).toEqual([
      'There are 4 Patients in queue.',
      'No doctor is online at the moment. You keep your place in the queue.',
    ]);
  });

  it('show a guest the two sentences of the public page', () => {
    expect(awaitedLines({ who: 'somebody' })).toEqual([
      '... please wait for the other participant to join',
      "If you're the only one here, make sure to check your settings or try reconnecting.",
    ]);
  });
});

it('device hints and faults match the specification', () => {
  expect(deviceHintMessages).toEqual({
    'both-off': 'Please turn on your Video and Microphone',
    'microphone-off': 'Please turn on your Microphone',
    'camera-off': 'Please turn on your video',
  });
  expect(mediaFaultMessages).toEqual({
    refused: 'Your browser does not let this page use the camera and the microphone.',
    camera: 'Failed to access camera. Please ensure it is connected and try again.',
    microphone: 'Failed to access microphone. Please ensure it is connected and try again.',
    both: 'Failed to access camera and/or microphone. Please ensure they are connected and try again.',
  });
});

it('waiting times match the specification', () => {
  expect(waitText({ fromMins: 10, toMins: 20 })).toBe('10 to 20 mins');
});

it('medicine errors tell what to do', () => {
  expect(medicationProblemMessages).toEqual({
    name: 'Enter the name of the medicine.',
    nameLength: 'Shorten the name to 200 characters.',
    route: 'Choose how you take it.',
    unit: 'Choose what you count it in.',
    dose: 'Enter how much you take at a time, such as 1 or 0.5.',
    frequency: 'Choose how often you take it.',
    quantity: 'Enter a whole number up to 10000, or leave this empty.',
    remaining: 'Enter a number up to 10000, or leave this empty.',
    remainingOverQuantity: 'There cannot be more left than a full pack holds.',
    times: 'Add at least one time, such as 08:00.',
    timesCount: 'Choose at most 12 times.',
    timesTwice: 'A time is there twice. Change or remove one of them.',
    days: 'Choose at least one day.',
    count: 'Enter a whole number: at most 366 days or hours, 52 weeks or 12 months.',
    mostPerDay: 'Enter a whole number from 1 to 24, or leave this empty.',
    gapHours: 'Enter hours from 0.5 to 168, or leave this empty.',
    endsOn: 'The last day is before the first. Choose a later one.',
    steps: 'Give each change a day later than the one before it, and an amount.',
  });
  expect(medicationStepperMessages['save-failed']).toBe('Could not add Medication');
});

it('queue errors match their codes', () => {
  expect(queueMessages).toMatchObject({
    'not-registered': 'Patient not found',
    'records-not-found': 'Patient Records Not Found',
    'not-in-queue': 'Please join the queue first',
    offline: 'Network error. Please try again.',
  });
});

it('texts of an ended call match their codes', () => {
  expect(callMessages).toMatchObject({
    'call-ended': 'Call has ended. Thank you!',
    'remote-ended': 'The call has ended.',
    'refused-doctor': 'Another doctor has opened this call, or it is over. Choose the next patient.',
    'screen-stopped': 'Your screen is not shared any more, because the other person has left the call.',
    'screen-not-shared':
      'Your screen is not shared. To share it, choose a window or a screen. If your device asks, allow the browser to record it.',
  });
});

describe('texts of messages between patient and doctor', () => {
  it('prefer the reason of the server', () => {
    const refusal = { code: 'refused', message: 'Not under way.', fields: {} };
    expect(messageRefusalText(refusal)).toBe('Not under way.');
    expect(messageRefusalText({ ...refusal, fields: { text: 'Type it again.' } })).toBe('Type it again.');
    expect(messageRefusalText({ ...refusal, code: 'uncertain', message: null })).toBe(
      'This may have arrived already, but no answer came. Ask, or discard it.',
    );
    expect(messageRefusalText({ ...refusal, code: 'noRoom', message: null })).toBe(
      'This message was neither sent nor kept on this device. Check the connection and send it again.',
    );
  });

  it('say what signing out would delete', () => {
    expect(unsentMessageText).toBe(
      'A message of a consultation has not been sent yet. Signing out deletes what is only on this device. Stay signed in until you are back online to have it sent.',
    );
  });
});
