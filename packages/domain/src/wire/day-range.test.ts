import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boletosApi } from '../billing/boletos/boletos.api.ts';
import { inOrder, rangeEnd } from './day-range.ts';

const range = z.object({ de: rangeEnd, ate: rangeEnd }).check(inOrder);

describe('range of days', { tags: ['W-424'] }, () => {
  it.each([
    [{}, {}],
    [{ de: '2026-11-01' }, { de: '2026-11-01' }],
    [{ ate: '2026-11-01' }, { ate: '2026-11-01' }],
    [
      { de: '2026-11-01', ate: '2026-11-01' },
      { de: '2026-11-01', ate: '2026-11-01' },
    ],
    [
      { de: '31/12/2025', ate: '01/01/2026' },
      { de: '2025-12-31', ate: '2026-01-01' },
    ],
  ])('reads %j as %j', (asked, parsed) => {
    expect(range.parse(asked)).toEqual(parsed);
  });

  it.each([
    [{ de: '2026-11-02', ate: '2026-11-01' }, 'ate', 'O fim vem antes do início.'],
    [{ de: '01/01/2026', ate: '31/12/2025' }, 'ate', 'O fim vem antes do início.'],
    [{ de: '31/02/2026' }, 'de', 'Data inválida'],
    [{ ate: '' }, 'ate', 'Data inválida'],
  ])('rejects %j at %s: %s', (asked, path, message) => {
    expect(range.safeParse(asked).error?.issues).toMatchObject([{ path: [path], message }]);
  });

  it('is rejected by a list when it ends before it begins', () => {
    const reversed = { de: '2026-11-02', ate: '2026-11-01' };
    for (const { query } of [boletosApi.list, boletosApi.listForExport]) {
      expect(query.safeParse(reversed).success).toBe(false);
    }
  });
});
