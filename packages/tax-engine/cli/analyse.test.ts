import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openZipEntries } from '../test-support/open-zip-entries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'analise-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const data = 'packages/tax-engine/test-data';
const usual = ['--cnpj', '11222333000181', '--xml', `${data}/e1a-xml.zip`, '--pgdas', `${data}/e1a-pgdas.zip`];
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['packages/tax-engine/cli/analyse.ts', ...args], { cwd: root, encoding: 'utf8' });

const decimals = (value: number) => (String(value).split('.')[1] ?? '').length;

describe('analyse command', () => {
  it('prints pure JSON with 28 fields per month to standard output', () => {
    const { stdout, stderr, status } = run(...usual, '--json', '--as-of', '2026-09-30');
    const { razao_social, cnpj, analises } = JSON.parse(stdout);
    expect({ razao_social, cnpj, status }).toEqual({
      razao_social: 'COMERCIO EXEMPLO LTDA',
      cnpj: '11222333000181',
      status: 0,
    });
    for (const row of analises) {
      const { alertas, cobertura, prescreve_em, ...fields } = row;
      expect(Object.keys(fields)).toHaveLength(28);
      for (const value of Object.values(fields))
        expect(typeof value === 'string' || decimals(value as number) <= 4).toBe(true);
    }
    expect(analises[1]).toMatchObject({
      competencia: '05/2025',
      total_a_restituir: 159.24,
      prescreve_em: '2030-06-20',
    });
    expect(stderr).toContain('Lendo notas');
  });

  it('prints a table without --json', () => {
    const { stdout, status } = run(...usual);
    expect(status).toBe(0);
    expect(stdout).toMatch(/05\/2025 +30\.417,35 .* 159,24 +20\/06\/2030 +Oportunidade/);
    expect(stdout).toContain('Total a restituir: R$ 159,24');
  });

  it('writes a spreadsheet of numbers with frozen headings and filters', () => {
    const path = join(folder, 'out.xlsx');
    expect(run(...usual, '--xlsx', path).status).toBe(0);
    const entries = openZipEntries(readFileSync(path));
    const [first, second] = ['sheet1', 'sheet2'].map((name) => entries.get(`xl/worksheets/${name}.xml`) ?? '');
    expect(first).toContain('<autoFilter ref="A1:I4"/>');
    expect(second).toContain('<autoFilter ref="A1:AB4"/>');
    expect(second).toContain('state="frozen"');
    expect(first).toMatch(/<c r="H3"[^>]*><v>159\.24<\/v>/);
    expect(second).toMatch(/<c r="N3"[^>]*><v>0\.6002<\/v>/);
    expect(second).toMatch(/<c r="AA3"[^>]*><v>0\.007168<\/v>/);
  });

  it('prints its usage with --help', () => {
    const { status, stdout, stderr } = run('--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Uso: npm run analyse -- --cnpj/);
  });

  it.each([
    ['nothing', [], /--cnpj, --xml e --pgdas/],
    ['an unknown option', [...usual, '--nope'], /nope/],
    ['an invalid date', [...usual, '--as-of', '2026-02-30'], /AAAA-MM-DD/],
    ['a missing file', [...usual.slice(0, 4), '--pgdas', 'gone.zip'], /gone\.zip/],
    [
      'a spreadsheet in a missing folder',
      [...usual, '--xlsx', 'gone/out.xlsx'],
      /A pasta da planilha "gone\/out\.xlsx" não existe/,
    ],
    ['a folder as the spreadsheet', [...usual, '--xlsx', folder], /é uma pasta/],
    ['no ZIP', [...usual.slice(0, 4), '--pgdas', 'package.json'], /package\.json/],
  ])('exits with 1 and the reason for %s', (_, args, message) => {
    const { status, stderr, stdout } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
  });
});
