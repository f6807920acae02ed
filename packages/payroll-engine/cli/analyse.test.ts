import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip } from '../../tax-engine/test-support/write-zip.ts';
import { companyFiles } from '../test-support/analyse-files.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const company = join(root, 'packages/payroll-engine/test-data/comercio-515');
const cnpj = '10203040000194';
let folder: string;
let usual: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'payroll-cli-'));
  const { events = {} } = companyFiles(company);
  writeZip(
    join(folder, 'eventos.zip'),
    Object.entries(events).map(([name, data]) => ({ name, data })),
  );
  writeFileSync(join(folder, 'wrong.json'), '{');
  writeFileSync(join(folder, 'wrong-field.json'), '{"mes_restituicao":"09/2026"}');
  writeFileSync(join(folder, 'sheet.csv'), 'competencia;valor\n');
  writeFileSync(join(folder, 'no.zip'), 'no zip');
  usual = ['--service', 'previdenciario', '--cnpj', cnpj, '--esocial', join(folder, 'eventos.zip')];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const result = spawnSync(process.execPath, ['packages/payroll-engine/cli/analyse.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { ...result, lines: result.stderr.trim().split('\n') };
}

describe('analyse command of the payroll', () => {
  it('prints the same pure JSON each time, without a CPF', () => {
    // PR-074, PR-080
    const args = [...usual, '--options', join(company, 'options.json'), '--json'];
    const [first, second] = [run(...args), run(...args)];
    expect(first.status).toBe(0);
    expect(second.stdout).toBe(first.stdout);
    expect(first.stdout).not.toMatch(/\b\d{11}\b/);
    const { selecionado } = JSON.parse(readFileSync(join(company, 'expected.json'), 'utf8'));
    expect(JSON.parse(first.stdout).selecionado).toEqual({
      classes: selecionado.classes,
      credito: Number(selecionado.credito),
      corrigido: Number(selecionado.corrigido),
    });
  });

  it('prints a table without --json, and takes the day of --as-of before that of the options', () => {
    const { stdout, status } = run(...usual, '--options', join(company, 'options.json'), '--as-of', '2026-10-01');
    expect(status).toBe(0);
    expect(stdout).toContain(`${cnpj}, em 2026-10-01`);
    expect(stdout).toContain('Aviso');
  });

  it.each([
    [() => [], 'Informe --cnpj e ao menos --esocial ou --payroll.'],
    [() => usual.slice(0, 4), 'Informe --cnpj e ao menos --esocial ou --payroll.'],
    [() => [...usual.slice(0, 3), '10203040000195', ...usual.slice(4)], 'O CNPJ "10203040000195" é inválido.'],
    [() => [...usual, '--as-of', '31/12/2025'], 'A data "31/12/2025" não é AAAA-MM-DD.'],
    [() => [...usual, '--wrong'], 'Opção inválida ou sem valor: --wrong'],
    [() => [...usual.slice(0, 5), join(folder, 'no.zip')], 'O arquivo de eventos não é um ZIP legível: no.zip.'],
    [() => [...usual.slice(0, 5), join(folder, 'none.zip')], 'O arquivo de eventos não é um ZIP legível: none.zip.'],
    [() => [...usual, '--payroll', join(folder, 'sheet.csv')], 'A planilha não tem a coluna rubrica.'],
    [() => [...usual, '--payroll', join(folder, 'none.csv')], 'A planilha não pôde ser lida: none.csv.'],
    [() => [...usual, '--options', join(folder, 'wrong.json')], 'O arquivo de opções não é um JSON válido.'],
    [() => [...usual, '--options', join(folder, 'wrong-field.json')], 'um valor inválido em "mes_restituicao"'],
    [
      () => [...usual.slice(0, 3), '11222333000181', ...usual.slice(4)],
      'Nenhum evento do CNPJ 11.222.333/0001-81 foi encontrado.',
    ],
  ])('exits with 1 and one line for a wrong call (%#)', (args, message) => {
    // Section 7 of the engine's page.
    const { lines, status } = run(...args());
    expect(status).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(message);
  });
});
