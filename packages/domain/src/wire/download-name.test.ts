import { expect, it } from 'vitest';
import { asDownload, downloadName } from './download-name.ts';

it.each([
  ['Recibo 05.2025.pdf', 'Recibo 05.2025.pdf', 'Recibo%2005.2025.pdf'],
  ['Ação (1).docx', 'Acao (1).docx', 'A%C3%A7%C3%A3o%20%281%29.docx'],
  ['a"b\\c%41.pdf', 'a_b_c_41.pdf', 'a%22b%5Cc%2541.pdf'],
  ['a\r\nset-cookie: x.pdf', 'a__set-cookie: x.pdf', 'a%0D%0Aset-cookie%3A%20x.pdf'],
  ['😀.pdf', '__.pdf', '%F0%9F%98%80.pdf'],
])('keeps %j as the file name, with a form without accents beside it', (name, plain, encoded) => {
  expect(asDownload(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  expect(downloadName(asDownload(name))).toBe(name);
});

it.each([null, 'inline', 'inline; filename="a.pdf"'])('finds no file name in %j', (disposition) => {
  expect(downloadName(disposition)).toBeUndefined();
});
