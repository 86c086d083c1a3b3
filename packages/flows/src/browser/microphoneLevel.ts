const READ_INTERVAL_MS = 100;
const SAMPLES = 2048;
/** Levels of silence and of shouting, in decibels of full scale. */
const SILENCE_DB = -60;
const LOUD_DB = -12;

/** Returns the level of samples between -1 and 1: 0 for silence, 1 for a raised voice, on a logarithmic scale. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, (decibels - SILENCE_DB) / (LOUD_DB - SILENCE_DB)));
}

/** Reports the audio level of a stream ten times a second, without playing it. Returns a function that stops it. */
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
  }, READ_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    void audio.close();
  };
}
