import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signNote } from '../../test-support/sign-note.ts';
import { testCertificate } from '../../test-support/test-certificate.ts';
import { CLIENT, eventXml, noteKey, noteXml } from '../../test-support/write-note.ts';
import { createZip, writeZip } from '../../test-support/write-zip.ts';
import { checkAuthenticity } from './check-authenticity.ts';
import { drawSample } from './draw-sample.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assinaturas-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const own = testCertificate({ name: 'COMERCIO EXEMPLO LTDA', cnpj: CLIENT });
const key = (number: number) => noteKey({ number });
const mono = { ncm: '33051000' };
const note = (number: number, item = {}) => signNote(noteXml({ number, items: [item] }), own);
const touched = (xml: string) => xml.replace('<xProd>PRODUTO', '<xProd>OUTRO');

function check(files: string[], sample: number | null = null, seed = 'a') {
  const entries = files.map((data, i) => ({ name: `${i}.xml`, data }));
  const xmlZip = writeZip(join(folder, 'notas.zip'), entries);
  return checkAuthenticity({ xmlZip, cnpj: CLIENT, sample, seed, tempDir: folder });
}

describe('checkAuthenticity', () => {
  it('verifies all counted notes and lists failures by severity', async () => {
    const result = await check([
      note(1),
      noteXml({ number: 2 }),
      touched(note(3)),
      note(4),
      eventXml(key(4)),
      signNote(noteXml({ number: 5, stat: null }), own),
      noteXml({ number: 6, emit: '99888777000161' }),
      '<NFe',
    ]);
    expect(result).toMatchObject({ contadas: 3, pedidas: 3 });
    expect(result.apontadas.map(({ chave, arquivo, veredito }) => [chave, arquivo, veredito])).toEqual([
      [key(3), '2.xml', 'adulterada'],
      [key(2), '1.xml', 'sem_assinatura'],
    ]);
    expect(result.autenticas.map(({ chave }) => chave)).toEqual([key(1)]);
    expect(Object.entries(result.contagens).filter(([, count]) => count > 0)).toEqual([
      ['adulterada', 1],
      ['sem_assinatura', 1],
      ['autentica', 1],
    ]);
    expect(readdirSync(folder)).toEqual(['notas.zip']);
  });

  it('reports the most severe verdict of several copies, in any order', async () => {
    const files = [note(1), touched(note(1)), note(1)];
    const found = await check(files);
    expect([found.contagens.autentica, found.contagens.adulterada]).toEqual([0, 1]);
    expect(found.apontadas[0]?.arquivo).toBe('1.xml');
    expect((await check(files.toReversed())).apontadas).toEqual(found.apontadas);
  });

  it('reads nested ZIPs', async () => {
    const inner = createZip([{ name: 'a.xml', data: touched(note(1)) }]);
    const xmlZip = writeZip(join(folder, 'fora.zip'), [{ name: 'dentro.zip', data: inner }]);
    const { apontadas } = await checkAuthenticity({ xmlZip, cnpj: CLIENT, sample: null, seed: '', tempDir: folder });
    expect(apontadas.map(({ arquivo }) => arquivo)).toEqual(['dentro.zip/a.xml']);
  });

  it('verifies the drawn notes of a sample', async () => {
    const files = Array.from({ length: 20 }, (_, i) => note(i + 1, i < 5 ? mono : {}));
    const result = await check(files, 5);
    expect(result).toMatchObject({ contadas: 20, pedidas: 5, apontadas: [] });
    expect(result.autenticas.map(({ chave }) => chave)).toEqual([1, 2, 3, 4, 5].map(key));
    expect(await check(files.toReversed(), 5)).toMatchObject({ contagens: result.contagens });
  });

  it('rejects a file that is no ZIP, and throws the reason when aborted', async () => {
    const input = { cnpj: CLIENT, sample: null, seed: '', tempDir: folder };
    const xmlZip = writeZip(join(folder, 'notas.zip'), [{ name: '1.xml', data: note(1) }]);
    await expect(checkAuthenticity({ ...input, xmlZip: import.meta.filename })).rejects.toThrow('não é um ZIP');
    const signal = AbortSignal.abort(new Error('parado'));
    await expect(checkAuthenticity({ ...input, xmlZip, signal })).rejects.toThrow('parado');
  });
});

describe('drawSample', () => {
  const candidates = (take: (key: string, cents: number) => void) => {
    for (let i = 0; i < 4000; i++) take(`n${i}`, i < 400 ? 10_000 : 0);
  };
  const backwards = (take: (key: string, cents: number) => void) => {
    for (let i = 3999; i >= 0; i--) take(`n${i}`, i < 400 ? 10_000 : 0);
  };

  it('is the same for a seed in any order of notes, and different for another seed', () => {
    const drawn = drawSample(candidates, 50, 'a');
    expect(drawn.size).toBe(50);
    expect(drawSample(backwards, 50, 'a')).toEqual(drawn);
    expect(drawSample(candidates, 50, 'b')).not.toEqual(drawn);
  });

  it('prefers notes behind the refund and completes the sample with others', () => {
    const weighty = (size: number) =>
      [...drawSample(candidates, size, 'a')].filter((name) => Number(name.slice(1)) < 400).length;
    expect(weighty(100)).toBeGreaterThan(95);
    expect(weighty(1000)).toBe(400);
  });
});
