import type { ComputedMonth } from '../months/compute-month.ts';
import type { Reproduction } from '../months/reproduce.ts';
import type { Declaration, TaxCents } from '../pgdas/declaration.ts';
import type { MirrorCheck } from './mirror.ts';
import type { AllocatedLine } from './mirror-lines.ts';

/** A line with its taxes before and after. Cents. */
export interface LineWithTaxes extends AllocatedLine {
  revenue: { before: number; after: number };
  taxes: { before: TaxCents; after: TaxCents; ofParcels: TaxCents[] };
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

function check(
  codigo: MirrorCheck['codigo'],
  texto: string,
  [expected, found]: [number, number],
  tolerance = 0,
): MirrorCheck {
  const figures = { esperado: expected / 100, obtido: found / 100, tolerancia: tolerance / 100 };
  return { codigo, texto, ...figures, confere: Math.abs(expected - found) <= tolerance };
}

/** Revenue of the declaration in its regime. */
function revenueOf({ regime, revenue, cashRevenue }: Declaration): number {
  return (regime === 'caixa' ? cashRevenue : revenue)?.total ?? 0;
}

/** Sums a tax of the newly segregated parcels. */
function segregatedTax(lines: readonly LineWithTaxes[], tax: 'cofins' | 'pis' | 'icms'): number {
  return sum(
    lines.flatMap(({ rates, parcels, taxes }) =>
      rates ? parcels.map(({ kept }, i) => (kept ? 0 : (taxes.ofParcels[i]?.[tax] ?? 0))) : [],
    ),
  );
}

/** Compares the lines with the declaration and the row in cents; tolerance of one cent per parcel and tax. */
export function mirrorChecks(
  lines: readonly LineWithTaxes[],
  declaration: Declaration,
  { computed, reproduction }: { computed: ComputedMonth; reproduction: Reproduction },
): MirrorCheck[] {
  const allocated = lines.filter(({ rates }) => rates !== undefined).flatMap(({ parcels }) => parcels);
  const newParcels = allocated.filter(({ kept }) => !kept).map(({ parcel }) => parcel);
  const bands = Math.max(...Object.values(reproduction.bands).map((list) => list.length));
  const tolerance = newParcels.length * bands;
  const isMono = (parcel: (typeof newParcels)[number]) => parcel.qualifiers.some(({ kind }) => kind === 'monofasica');
  const stOnly = newParcels.filter((parcel) => parcel.qualifiers.length > 0 && !isMono(parcel));
  const others = (row: TaxCents) => row.irpj + row.csll + row.cpp + row.ipi + row.iss;
  const otherTaxes = (when: 'before' | 'after') => sum(lines.map(({ taxes }) => others(taxes[when])));
  const revenue = sum(lines.map(({ revenue: { after } }) => after));
  const icmsTells = !reproduction.icmsByRatio && !reproduction.icmsBarred;

  return [
    check('RPA', 'Soma das linhas = receita bruta do PA', [revenueOf(declaration), revenue]),
    check('ST', 'Só substituição tributária = valor retificado ST', [computed.stOnly, sum(stOnly.map((p) => p.cents))]),
    check('MONOFASICO', 'Monofásica, com ou sem ST = total monofásicos', [
      computed.monofasico,
      sum(newParcels.filter(isMono).map((p) => p.cents)),
    ]),
    check(
      'COFINS',
      'COFINS das linhas = COFINS devida',
      [computed.dues.cofins, segregatedTax(lines, 'cofins')],
      tolerance,
    ),
    check('PIS', 'PIS das linhas = PIS devido', [computed.dues.pis, segregatedTax(lines, 'pis')], tolerance),
    ...(icmsTells
      ? [check('ICMS', 'ICMS das linhas = ICMS devido', [computed.dues.icms, segregatedTax(lines, 'icms')], tolerance)]
      : []),
    check(
      'DEMAIS_TRIBUTOS',
      'IRPJ, CSLL, CPP, IPI e ISS ficam como estão',
      [otherTaxes('before'), otherTaxes('after')],
      // Five taxes, rounded parcel by parcel before and after.
      5 * (tolerance + Math.max(1, lines.length)),
    ),
  ];
}
