import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActiveDecisions } from '@restitui/domain/simples/decisions/active-decisions.ts';
import { type Analysis, assembleAnalysis } from '@restitui/tax-engine/assemble-analysis.ts';
import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import { readNotes } from '@restitui/tax-engine/notes/read-notes.ts';
import type { DeclarationsReading } from '@restitui/tax-engine/pgdas/read-declarations.ts';
import { latestRuleSet as ruleSet } from '@restitui/tax-engine/rules/rule-set.ts';
import type { SoldMonth } from './simples-sold-month.ts';

/** The engine's result for generated notes and declarations, with the items behind it. */
export interface ReadAnalysis {
  analysis: Analysis;
  lines: ItemLine[];
}

interface Reading {
  cnpj: string;
  asOf: string;
  months: readonly SoldMonth[];
  /** The ZIP of the notes. */
  notes: Uint8Array;
  decisions: ActiveDecisions['decisoes'];
}

/**
 * Runs the engine on the ZIP of the notes. Declarations are not read from their PDFs, which would take seconds;
 * `demo-data.test.ts` compares the result with an analysis of the PDFs.
 */
export async function readGenerated({ cnpj, asOf, months, notes: zip, decisions }: Reading): Promise<ReadAnalysis> {
  const tempDir = await mkdtemp(join(tmpdir(), 'demonstracao-'));
  try {
    const path = join(tempDir, 'notas.zip');
    await writeFile(path, zip);
    const notes = await readNotes({ path, cnpj, tempDir, rules: { ruleSet, decisions }, threads: 1 });
    const analysis = assembleAnalysis({ declarations: declared(months), notes }, { cnpj, asOf, ruleSet });
    const lines: ItemLine[] = [];
    for await (const some of notes.items()) lines.push(...some);
    return { analysis, lines };
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

/** Returns what the reader of PDFs finds in the extratos of these months. */
function declared(months: readonly SoldMonth[]): DeclarationsReading {
  const declarations = months.flatMap(({ declaration }) => declaration ?? []);
  const { length } = declarations;
  return {
    months: declarations,
    foreignMonths: [],
    unreadable: [],
    problems: [],
    counts: {
      pdfs: length,
      extratos: length,
      declaracoes: 0,
      ignorados: 0,
      outros: 0,
      sefaz: 0,
      sefaz_outras_empresas: 0,
    },
  };
}
