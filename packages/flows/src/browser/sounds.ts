/** Tone that starts at `atS`, glides from `fromHz` to `toHz` and fades out within `lengthS` seconds. */
export interface Tone {
  atS: number;
  lengthS: number;
  fromHz: number;
  toHz: number;
}

/** The two sounds of the product: a rising pair for a join, a falling glide for an end. */
export const tones: Readonly<Record<'bell' | 'drop', readonly Tone[]>> = {
  bell: [
    { atS: 0, lengthS: 0.9, fromHz: 880, toHz: 880 },
    { atS: 0.18, lengthS: 1.1, fromHz: 1174.66, toHz: 1174.66 },
  ],
  drop: [{ atS: 0, lengthS: 0.45, fromHz: 520, toHz: 180 }],
};

const PEAK = 0.2;
const SILENCE = 0.0001;

/** Plays one tone on an output of the audio context. */
export function playTone(audio: BaseAudioContext, tone: Tone, output: AudioNode = audio.destination): void {
  const startS = audio.currentTime + tone.atS;
  const endS = startS + tone.lengthS;
  const source = new OscillatorNode(audio, { type: 'sine', frequency: tone.fromHz });
  const volume = new GainNode(audio, { gain: 0 });
  source.frequency.setValueAtTime(tone.fromHz, startS);
  source.frequency.exponentialRampToValueAtTime(tone.toHz, endS);
  volume.gain.setValueAtTime(PEAK, startS);
  volume.gain.exponentialRampToValueAtTime(SILENCE, endS);
  source.connect(volume).connect(output);
  source.start(startS);
  source.stop(endS);
}

/** Creates the player. Opens the audio device with the first sound and stays silent where sound is blocked. */
export function createSounds(
  open: () => AudioContext = () => new AudioContext(),
): (name: keyof typeof tones) => void {
  let audio: AudioContext | null = null;
  return (name) => {
    audio ??= open();
    const playing = audio;
    void playing.resume().then(
      () => {
        for (const tone of tones[name]) playTone(playing, tone);
      },
      () => undefined,
    );
  };
}
