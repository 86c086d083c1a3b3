import { playTone, tones } from './sounds.ts';

const TEST_LENGTH_MS = 1_500;

/**
 * Plays the bell through one speaker, by the id of the audio output; an empty id, or a browser that lets no page choose,
 * means that of the system. Rejects where sound is blocked.
 */
export async function playTestSound(speakerId: string): Promise<void> {
  const audio = new AudioContext();
  try {
    const output = audio.createMediaStreamDestination();
    const player = new Audio();
    player.srcObject = output.stream;
    if ('setSinkId' in player) await player.setSinkId(speakerId);
    await player.play();
    for (const tone of tones.bell) playTone(audio, tone, output);
    await new Promise((resolve) => setTimeout(resolve, TEST_LENGTH_MS));
  } finally {
    await audio.close();
  }
}
