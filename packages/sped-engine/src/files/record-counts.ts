import { cofinsOf, parents, pisLines, wholeLines } from '../contributions/line-layouts.ts';
import type { EfdKind } from './efd-header.ts';
import { knownRecords } from './known-records.ts';
import { shownFields } from './shown-fields.ts';

export interface RecordCount {
  registro: string;
  linhas: number;
}

/** Lines of a file by record, in the order of the file (SP-006). Wire names of the server's JSON. */
export interface RecordCounts {
  /** Records whose fields the analysis reads. */
  lidos: RecordCount[];
  /** Records of the layout that are only counted. */
  contados: RecordCount[];
  /** Lines of names that the layout does not have. */
  desconhecidos: number;
}

/** Records whose fields the readers take. */
export const readRecords: Readonly<Record<EfdKind, ReadonlySet<string>>> = {
  EFD_CONTRIBUICOES: new Set([
    ...[parents, pisLines, wholeLines, cofinsOf].flatMap(Object.keys),
    ...Object.values(cofinsOf),
    ...['0000', '0110', '0140', '0200', 'A010', 'A100', 'A170', 'C010', 'C170', 'C400', 'D010', 'F010', 'F100', 'F525'],
    ...['M200', 'M210', 'M211', 'M215', 'M220', 'M400', 'M600', 'M610', 'M611', 'M615', 'M620', 'M800'],
    ...['1010', '1011', '1020', '9999', ...Object.keys(shownFields.EFD_CONTRIBUICOES)],
  ]),
  EFD_ICMS_IPI: new Set([
    ...['0000', 'C100', 'C170', 'C185', 'C190', 'C400', 'C405', 'C490', 'C800', 'C850', 'C860', 'C890'],
    ...['D100', 'D190', '9999', ...Object.keys(shownFields.EFD_ICMS_IPI)],
  ]),
};

/** Divides the lines of a file into what was read, what was only counted and what is unknown. */
export function divideCounts(kind: EfdKind, counts: ReadonlyMap<string, number>): RecordCounts {
  const known = [...counts].filter(([name]) => knownRecords[kind].has(name));
  const all = [...counts.values()].reduce((sum, linhas) => sum + linhas, 0);
  const list = (isRead: boolean): RecordCount[] =>
    known
      .filter(([name]) => readRecords[kind].has(name) === isRead)
      .map(([registro, linhas]) => ({ registro, linhas }));
  return {
    lidos: list(true),
    contados: list(false),
    desconhecidos: all - known.reduce((sum, [, linhas]) => sum + linhas, 0),
  };
}
