import type { ConsentAnswer } from '@vitalane/flows/queue';
import { api } from '../../api/client.ts';

/** What the patient is asked to agree to before a visit by video, and when they agreed. */
export const videoConsentQuery = () => api.queryOptions('get', '/queue/consent', {}, { staleTime: 0 });

/** Names the text that a patient has read and agrees to. */
export const answerTo = ({ version, language }: ConsentAnswer): ConsentAnswer => ({ version, language });
