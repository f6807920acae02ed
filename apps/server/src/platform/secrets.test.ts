import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';
import { loadSecretKey, secretKeyPath } from './secret-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the installation’s key', () => {
  it('is created once, readable by its owner only, and found again', async () => {
    const key = await loadSecretKey(join(folder, 'new'), undefined);
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await loadSecretKey(join(folder, 'new'), undefined)).toBe(key);
    expect(statSync(secretKeyPath(join(folder, 'new'))).mode & 0o777).toBe(0o600);
  });

  it('comes from the environment where given, and nothing is written then', async () => {
    expect(await loadSecretKey(join(folder, 'none'), 'dada')).toBe('dada');
    expect(() => statSync(join(folder, 'none'))).toThrow();
  });

  it('stops the start when its file is empty', async () => {
    writeFileSync(secretKeyPath(folder), '\n');
    await expect(loadSecretKey(folder, undefined)).rejects.toThrow(/está vazia/);
  });
});

describe('passwords', () => {
  it('are hashed with argon2id and a salt each', async () => {
    const [one, other] = await Promise.all([hashPassword('segredo'), hashPassword('segredo')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword(one, 'segredo')).toBe(true);
    expect(await verifyPassword(one, 'Segredo')).toBe(false);
  });

  it('cost the product 19 MiB and three passes', async () => {
    // In a process of its own: server tests lower the cost.
    const program = `import { hashPassword } from ${JSON.stringify(import.meta.resolve('./passwords.ts'))};
      console.log(await hashPassword('segredo'));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
    expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$/);
    expect(await verifyPassword(stdout.trim(), 'segredo')).toBe(true);
  });

  it('never match without an account, not even the placeholder’s', async () => {
    expect(await verifyPassword(undefined, 'segredo')).toBe(false);
    expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
  });

  it('are verified in turn when many arrive at once, an invalid hash included', async () => {
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
