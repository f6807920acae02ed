import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleCase } from './title-case.ts';

describe('title case', { tags: ['F-502'] }, () => {
  it.each([
    ['MARIA DA SILVA E SOUZA', 'Maria da Silva e Souza'],
    ['joão dos santos', 'João dos Santos'],
    ['ana das dores de são josé do rio preto', 'Ana das Dores de São José do Rio Preto'],
    ['de paula', 'De Paula'],
    ['ÉRICA', 'Érica'],
    ["dias d'ávila", "Dias D'ávila"],
    ['mogi-guaçu', 'Mogi-Guaçu'],
    ['  dois  espaços ', '  Dois  Espaços '],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(titleCase(text)).toBe(expected);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-ZàáâãçéêíóôõúüÀÁÂÃÇÉÊÍÓÔÕÚÜ -]{0,30}$/),
        (text) => titleCase(titleCase(text)) === titleCase(text),
      ),
    );
  });
});
