// Loaded into a server before its own code: SIGUSR2 sets its wall clock two hours ahead, and the next one back. Timers do
// not change, as with a real change of the clock.
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
