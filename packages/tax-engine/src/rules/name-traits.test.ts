import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NAMED_CLEANING_ALCOHOL,
  NAMED_COLD_DRINK,
  NAMED_OUTSIDE_COLD_DRINKS,
  NAMED_USED,
  nameTraits,
} from './name-traits.ts';

describe('nameTraits', () => {
  it.each([
    ['PASTILHA DE FREIO', 0],
    ['PNEU 175/70 R13', NAMED_CLEANING_ALCOHOL],
    ['PNEU 170/165', 0],
    ['ALCOOL_GEL_500', NAMED_CLEANING_ALCOHOL],
    ['GELADEIRA', 0],
    ['Álcool 46º INPM', NAMED_CLEANING_ALCOHOL],
    ['motor usado', NAMED_USED],
    ['CAFÉ RECONDICIONADO', NAMED_USED + NAMED_OUTSIDE_COLD_DRINKS],
    ['CAFETEIRA', 0],
    ['Chá Mate', NAMED_COLD_DRINK],
    ['CHA/ERVA', NAMED_COLD_DRINK],
    ['CHAVE TOMATE', 0],
    ['REFRIGERANTES', 0],
    ['', 0],
  ])('returns for %s: %i', (produto, traits) => {
    expect(nameTraits(produto)).toBe(traits);
  });

  it('returns the same for a name with an accent, which takes the slow path', () => {
    const words = ['USADA', 'usad', 'Recond.', 'REMAN', 'SUCATA', 'GEL', 'gel_', 'LIMPEZA', 'INPM', '70', '46', '170'];
    const drinks = [
      'NECTAR',
      'soja',
      'Leite',
      'CACAU',
      'ACHOCOLATADO',
      'cafe',
      'CAFEINA',
      'ANEL',
      'x',
      'CHA',
      'mate',
      'Isotonico',
    ];
    const name = fc.array(fc.tuple(fc.constantFrom(...words, ...drinks), fc.constantFrom(' ', '/', '-', '_', '.', '')));
    fc.assert(
      fc.property(name, (parts) => {
        const text = parts.flat().join('');
        expect(nameTraits(text)).toBe(nameTraits(`${text} Ã`));
      }),
      { numRuns: 1000 },
    );
  });
});
