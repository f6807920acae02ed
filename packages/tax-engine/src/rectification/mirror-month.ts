import type { MonthOfNotes } from '../engine-types.ts';
import type { ComputedMonth } from '../months/compute-month.ts';
import type { Reproduction } from '../months/reproduce.ts';
import { taxesInReais } from '../months/tax-reais.ts';
import type { Activity, Declaration, Parcel } from '../pgdas/declaration.ts';
import type { MirrorLine, RectificationMirror } from './mirror.ts';
import { type LineWithTaxes, mirrorChecks } from './mirror-checks.ts';
import { type AllocatedLine, mirrorLines } from './mirror-lines.ts';
import { mirrorRemarks } from './mirror-remarks.ts';
import { sumOfTaxes, taxesOfParcel } from './mirror-taxes.ts';

function withTaxes(line: AllocatedLine): LineWithTaxes {
  const { before, parcels, rates } = line;
  const none = sumOfTaxes([]);
  const ofParcels = rates ? parcels.map(({ parcel }) => taxesOfParcel(parcel, rates)) : [];
  const after = rates ? sumOfTaxes(ofParcels) : (before?.taxes ?? none);
  const allocated = parcels.reduce((sum, { parcel }) => sum + parcel.cents, 0);
  return {
    ...line,
    revenue: { before: before?.revenue ?? 0, after: rates ? allocated : (before?.revenue ?? 0) },
    taxes: { before: before?.taxes ?? none, after, ofParcels },
  };
}

const inReais = ({ cents, qualifiers }: Parcel) => ({
  valor: cents / 100,
  qualificadores: qualifiers.map(({ text }) => text),
});

function parcelsBefore(before: Activity | undefined): MirrorLine['parcelas_antes'] {
  return (before?.parcels ?? []).map(inReais);
}

function lineInReais({ id, annex, establishment, description, ...line }: LineWithTaxes): MirrorLine {
  return {
    estabelecimento: establishment,
    atividade: id,
    anexo: annex,
    descricao: description,
    receita_antes: line.revenue.before / 100,
    receita_depois: line.revenue.after / 100,
    parcelas_antes: parcelsBefore(line.before),
    parcelas: line.parcels.map(({ parcel, kept }, i) => ({
      ...inReais(parcel),
      mantida: kept,
      tributos: taxesInReais(line.taxes.ofParcels[i] ?? sumOfTaxes([])),
    })),
    tributos_antes: taxesInReais(line.taxes.before),
    tributos_depois: taxesInReais(line.taxes.after),
  };
}

function totals(lines: readonly LineWithTaxes[], when: 'before' | 'after') {
  return {
    receita: lines.reduce((sum, { revenue }) => sum + revenue[when], 0) / 100,
    tributos: taxesInReais(sumOfTaxes(lines.map(({ taxes }) => taxes[when]))),
  };
}

/**
 * Builds the rectifying declaration of a computed month, line by line as entered in the PGDAS-D. Its total is rounded per
 * parcel, the row's for all establishments combined, so that they can differ by a cent per parcel. Reais.
 */
export function mirrorMonth(
  declaration: Declaration,
  notes: MonthOfNotes,
  { computed, reproduction }: { computed: ComputedMonth; reproduction: Reproduction },
): RectificationMirror {
  const { segregation } = computed;
  const lines = mirrorLines(declaration, notes, { segregation, reproduction }).map(withTaxes);
  return {
    linhas: lines.map(lineInReais),
    antes: totals(lines, 'before'),
    depois: totals(lines, 'after'),
    conferencia: mirrorChecks(lines, declaration, { computed, reproduction }),
    avisos: mirrorRemarks(declaration, notes, reproduction),
  };
}
