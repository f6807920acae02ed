import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { analyseFiles, companyFiles } from '../test-support/analyse-files.ts';
import { toWire } from './analysis-json.ts';

const folder = fileURLToPath(new URL('../test-data/', import.meta.url));
const companies = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Amounts of the expected answers are exact decimal text. */
function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value === 'string') return /^-?\d+\.\d{2}$/.test(value) ? Number(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNumbers(inner)]));
}

function alertsByCode(alerts: { codigo: string; valor?: number }[]) {
  return Object.fromEntries(alerts.map(({ codigo, valor }) => [codigo, valor ?? null]));
}

describe('worked examples', () => {
  it.each(companies.map(({ name }) => name))('computes every field of %s', async (name) => {
    const expected = JSON.parse(readFileSync(`${folder}${name}/expected.json`, 'utf8'));
    const found = toWire(await analyseFiles(companyFiles(`${folder}${name}`)));
    const comparable = {
      ...found,
      competencias: found.competencias.map((month) => ({ ...month, alertas: alertsByCode(month.alertas) })),
      alertas: alertsByCode(found.alertas),
    };
    expect(comparable).toMatchObject(withNumbers(expected) as object);
    expect(comparable.rubricas).toHaveLength(expected.rubricas.length);
    expect(comparable.competencias.map(({ verbas }) => verbas.length)).toEqual(
      expected.competencias.map(({ verbas }: { verbas: unknown[] }) => verbas.length),
    );
    expect(comparable.competencias.map(({ alertas }) => alertas)).toEqual(
      withNumbers(expected.competencias.map(({ alertas }: { alertas: unknown }) => alertas)),
    );
  });
});
