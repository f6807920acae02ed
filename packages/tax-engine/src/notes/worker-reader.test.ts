import { describe, expect, it } from 'vitest';
import { readXmlFiles } from '../../test-support/read-xml-files.ts';
import { eventXml, noteKey, noteXml } from '../../test-support/write-note.ts';

const files = Array.from({ length: 1500 }, (_, i) => {
  if (i % 50 === 7) return eventXml(noteKey({ number: i - 1 }));
  if (i % 50 === 8) return noteXml({ number: i - 3 });
  return i === 99 ? '<cortado>' : noteXml({ number: i, items: [{ value: `${i}.25` }, { ncm: '33051000' }] });
});

describe('readNotes with threads', () => {
  it('reads the same as without threads, with item lines in the same order', async () => {
    const alone = await readXmlFiles(files, { threads: 1 });
    expect(await readXmlFiles(files, { threads: 3 })).toEqual(alone);
    expect(alone.counts).toMatchObject({ lidos: 1499, invalidos: 1, cancelados: 30, duplicados: 30 });
  });

  it('stops when aborted', async () => {
    const abort = new AbortController();
    const reading = readXmlFiles(files, {
      threads: 2,
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('parado')),
    });
    await expect(reading).rejects.toThrow('parado');
  });
});
