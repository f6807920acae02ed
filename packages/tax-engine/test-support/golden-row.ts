import type { Annex, MonthOfNotes } from '../src/engine-types.ts';
import { emptyNotes } from '../src/months/note-figures.ts';
import { goldenDeclaration } from './golden-declaration.ts';
import type { GoldenGroups, GoldenInput } from './golden-month.ts';
import { declarationOf, rowOf } from './read-declaration.ts';

const none: GoldenGroups = { none: 0, st: 0, mono: 0, both: 0 };

function notesOfGolden(month: GoldenInput, competencia: MonthOfNotes['competencia']): MonthOfNotes {
  const { notes, unfloored, items, icmsOutsideDas = false } = month;
  const groups: Record<Annex, GoldenGroups> = { I: { ...none, ...notes.I }, II: { ...none, ...notes.II } };
  const sum = [...Object.values(groups.I), ...Object.values(groups.II)].reduce((total, cents) => total + cents, 0);
  return {
    ...emptyNotes(competencia),
    groups,
    unflooredTotal: unfloored ?? sum,
    hasSales: items[0] > 0,
    items: { total: items[0], mono: items[1], st: items[2] },
    establishments: ['11222333000181'],
    icmsOutsideDas,
  };
}

/** Runs the engine on a golden month, starting from the text of its declaration. */
export function rowOfGolden(month: GoldenInput) {
  const declaration = declarationOf(goldenDeclaration(month));
  return rowOf(declaration, notesOfGolden(month, declaration.taxMonth));
}
