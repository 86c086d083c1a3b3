/** Returns a still drawing as a live stream, because a story has no camera. */
function drawnStream(
  widthPx: number,
  heightPx: number,
  draw: (context: CanvasRenderingContext2D) => void,
): MediaStream {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const stream = canvas.captureStream();
  const context = canvas.getContext('2d');
  if (context) draw(context);
  return stream;
}

/** Returns a still picture of a person as a live stream. `hue` in degrees distinguishes persons. */
export const personStream = (hue: number, widthPx = 1280, heightPx = 720): MediaStream =>
  drawnStream(widthPx, heightPx, (context) => {
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
  });

/** Returns a still page of a report as a live stream, as a shared screen shows it. */
export const screenStream = (): MediaStream =>
  drawnStream(1280, 720, (context) => {
    const unit = 60;
    const fill = (color: string, left: number, top: number, width: number, height: number) => {
      context.fillStyle = color;
      context.fillRect(left * unit, top * unit, width * unit, height * unit);
    };
    fill('white', 0, 0, 22, 12);
    fill('hsl(200 60% 30%)', 1, 1, 8, 0.8);
    for (let line = 0; line < 4; line++) fill('hsl(200 8% 70%)', 1, 2.6 + line * 0.7, 17 - line * 2, 0.3);
    for (let bar = 0; bar < 9; bar++)
      fill('hsl(200 55% 45%)', 1 + bar * 2, 8 - (bar % 4), 1.2, 3 + (bar % 4));
  });
