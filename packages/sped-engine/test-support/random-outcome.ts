import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '../../tax-engine/test-support/random.ts';
import { createZip, writeZip } from '../../tax-engine/test-support/write-zip.ts';
import type { analyseIcmsExclusion } from '../src/analyse-icms-exclusion.ts';
import type { ReportedLines } from '../src/months/month-context.ts';
import { randomUpload } from './random-efd.ts';
import { spoilEfd, spoilZip } from './spoil-efd.ts';
import { client } from './write-efd.ts';

const doubts = ['BASE_DIVERGENTE', 'BASE_AMBIGUA', 'ST_ESTIMADO', 'ATACADISTA_BEBIDAS', 'FCP', 'ANTES_DA_MODULACAO'];

/**
 * Analyses a random upload and returns all of its outcome as text: result or refusal, reported lines and progress. Some
 * uploads are spoilt, some are a single file, and some carry choices of an analyst; the same seed makes the same upload.
 */
export async function randomOutcome(seed: number, analyse: typeof analyseIcmsExclusion): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sped-outcome-'));
  const events: unknown[] = [];
  try {
    const result = await analyse({
      ...inputOf(seed, folder),
      onLines: {
        begin: (taxMonth) => events.push(taxMonth),
        add: (judged) => events.push(shown(judged)),
        addFinding: (taxMonth, finding) => events.push([taxMonth, finding]),
      },
      onProgress: (read, total) => events.push([read, total]),
    });
    return JSON.stringify({ result, events });
  } catch (error) {
    if (!(error instanceof Error) || error.constructor.name !== 'SpedError') throw error;
    return JSON.stringify({ refusal: error.message, events });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Shortens an outcome so that it can be stored. */
export function outcomeHash(outcome: string): string {
  return createHash('sha256').update(outcome).digest('hex').slice(0, 16);
}

function inputOf(seed: number, folder: string): Parameters<typeof analyseIcmsExclusion>[0] {
  const next = createRandom(seed * 7919 + 1);
  const { files, notes } = randomUpload(seed);
  const isSpoilt = next(2) === 0;
  const data = files.map((file) => ({ ...file, data: isSpoilt && next(2) ? spoilEfd(file.data, next) : file.data }));
  const isSingle = next(6) === 0;
  const zip = createZip(data);
  const sped = join(folder, isSingle ? 'efd.txt' : 'sped.zip');
  const bytes = isSingle ? (data[0]?.data ?? '') : next(20) === 0 ? spoilZip(zip, next) : zip;
  writeFileSync(sped, bytes);
  const documents = notes.map((text, at) => ({ name: `${at}.xml`, data: text }));
  const decided = new Map(['01/2025', '02/2025'].map((month) => [month, new Set(doubts)]));
  return {
    ...{ cnpj: client, sped, asOf: '2026-11-30' },
    ...(notes.length > 0 && { xml: writeZip(join(folder, 'xml.zip'), documents) }),
    ...(next(3) === 0 && { accepted: decided }),
  };
}

function shown({ credit, lines, amount, answer }: ReportedLines) {
  const fields = lines.map(({ record, parent, item, value, discount, cfop, pis, cofins }) => {
    const { key, number, first, establishment } = parent;
    return [record, key, number, first, establishment, item, value, discount, cfop, pis, cofins];
  });
  return { credit, amount, answer, lines: fields };
}
