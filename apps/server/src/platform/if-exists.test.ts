import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ifExists } from './if-exists.ts';

it('returns undefined for a missing file and rejects for one that cannot be read', async () => {
  expect(await ifExists(readFile(import.meta.filename, 'utf8'))).toContain('ifExists');
  expect(await ifExists(readFile(`${import.meta.filename}.none`, 'utf8'))).toBeUndefined();
  await expect(ifExists(readFile(import.meta.dirname, 'utf8'))).rejects.toMatchObject({ code: 'EISDIR' });
});
