const jitterShare = 0.4;

/** Returns a random fraction of the poll interval, drawn once, so that pages do not poll simultaneously. */
export function drawJitter(): number {
  return (Math.random() - 0.5) * jitterShare;
}
