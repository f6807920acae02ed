import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../tax-engine/test-support/random.ts';
import { createZip } from '../../tax-engine/test-support/write-zip.ts';
import { analyseIcmsExclusion } from '../src/analyse-icms-exclusion.ts';
import type { MonthRow } from '../src/months/month-row.ts';
import { SpedError } from '../src/sped-error.ts';
import { spoilEfd, spoilZip } from './spoil-efd.ts';
import { client } from './write-efd.ts';

export interface EfdFuzzResult {
  uploads: number;
  /** Uploads with a result. */
  analysed: number;
  /** Uploads refused with a message of the product. */
  refused: number;
  /** Outcomes that are neither, or claim too much; at most ten, with the number of the upload. */
  failures: { upload: number; reason: string }[];
}

/** Analyses spoilt copies of files, two in an upload; the same seed makes the same uploads. */
export async function fuzzEfd(files: readonly Buffer[], uploads: number, seed: number): Promise<EfdFuzzResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sped-fuzz-'));
  const path = join(folder, 'sped.zip');
  const result: EfdFuzzResult = { uploads, analysed: 0, refused: 0, failures: [] };
  try {
    for (let upload = 0; upload < uploads && result.failures.length < 10; upload++) {
      writeFileSync(path, uploadOf(files, seed + upload));
      const reason = await analyse(path, result);
      if (reason !== undefined) result.failures.push({ upload, reason });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return result;
}

/** An upload of a whole file and a spoilt one; every tenth is a spoilt ZIP, every tenth a spoilt file alone. */
function uploadOf(files: readonly Buffer[], seed: number): Buffer {
  const next = createRandom(seed);
  const [whole, other] = [files[next(files.length)], files[next(files.length)]];
  if (!whole || !other) throw new Error('The fuzz needs a file.');
  const kind = next(10);
  if (kind === 0) return spoilEfd(whole, next);
  const zip = createZip([
    { name: 'a.txt', data: whole },
    { name: 'b.txt', data: kind === 1 ? other : spoilEfd(other, next) },
  ]);
  return kind === 1 ? spoilZip(zip, next) : zip;
}

/** Returns what is wrong with the outcome; undefined when it is a result or a refusal. */
async function analyse(sped: string, result: EfdFuzzResult): Promise<string | undefined> {
  try {
    const { months } = await analyseIcmsExclusion({ cnpj: client, sped, asOf: '2026-11-30' });
    result.analysed++;
    return months.map(problemOf).find((problem) => problem !== undefined);
  } catch (error) {
    if (!(error instanceof SpedError)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
    result.refused++;
    return /[\r\n]/.test(error.message) ? `A message of more than one line: ${error.message}` : undefined;
  }
}

const claims = ['pis', 'cofins'] as const;

function problemOf(row: MonthRow): string | undefined {
  const odd = Object.entries(row).find(([, value]) => typeof value === 'number' && !Number.isSafeInteger(value));
  if (odd) return `${row.competencia}: ${odd[0]} is ${odd[1]}`;
  for (const name of claims) {
    const [claim, due] = [row[`${name}_a_recuperar`], row[`${name}_devido_antes`]];
    if (claim < 0 || claim > Math.max(0, due)) return `${row.competencia}: ${claim} of ${name} claimed, ${due} due`;
    const others = [row[`${name}_retencao_liberada`], row[`${name}_credito_liberado`], row[`mono_${name}`]];
    if (others.some((cents) => cents < 0))
      return `${row.competencia}: a negative credit of ${name}: ${others.join(', ')}`;
  }
  return undefined;
}
