import { createRandom, type Next } from '../../tax-engine/test-support/random.ts';
import { noteKey, noteXml } from '../../tax-engine/test-support/write-note.ts';
import { amount, client, cumulativeBlock } from './write-efd.ts';

/** An upload of several files that holds every record that the engine reads. */
export interface RandomUpload {
  files: { name: string; data: Buffer }[];
  notes: string[];
}

const pick = <T>(list: readonly T[], next: Next): T => list[next(list.length)] as T;

const items = ['P1', 'P2', 'P17', 'P2000', 'SHAMPOO-01', 'CERVEJA 350', 'PEÇA-9', 'X', '', 'A long code of an item'];
const ncms = ['33051000', '22030000', '22011000', '22029900', '10063021', '87089990', '34022000', '30049099', '', '1'];
const establishments = [client, client, client, '11222333000262', ''];
const values: Readonly<Record<string, (next: Next, month: string) => string>> = {
  /** A number of an item or document, an item, a unit and a quantity. */
  n: (next) => String(1 + next(4)),
  i: (next) => pick(items, next),
  u: (next) => pick(['UN', 'CX', 'KG', 'PECAS'], next),
  q: (next) => pick(['1,000', '2,5', '10', '0', '', '0,123456'], next),
  /** An amount, mostly one of few, so that bases meet values. */
  a: (next) =>
    pick(
      [...Array(9).fill('1000,00'), '820,00', '820,00', '180,00', '500,00', '0,00', '', '-1,00', '7', '1,235'],
      next,
    ),
  z: (next) => pick(['0,00', '0,00', '0', '', '180,00', '50,00'], next),
  w: (next) => pick(['180,00', '180,00', '180,00', '0,00', '', '70,5'], next),
  /** Rates of PIS and of COFINS. */
  p: (next) => pick(['0,65', '0,65', '0,6500', '1,65', '2,1', '0', ''], next),
  o: (next) => pick(['3,00', '3,00', '3', '7,60', '9,9', '0', ''], next),
  /** CST of the contribution, and of the ICMS. */
  c: (next) => pick(['01', '01', '01', '01', '02', '05', '06', '49', '50', '56', '70', '98', '99', ''], next),
  s: (next) => pick(['000', '000', '000', '020', '060', '160', '040', '090', ''], next),
  f: (next) => pick(['5102', '5102', '5102', '5405', '5101', '5949', '1102', '1202', '2411', '6102', ''], next),
  d: (next, month) => `${pick(['05', '07', '07', '28', '31'], next)}${month.slice(5)}${month.slice(0, 4)}`,
  k: (next, month) => pick(['', keyOf(next(6), month), keyOf(next(6), month), keyOf(next(400), month)], next),
  e: (next) => pick(['000111222', '000333444'], next),
  b: (next) => pick(['00', '00', '00', '00', '01', '02', '05', '06', ''], next),
  m: (next) => pick(['55', '55', '65', '01', '2D'], next),
  x: (next) => pick(['TEXTO', 'EXCLUSAO DO ICMS', 'AÇÚCAR', ''], next),
};

/** Fields of each record: names of `values`, and texts in quotes. */
const part = (rate: string) => `c a ${rate} - - a`;
const pair = (name: string, rate: string) => `${name} c f a z a ${rate}`;
const groups: readonly (readonly string[])[] = [
  ['C010 est "2"'],
  ['C010 est "1"', 'A010 est', 'D010 est'],
  ['0200 i x - - - u "00" ncm - n'],
  ['C180 m d d i ncm - a', pair('C181', 'p'), pair('C181', 'p'), pair('C185', 'o'), pair('C185', 'o')],
  ['C190 m d d i ncm - a', 'C191 x c f a z a p', 'C195 x c f a z a o'],
  ['C380 m d d', 'C381 c i a a p - - a', 'C385 c i a a o - - a'],
  ['C400 m "ECF" - e', 'C405 d n n n n a', 'C481 c a a p - - a i', 'C485 c a a o - - a i'],
  ['C490 d d m', 'C491 i c f a a p - - a', 'C495 i c f a a o - - a'],
  ['C600 m x x x x x x d a z z z z z z z z a', 'C601 c a a p a', 'C605 c a a o a'],
  ['C800 m b n d a x - - e k z - - a', 'C810 f a i c a p a c a o a'],
  ['C860 m e d n n', 'C870 i f a z c a p a c a o a'],
  ['D200 m b x x n n f d a z', 'D201 c a a p a', 'D205 c a a o a'],
  [`D300 m x n n - f d a z ${part('p').slice(0, 5)} a c a o a`, 'D350 m x x d n n n n a c a p - - a c a o - - a'],
  ['D600 m x x x x x x x x x x x x x x a', 'D601 x a z c a p a', 'D605 x a z c a o a'],
  ['F500 a c z a p a c z a o a m f', 'F525 a "04" - n i a c c', 'F550 a c z a p a c z a o a m f', 'F525 a "01"'],
  ['A100 "1" - - - b', 'A170 n i x a z - - c a p a c a o a', 'F100 n x i d a c a p a c a o a', 'C110 x x', 'C111 n n'],
  ['M211 x', '1010 n', '1020 n', '1011 x'],
];
const document = 'C100 dir own "P1" m b n n k d d a n z n a "9" z z z z - a - z - - a a';
const item = `C170 n i x q u a z "0" s f - a "18,00" w z - z - - - - - z ${part('p')} ${part('o')} x`;
const analytic = 'C175 f a z c a p - - a c a o - - a';

/** Writes an upload; the same seed writes the same one. */
export function randomUpload(seed: number): RandomUpload {
  const next = createRandom(seed);
  const months = ['2025-01', '2025-02', '2025-04', '2017-03'].filter((_, at) => at === 0 || next(2) === 0);
  const files = months.map((month, at) => ({ name: `${at}.txt`, data: contributions(month, next) }));
  if (next(2) === 0) files.push({ name: 'icms.txt', data: icmsFile(pick(months, next), next) });
  if (next(4) === 0) files.push({ name: 'again.txt', data: contributions('2025-01', next, '1') });
  if (next(6) === 0) files.push({ name: 'same.txt', data: files[0]?.data ?? Buffer.alloc(0) });
  const notes = next(3) > 0 ? [] : Array.from({ length: 6 }, (_, number) => noteOf(number, pick(months, next), next));
  return { files, notes };
}

function contributions(month: string, next: Next, form = '0'): Buffer {
  const [year = '', number = ''] = month.split('-');
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  const line = (template: string) => fill(template, month, next);
  const lines = [
    `0000|006|${form}|||01${number}${year}|${last}${number}${year}|COMÉRCIO EXEMPLO|${client}|SP|3550308||00|2`,
    `0110|${pick(['1', '2', '2', '3'], next)}|${pick(['1', '2'], next)}|1|9`,
    `0140|M|COMÉRCIO EXEMPLO|${client}|SP|||`,
    ...items.map((code, at) => `0200|${code}|PRODUTO ${code}|||UN|${at % 4 ? '00' : '04'}|${ncms[at]}||1||18,00|`),
    `C010|${client}|2`,
  ];
  for (let group = 4 + next(40); group > 0; group--) {
    if (next(3) === 0) lines.push(...pick(groups, next).map(line));
    else {
      const below = next(5) === 0 ? analytic : item;
      lines.push(line(document), ...Array.from({ length: next(6) }, () => line(below)));
    }
  }
  const adjustments = ['M215|0|50,00|21||||0000|', 'M615|0|50,00|41||ICMS||0000|', 'M220|0|1,00|01||ICMS|'];
  lines.push(...cumulativeBlock(next(9) * 100_000, { adjustments: adjustments.filter(() => next(4) === 0) }));
  return whole(lines, next);
}

/** An EFD ICMS/IPI of one establishment. */
function icmsFile(month: string, next: Next): Buffer {
  const [year = '', number = ''] = month.split('-');
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  const lines = [`0000|019|0|01${number}${year}|${last}${number}${year}|X|${client}||SP|1|3550308|||A|1`];
  const records = ['C190 s f "18,00" a a a z z', 'C185 n i x f u q u q u q a a', item, 'C110 x'];
  const others = ['C800 m b n d a - - - - k', 'C850 s f n a a a', 'C860 m e d', 'C890 s f n a a a', 'C400 m x x e'];
  const more = ['C405 d', 'C490 s f n a a a', 'D100 "1" n n n b n n n k d d', 'D190 s f n a a a'];
  for (let group = next(30); group > 0; group--) {
    lines.push(fill(next(3) > 0 ? document : pick([...others, ...more], next), month, next));
    for (let count = next(4); count > 0; count--) lines.push(fill(pick(records, next), month, next));
  }
  return whole(lines, next);
}

/** Adds the last record, and now and then a total of a record that does not agree. */
function whole(lines: string[], next: Next): Buffer {
  if (next(3) === 0) lines.push(`9900|C170|${next(9)}`, `C990|${next(50)}`);
  lines.push(`9999|${lines.length + 1}`);
  return Buffer.from(lines.map((line) => `|${line}|\r\n`).join(''), next(8) === 0 ? 'utf8' : 'latin1');
}

function fill(template: string, month: string, next: Next): string {
  const [record, ...fields] = template.split(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const text = (field: string): string => {
    if (field.startsWith('"')) return field.slice(1, -1);
    if (field === 'est') return pick(establishments, next);
    if (field === 'ncm') return pick(ncms, next);
    if (field === 'dir') return pick(['1', '1', '0'], next);
    if (field === 'own') return pick(['0', '0', '0', '1'], next);
    return values[field]?.(next, month) ?? '';
  };
  return [record, ...fields.map(text)].join('|');
}

const keyOf = (number: number, month: string) => noteKey({ number, model: '55', issued: `${month}-07` });

function noteOf(number: number, month: string, next: Next): string {
  const goods = Array.from({ length: 1 + next(3) }, () => ({
    ...{ ncm: pick(ncms, next), cfop: pick(['5102', '5405'], next), icms: pick(['00', '60'], next), cstPis: '01' },
    value: pick(['1000.00', '500.00'], next),
  }));
  const issued = `${month}-07T10:00:00-03:00`;
  const crt = pick(['3', '3', '3', '1'], next);
  const taxes = `<vICMS>${amount(18_000).replace(',', '.')}</vICMS>${next(2) ? '' : '<vICMSSTRet>30.00</vICMSSTRet>'}`;
  const text = noteXml({ number, model: '55', issued, crt, items: goods });
  return text.replaceAll('</ICMSX>', `${taxes}${next(4) ? '' : '<vFCP>2.00</vFCP>'}</ICMSX>`);
}
