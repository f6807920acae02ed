import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';
import { loadSecretKey, secretKeyPath } from './secret-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key of an installation', () => {
  test('is made once, for the owner’s eyes only, and found again', async () => {
    const key = await loadSecretKey(join(folder, 'new'), undefined);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await loadSecretKey(join(folder, 'new'), undefined)).toBe(key);
    expect(statSync(secretKeyPath(join(folder, 'new'))).mode & 0o777).toBe(0o600);
  });

  test('is the environment’s where it has one, and nothing is written then', async () => {
    expect(await loadSecretKey(join(folder, 'none'), 'dada')).toBe('dada');
    expect(() => statSync(join(folder, 'none'))).toThrow();
  });

  test('that was emptied stops the start', async () => {
    writeFileSync(secretKeyPath(folder), '\n');
    await expect(loadSecretKey(folder, undefined)).rejects.toThrow(/está vazia/);
  });
});

describe('passwords', () => {
  test('are kept as argon2id, each hash with a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('segredo'), hashPassword('segredo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'segredo')).toBe(true);
    expect(await verifyPassword(one, 'Segredo')).toBe(false);
  });

  test('of nobody are wrong, the one behind the stand-in too', async () => {
    expect(await verifyPassword(undefined, 'segredo')).toBe(false);
    expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
  });

  test('many at once all get their turn, and a hash that is none does not stop the line', async () => {
    const stored = await hashPassword('a');
    const tries = await Promise.allSettled([
      ...Array.from({ length: 6 }, () => verifyPassword(stored, 'a')),
      verifyPassword('no hash', 'a'),
      ...Array.from({ length: 6 }, () => verifyPassword(stored, 'b')),
    ]);
    const values = tries.map((tried) => (tried.status === 'fulfilled' ? tried.value : 'failed'));
    expect(values).toEqual([...Array(6).fill(true), 'failed', ...Array(6).fill(false)]);
  });
});
