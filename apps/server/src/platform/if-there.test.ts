import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ifThere } from './if-there.ts';

test('a file that is not there is undefined; one that cannot be read is a failure', async () => {
  expect(await ifThere(readFile(import.meta.filename, 'utf8'))).toContain('ifThere');
  expect(await ifThere(readFile(`${import.meta.filename}.none`, 'utf8'))).toBeUndefined();
  await expect(ifThere(readFile(import.meta.dirname, 'utf8'))).rejects.toMatchObject({ code: 'EISDIR' });
});
