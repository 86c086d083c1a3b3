/** Returns a still picture of a person as a live stream, because a story has no camera. `hue` in degrees distinguishes persons. */
export function personStream(hue: number, widthPx = 1280, heightPx = 720): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const stream = canvas.captureStream();
  const brush = canvas.getContext('2d');
  if (brush === null) return stream;
  const room = brush.createLinearGradient(0, 0, widthPx, heightPx);
  room.addColorStop(0, `hsl(${hue} 22% 62%)`);
  room.addColorStop(1, `hsl(${hue} 26% 40%)`);
  brush.fillStyle = room;
  brush.fillRect(0, 0, widthPx, heightPx);
  const unit = heightPx / 10;
  brush.fillStyle = `hsl(${hue} 30% 24%)`;
  brush.beginPath();
  brush.ellipse(widthPx / 2, heightPx + unit, unit * 3.6, unit * 4.4, 0, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = 'hsl(24 38% 62%)';
  brush.beginPath();
  brush.ellipse(widthPx / 2, unit * 4.6, unit * 1.5, unit * 1.9, 0, 0, 2 * Math.PI);
  brush.fill();
  return stream;
}
