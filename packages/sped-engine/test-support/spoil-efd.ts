import type { Next } from '../../tax-engine/test-support/random.ts';

/** Values that a field never has, or that stand at a limit of what it may have. */
const values = [
  ...['', '0', '-1,00', '-999999999999,99', '999999999999999999999,99', '0,005', '1.234,56', '1e9', 'NaN', 'Infinity'],
  ...['31022025', '00000000', '99999999', '01012199', '__proto__', 'constructor', '\0', 'é', 'Ã©', '\ufeff', ' '],
  ...['C170', '9999', '5102', '01', '1,65', '7,60', '999', 'x'.repeat(5000), '|', '||||', '\r', '\n|0000|'],
];
const records = ['0000', '0140', '0200', 'C010', 'C100', 'C170', 'C180', 'C190', 'C405', 'D300', 'F500', 'F550'];
const later = ['M200', 'M210', 'M211', 'M220', 'M600', 'M610', '1100', '1500', '9900', '9999', '----', 'c170', ''];
const lineEnds = ['\n', '\r', '\r\r\n', '\n\n', ''];

const pick = <T>(list: readonly T[], next: Next): T => list[next(list.length)] as T;

const amounts = [
  '0,00',
  '0,01',
  '-1,00',
  '-99999999,99',
  '99999999999,99',
  '999999999999999999999,99',
  '1.234,56',
  'NaN',
];
const isAmount = (field: string) => /^\d+,\d{2}$/.test(field);

/** Replaces one amount of a line that has some. */
function changeAmount(lines: string[], next: Next): string[] {
  const withAmounts = lines.flatMap((line, at) => (line.split('|').some(isAmount) ? [at] : []));
  if (withAmounts.length === 0) return lines;
  const at = pick(withAmounts, next);
  const fields = (lines[at] ?? '').split('|');
  const field = pick(
    fields.flatMap((text, number) => (isAmount(text) ? [number] : [])),
    next,
  );
  return lines.with(at, fields.with(field, pick(amounts, next)).join('|'));
}

/** Ways to spoil the lines of a file. */
const spoilers: ((lines: string[], next: Next) => string[])[] = [
  changeAmount,
  changeAmount,
  changeAmount,
  (lines, next) => changeLine(lines, next, (fields) => fields.with(next(fields.length), pick(values, next))),
  (lines, next) => changeLine(lines, next, (fields) => fields.with(next(fields.length), pick(fields, next))),
  (lines, next) => changeLine(lines, next, (fields) => fields.toSpliced(next(fields.length), next(3), ...noise(next))),
  (lines, next) => changeLine(lines, next, (fields) => fields.toSpliced(1, 1, pick([...records, ...later], next))),
  (lines, next) => changeLine(lines, next, (fields) => fields.slice(0, next(fields.length + 1))),
  (lines, next) => lines.toSpliced(next(lines.length), 1 + next(3)),
  (lines, next) => lines.toSpliced(next(lines.length), 0, pick(lines, next)),
  (lines, next) => lines.toSpliced(next(lines.length), 0, ...lines),
  (lines, next) => {
    const [from, to] = [next(lines.length), next(lines.length)];
    return lines.with(from, lines[to] ?? '').with(to, lines[from] ?? '');
  },
];

function changeLine(lines: string[], next: Next, change: (fields: string[]) => string[]): string[] {
  if (lines.length === 0) return lines;
  const at = next(lines.length);
  return lines.with(at, change((lines[at] ?? '').split('|')).join('|'));
}

const noise = (next: Next) => Array.from({ length: next(4) }, () => pick(values, next));

/** Returns a spoilt copy of an EFD: changed lines and fields, other line ends, encodings and bytes, or a cut end. */
export function spoilEfd(file: Buffer, next: Next): Buffer {
  let lines = file.toString('latin1').split('\r\n');
  for (let times = next(5); times >= 0; times--) lines = pick(spoilers, next)(lines, next);
  const text = lines.join(next(8) === 0 ? pick(lineEnds, next) : '\r\n');
  const bytes = Buffer.from(text, next(10) === 0 ? pick(['utf8', 'utf16le'] as const, next) : 'latin1');
  if (next(6) === 0) for (let times = next(20); times >= 0; times--) bytes[next(bytes.length)] = next(256);
  return next(10) === 0 ? bytes.subarray(0, next(bytes.length + 1)) : bytes;
}

/** Returns a spoilt copy of a ZIP: changed bytes, or a cut end. */
export function spoilZip(zip: Buffer, next: Next): Buffer {
  const bytes = Buffer.from(zip);
  for (let times = next(8); times > 0; times--) bytes[next(bytes.length)] = next(256);
  return next(3) === 0 ? bytes.subarray(0, next(bytes.length + 1)) : bytes;
}
