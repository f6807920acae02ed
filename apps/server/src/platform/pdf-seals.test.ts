import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { sealsOf, sha256Hex } from '@restitui/pdf-check/seals.ts';
import { checkFile } from '@restitui/pdf-check/verdict.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfSeals } from './pdf-seals.ts';
import { factsOfCertificate, makeDevelopmentCertificate, type SealMaterial } from './seal-certificate.ts';
import { openWorkThread } from './work-thread.ts';

const at = new Date('2026-11-20T12:00:00Z');
const thread = openWorkThread({ megabytes: 256, seconds: 60, mostWaiting: 20 });
const seals = pdfSeals([], thread);
let material: SealMaterial;
let sealed: Buffer;
let fingerprint: string;

async function paper(text: string): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'a4' }).drawText(text, { x: 60, y: 700 });
  return pdf.save();
}

beforeAll(async () => {
  material = await makeDevelopmentCertificate('Restitui Ltda', at);
  fingerprint = factsOfCertificate(await seals.certificateOf(material)).fingerprint;
  const bytes = await paper('Contrato');
  expect(await seals.countPages(bytes)).toBe(1);
  sealed = Buffer.from((await seals.seal(bytes, material, { reason: 'Contrato assinado', at })).bytes);
});

afterAll(() => thread.close());

const registered = async () => ({ sha256: await sha256Hex(sealed), size: sealed.length, fingerprint });

describe('the verdicts of a check', () => {
  it('are válido for the sealed file itself', async () => {
    expect(await checkFile(sealed, await registered())).toMatchObject({ verdict: 'valido', seal: 'integro' });
    expect(await sealsOf(sealed)).toEqual([{ holds: true, end: sealed.length, fingerprint, isStamped: false }]);
  });

  it('are válido, alterado depois for content added after the seal', async () => {
    const pdf = await PDF.load(sealed);
    pdf.getPages()[0]?.drawText('Acrescentado', { x: 60, y: 500 });
    const added = await pdf.save({ incremental: true });
    expect(added.length).toBeGreaterThan(sealed.length);
    expect(await checkFile(added, await registered())).toMatchObject({ verdict: 'alterado', seal: 'integro' });
  });

  it('are inválido for a flipped byte', async () => {
    const flipped = Buffer.from(sealed);
    flipped[200] = (flipped[200] ?? 0) ^ 1;
    expect(await checkFile(flipped, await registered())).toMatchObject({ verdict: 'invalido', seal: 'rompido' });
  });

  it('are inválido for a truncated file, another certificate, and a file without a seal', async () => {
    const other = await makeDevelopmentCertificate('Outra Ltda', at);
    const foreign = (await seals.seal(await paper('Contrato'), other, { reason: 'x', at })).bytes;
    expect(await checkFile(sealed.subarray(0, -40), await registered())).toMatchObject({ verdict: 'invalido' });
    expect(await checkFile(foreign, await registered())).toMatchObject({ verdict: 'invalido', seal: 'outro' });
    expect(await checkFile(await paper('x'), await registered())).toMatchObject({
      verdict: 'invalido',
      seal: 'ausente',
    });
    expect(await checkFile(Buffer.from('no pdf'), await registered())).toMatchObject({ verdict: 'invalido' });
  });

  it('are inválido for a signature whose byte range leaves out more than itself', async () => {
    const text = sealed.toString('latin1');
    const widened = text.replace(/\/ByteRange\s*\[\s*0\s+(\d+)/, (all, length: string) =>
      all.replace(length, String(Number(length) - 5).padStart(length.length, '0')),
    );
    expect(await sealsOf(Buffer.from(widened, 'latin1'))).toEqual([]);
  });
});

it('openssl verifies the signature', async ({ skip }) => {
  const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl', '/opt/homebrew/bin/openssl'].find(existsSync);
  if (!openssl) return skip('no openssl on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'restitui-seal-'));
  try {
    const text = sealed.toString('latin1');
    const [, start = 0, length = 0, from = 0, rest = 0] = (
      /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? []
    ).map(Number);
    const hex = text.slice(start + length + 1, from - 1);
    const signed = Buffer.concat([sealed.subarray(0, length), sealed.subarray(from, from + rest)]);
    const at = (name: string) => join(folder, name);
    writeFileSync(at('signature.der'), Buffer.from(hex, 'hex'));
    writeFileSync(at('signed'), signed);
    const verify = (file: string) =>
      execFileSync(
        openssl,
        [
          'cms',
          '-verify',
          '-binary',
          '-inform',
          'DER',
          '-in',
          at('signature.der'),
          '-content',
          file,
          '-noverify',
          '-out',
          at('out'),
        ],
        { stdio: 'pipe' },
      );
    verify(at('signed'));
    expect(readFileSync(at('out')).equals(signed)).toBe(true);
    writeFileSync(at('changed'), Buffer.concat([signed, Buffer.from(' ')]));
    expect(() => verify(at('changed'))).toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('seals without a time stamp and records why when no authority answers', async () => {
  const { bytes, stampedBy, stampFailure } = await pdfSeals(['http://127.0.0.1:9/tsr'], thread).seal(
    await paper('Contrato'),
    material,
    { reason: 'Contrato assinado', at },
  );
  expect(stampedBy).toBeUndefined();
  expect(stampFailure).toBeTruthy();
  expect((await sealsOf(bytes))[0]).toMatchObject({ holds: true, isStamped: false });
});
