import { describe, expect, it } from 'vitest';
import { groupOf, itemsAddress, monthOf, monthText, shownItemsOf } from './month-address.ts';

describe('the open month in the address', () => {
  it.each(['05-2025', '05/2025', '2025-05'])('reads %s', (text) => {
    expect(monthOf(text)).toBe('05/2025');
  });

  it('reads back what it writes and nothing else', () => {
    expect(monthOf(monthText('12/2026'))).toBe('12/2026');
    expect([undefined, '', '13-2025', '5-2025'].map(monthOf)).toEqual(Array(4).fill(undefined));
    expect([groupOf('both'), groupOf('x'), groupOf(undefined)]).toEqual(['both', undefined, undefined]);
  });
});

describe('D-33 the list of items in the address', () => {
  const everything = { grupo: undefined, por: undefined, filtro: undefined, revisar: false, q: '', pagina: 1 };

  it.each([
    ['all items', everything, {}],
    ['those to review', { ...everything, revisar: true }, { revisar: 'sim' }],
    ['a search', { ...everything, q: '0044', pagina: 3 }, { q: '0044', pagina: 3 }],
    [
      'one of the groups',
      { ...everything, grupo: 'both', por: 'ncm', filtro: 'ncm:22030000' } as const,
      { grupo: 'both', por: 'ncm', filtro: 'ncm:22030000' },
    ],
  ])('keeps %s', (_what, shown, address) => {
    expect(JSON.parse(JSON.stringify(itemsAddress(shown)))).toEqual(address);
    expect(shownItemsOf(itemsAddress(shown))).toEqual(shown);
  });

  it('shows all items where the address means nothing', () => {
    expect(shownItemsOf({ grupo: 'x', por: 'y', revisar: 'talvez' })).toEqual(everything);
  });
});
