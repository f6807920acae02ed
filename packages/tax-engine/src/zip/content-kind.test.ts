import { describe, expect, it } from 'vitest';
import { contentKind, leftOut } from './content-kind.ts';

describe('contentKind', () => {
  it.each([
    ['xml', '\ufeff<?xml version="1.0"?><nfeProc/>', 'nota.txt'],
    ['xml', '  <NFe/>', 'nota'],
    ['html', '<!DOCTYPE html><html></html>', 'nota.xml'],
    ['sped_icms', '|0000|017|0|01012025|31012025|EMPRESA|11222333000181|', 'efd.txt'],
    ['sped_contribuicoes', '|0000|006|0|||01012025|31012025|EMPRESA|11222333000181|', 'efd.txt'],
    ['sped_ecd', '|0000|LECD|01012025|', 'ecd.txt'],
    ['sped_ecf', '|0000|LECF|0010|', 'ecf.txt'],
    ['text', 'ação', 'leia-me.txt'],
    ['empty', '', 'x'],
  ] as const)('recognises %s in %j', (kind, text, name) => {
    expect(contentKind(Buffer.from(text), name)).toBe(kind);
  });

  it.each([
    ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d], 'a.xml'],
    ['image', [0xff, 0xd8, 0xff, 0xe0], 'foto.txt'],
    ['office', [0x50, 0x4b, 3, 4], 'notas.xlsx'],
    ['zip', [0x50, 0x4b, 3, 4], 'notas.bin'],
    ['archive', [...Buffer.from('Rar!\x1a\x07')], 'notas.rar'],
    ['unknown', [1, 0, 2], 'x'],
  ] as const)('recognises %s by its signature', (kind, bytes, name) => {
    expect(contentKind(Buffer.from(bytes), name)).toBe(kind);
  });
});

it('names what is left out, except files of the operating system', () => {
  expect(leftOut('a/efd.txt', 'sped_icms')).toEqual([
    { arquivo: 'a/efd.txt', codigo: 'ARQUIVO_NAO_LIDO', texto: 'Não foi lido: SPED EFD ICMS/IPI.' },
  ]);
  expect(leftOut('a/.DS_Store', 'unknown')).toEqual([]);
  expect(leftOut('Thumbs.db', 'office')).toEqual([]);
});
