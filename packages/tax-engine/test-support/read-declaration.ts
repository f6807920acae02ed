import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import type { GroupCents, MonthOfNotes } from '../src/engine-types.ts';
import { analyseMonth, type MonthInput } from '../src/months/analyse-month.ts';
import { emptyNotes } from '../src/months/note-figures.ts';
import type { Declaration } from '../src/pgdas/declaration.ts';
import { documentKindOf } from '../src/pgdas/document-kind.ts';
import { parseDeclaration } from '../src/pgdas/parse-declaration.ts';
import { linesOfText } from '../src/pgdas/text-line.ts';
import { declarationText, type TextOptions } from './declaration-text.ts';

/**
 * Parses the text of a declaration.
 * @throws Error when it contains no month.
 */
export function readText(text: string, file = 'extrato.pdf'): Declaration {
  const lines = linesOfText(text);
  const kind = documentKindOf(lines);
  const declaration = parseDeclaration(lines, kind === 'extrato' ? kind : 'declaracao', file);
  if (!declaration) throw new Error('no month in this text');
  return declaration;
}

/** Writes the text of a declaration and parses it. */
export function declarationOf(options: TextOptions = {}, file?: string): Declaration {
  return readText(declarationText(options), file);
}

/** Creates the notes of 05/2025 with these cents per group in annex I. */
export function notesOf(groups: Partial<GroupCents>, changes: Partial<MonthOfNotes> = {}): MonthOfNotes {
  const empty = emptyNotes(taxMonthOf(2025, 5));
  const own = { none: 0, st: 0, mono: 0, both: 0, ...groups };
  return {
    ...empty,
    groups: { ...empty.groups, I: own },
    unflooredTotal: own.none + own.st + own.mono + own.both,
    hasSales: true,
    establishments: ['11222333000181'],
    byEstablishment: [{ cnpj: '11222333000181', groups: { ...empty.groups, I: own } }],
    ...changes,
  };
}

/** Computes the row of a month from its declaration and notes. */
export function rowOf(
  declaration: Declaration | undefined,
  notes: MonthOfNotes | undefined,
  changes: Partial<MonthInput> = {},
) {
  const taxMonth = declaration?.taxMonth ?? notes?.competencia;
  if (!taxMonth) throw new Error('a month needs a declaration or notes');
  return analyseMonth({
    taxMonth,
    declaration,
    notes,
    wrongCnpj: false,
    unreadable: [],
    asOf: '2026-09-30',
    ...changes,
  });
}

/** Returns the codes of a row’s alerts. */
export const codesOf = (row: { alertas: { codigo: string }[] }) => row.alertas.map(({ codigo }) => codigo);
