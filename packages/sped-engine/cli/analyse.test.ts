import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const data = 'packages/sped-engine/test-data';
const usual = ['--service', 'exclusao-icms', '--cnpj', '11222333000181', '--sped', `${data}/cum-sped.zip`];
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['packages/sped-engine/cli/analyse.ts', ...args], { cwd: root, encoding: 'utf8' });

describe('analyse command of the SPED files', () => {
  it('prints pure JSON to standard output', () => {
    const { stdout, status } = run(...usual, '--xml', `${data}/cum-xml.zip`, '--as-of', '2026-11-30', '--json');
    expect(status).toBe(0);
    const { totais } = JSON.parse(readFileSync(`${root}${data}/expected.json`, 'utf8')).cum;
    expect(JSON.parse(stdout)).toMatchObject({ servico: 'exclusao-icms', totais });
  });

  it('prints a table without --json', () => {
    const { stdout, status } = run(...usual, '--as-of', '2026-11-30');
    expect(status).toBe(0);
    expect(stdout).toContain('A recuperar: PIS R$ 20,54, COFINS R$ 94,80');
  });

  it.each([
    [['--service', 'x'], 'Serviço desconhecido: x'],
    [usual.slice(0, 4), 'Informe --cnpj e --sped.'],
    [[...usual, '--as-of', '31/12/2025'], 'A data "31/12/2025" não é AAAA-MM-DD.'],
    [[...usual, '--wrong'], 'Opção inválida ou sem valor: --wrong'],
    [[...usual.slice(0, 3), '11222333000180', ...usual.slice(4)], 'O CNPJ "11222333000180" é inválido.'],
    [[...usual.slice(0, -1), 'none.zip'], 'O arquivo "none.zip" não pôde ser lido.'],
    [[...usual.slice(0, -1), `${data}/expected.json`], 'Nenhuma EFD-Contribuições utilizável'],
    [[...usual, '--xml', `${data}/none.zip`], 'não pôde ser lido.'],
  ])('exits with 1 and one line for %j', (args, message) => {
    const { stderr, status } = run(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
