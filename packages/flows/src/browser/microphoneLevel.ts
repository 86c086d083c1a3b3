const READ_EVERY_MS = 100;
const SAMPLES = 2048;
/** Quieter than this is silence, louder than that is shouting; in decibels of full scale. */
const SILENCE_DB = -60;
const LOUD_DB = -12;

/** Returns how loud samples between -1 and 1 are: 0 for silence, 1 for a raised voice, even steps for the ear in between. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, (decibels - SILENCE_DB) / (LOUD_DB - SILENCE_DB)));
}

/** Reports the level of a stream's sound ten times a second. Returns a function that stops it. Nothing is played aloud. */
export function watchLevel(
  stream: MediaStream,
  report: (level: number) => void,
  open: () => AudioContext = () => new AudioContext(),
): () => void {
  const audio = open();
  const analyser = audio.createAnalyser();
  analyser.fftSize = SAMPLES;
  audio.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    report(levelOf(samples));
  }, READ_EVERY_MS);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
