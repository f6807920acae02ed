/**
 * Loaded before a server (`--import`) whose screens are compared with stored pictures: its clock begins at `CLOCK_START`,
 * an ISO instant, when the real one is at `CLOCK_BEGAN`, in milliseconds, and takes a thousandth of the real steps. Times
 * keep their order, and what is shown of them does not depend on how fast the machine is. Threads and child processes
 * inherit it.
 */
const { CLOCK_START, CLOCK_BEGAN } = process.env;
const steps = 1000;

if (CLOCK_START && CLOCK_BEGAN) {
  const RealDate = Date;
  const [start, began] = [RealDate.parse(CLOCK_START), Number(CLOCK_BEGAN)];
  const now = () => start + Math.floor((RealDate.now() - began) / steps);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts: [], base) => Reflect.construct(target, parts.length ? parts : [now()], base),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}
