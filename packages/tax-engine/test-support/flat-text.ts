import { periodKey } from '@restitui/brazil/tax-month.ts';
import {
  annexOfText,
  mono,
  paysTax,
  st,
  type TextActivity,
  type TextOptions,
  type TextParcel,
} from './declaration-text.ts';
import { simplesTax } from './simples-tax.ts';

const order = ['COFINS', 'CSLL', 'ICMS', 'CPP', 'IPI', 'IRPJ', 'ISS', 'PIS'];
const codes: [RegExp, string][] = [
  [/Substituição/, '08'],
  [/monofásica/, '09'],
  [/Exigibilidade suspensa/, '02'],
  [/ofício/, '03'],
];

/** Formats cents as `1234,56`. */
function plain(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

function qualifier({ lines = [] }: TextParcel, tax: string): string {
  const line = lines.find((text) => text.includes(tax));
  return line ? (codes.find(([pattern]) => pattern.test(line))?.[1] ?? '00') : '00';
}

function parcelRecord(parcel: TextParcel, activity: TextActivity, rbt12: number): string {
  const taxes = order.map((tax) =>
    paysTax(parcel, tax) ? simplesTax(annexOfText(activity), rbt12, parcel.cents, tax) : 0,
  );
  const sum = taxes.reduce((total, tax) => total + tax, 0);
  const pairs = taxes.flatMap((tax) => ['0,0000000000', plain(tax)]);
  return [
    '03110',
    '',
    '',
    plain(parcel.cents),
    ...order.map((tax) => qualifier(parcel, tax)),
    '1,0',
    plain(sum),
    ...pairs,
  ].join('|');
}

/** Writes the registers of one declaration, 00000 to 99999, with the taxes of the tables. Money in cents. */
export function flatDeclarationLines(options: TextOptions = {}): string[] {
  const { pa = '05/2025', sequence = 1, root = '11222333', rbt12 = 35_500_000, rbt12p, rba = 15_000_000 } = options;
  const activities = options.activities ?? [{ id: 1, parcels: [{ cents: 3_041_735 }] }];
  const month = periodKey(pa);
  const number = `${root}${month}${String(sequence).padStart(3, '0')}`;
  const revenue = plain(activities.flatMap(({ parcels }) => parcels).reduce((sum, { cents }) => sum + cents, 0));
  const caixa = options.regime === 'Caixa';
  const used = plain(rbt12p ?? rbt12);
  const original = plain(rbt12);
  const places = Map.groupBy(activities, ({ establishment = `${root}000181` }) => establishment);
  const lines = [
    `00000|${number}|010726|000|20250615103100|2.2.30|${root}000181|COMERCIO EXEMPLO LTDA|9373|S|20150103|${month}|${revenue}||${sequence > 1 ? 'R' : 'A'}|${caixa ? 1 : 0}|${caixa ? revenue : ''}|${revenue}|0,00|${caixa ? `${revenue}|0,00` : '|'}|0|192.0.2.1|`,
    `02000|${used}|500000,00|${plain(rba)}|${original}|500000,00|||500000,00|500000,00|0,00|0,00|${used}|${original}|${plain(rba)}|0,00|0,00|0,00`,
    ...[...places].flatMap(([cnpj, own]) => [
      `03000|${cnpj}|GO|9373|0,00|3600000,00|0|0|0|0|${options.barred === 'Sim' ? 1 : 0}`.replace(
        '|0,00|',
        `|${plain(own.flatMap(({ parcels }) => parcels).reduce((sum, { cents }) => sum + cents, 0))}|`,
      ),
      ...own.flatMap((activity) => [
        `03100|${String(activity.id).padStart(2, '0')}|${plain(activity.parcels.reduce((sum, { cents }) => sum + cents, 0))}`,
        ...activity.parcels.map((parcel) => parcelRecord(parcel, activity, rbt12p ?? rbt12)),
      ]),
    ]),
  ];
  return [...lines, `99999|${lines.length + 1}`];
}

/** Writes a complete file of declarations. */
export function flatFileText(declarations: string[][], { newline = '\r\n', pipes = false } = {}): string {
  const lines = ['AAAAA|102|20260720|20260720', ...declarations.flat()];
  const all = [...lines, `ZZZZZ|${lines.length + 1}`];
  return all.map((line) => (pipes ? `|${line}|` : line) + newline).join('');
}

/** Activities of two establishments, some of whose revenue is under ST or monofásico. */
export const twoActivities: TextOptions['activities'] = [
  { id: 1, parcels: [{ cents: 1_000_000 }] },
  {
    id: 2,
    parcels: [
      { cents: 300_000, lines: [st] },
      { cents: 700_000, lines: [st, mono] },
    ],
  },
  { id: 4, parcels: [{ cents: 200_000 }], establishment: '11222333000262' },
];
