// Loaded into a server before its own code: SIGUSR2 sets the wall clock two hours ahead, the next one sets it back. Timers
// do not change, as with a real clock change.
const shiftMs = 2 * 3_600_000;
const RealDate = Date;
let offsetMs = 0;

const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length ? parameters : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  offsetMs = offsetMs ? 0 : shiftMs;
});
