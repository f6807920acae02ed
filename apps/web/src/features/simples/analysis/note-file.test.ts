import { expect, it } from 'vitest';
import { noteFile } from './note-file.ts';

it('keeps the bytes of the document, whatever its encoding', { tags: ['D-33'] }, async () => {
  // 'PÃO' in ISO-8859-1.
  const sent = [0x50, 0xc3, 0x4f];
  const file = noteFile({ chave: '35', xml_base64: btoa(String.fromCharCode(...sent)) });
  expect(file.name).toBe('35.xml');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(sent);
});
