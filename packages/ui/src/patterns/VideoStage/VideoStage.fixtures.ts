/** Returns a still picture of a person as a live stream, because a story has no camera. `hue` in degrees distinguishes persons. */
export function personStream(hue: number, widthPx = 1280, heightPx = 720): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const stream = canvas.captureStream();
  const context = canvas.getContext('2d');
  if (context === null) return stream;
  const room = context.createLinearGradient(0, 0, widthPx, heightPx);
  room.addColorStop(0, `hsl(${hue} 22% 62%)`);
  room.addColorStop(1, `hsl(${hue} 26% 40%)`);
  context.fillStyle = room;
  context.fillRect(0, 0, widthPx, heightPx);
  const unit = heightPx / 10;
  context.fillStyle = `hsl(${hue} 30% 24%)`;
  context.beginPath();
  context.ellipse(widthPx / 2, heightPx + unit, unit * 3.6, unit * 4.4, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = 'hsl(24 38% 62%)';
  context.beginPath();
  context.ellipse(widthPx / 2, unit * 4.6, unit * 1.5, unit * 1.9, 0, 0, 2 * Math.PI);
  context.fill();
  return stream;
}
