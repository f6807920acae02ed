import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';

describe('the shown form of a name', { tags: ['F-502'] }, () => {
  it.each([
    ['MARIA DA SILVA E SOUZA', 'Maria da Silva e Souza'],
    ['DE PAULA', 'De Paula'],
    ['ÉRICA DOS SANTOS', 'Érica dos Santos'],
    ['J. R. SILVA', 'J. R. Silva'],
    ['J.R. SILVA', 'J.R. Silva'],
    ['MARIA E. SOUZA', 'Maria E. Souza'],
    ["JOAO D'ÁVILA", "Joao D'Ávila"],
    ["SANT'ANA DO LIVRAMENTO", "Sant'Ana do Livramento"],
    ["BAR DO ZE'S", "Bar do Ze's"],
    ['ANA-MARIA PÉ-DE-MOLEQUE', 'Ana-Maria Pé-de-Moleque'],
    ['DR. JOSE LIMA JR', 'Dr. Jose Lima Jr'],
    ['JOAO PAULO II', 'Joao Paulo II'],
    ['COMERCIAL XV DE NOVEMBRO LTDA', 'Comercial XV de Novembro Ltda'],
    ['MIX ALIMENTOS LTDA.', 'Mix Alimentos Ltda.'],
    ['COMERCIO EXEMPLO LTDA', 'Comercio Exemplo Ltda'],
    ['AGRO NORTE S/A', 'Agro Norte S/A'],
    ['AGRO NORTE S.A.', 'Agro Norte S.A.'],
    ['AGRO NORTE SA', 'Agro Norte SA'],
    ['PADARIA CENTRAL LTDA ME', 'Padaria Central Ltda ME'],
    ['PADARIA CENTRAL EPP', 'Padaria Central EPP'],
    ['PADARIA CENTRAL EIRELI', 'Padaria Central Eireli'],
    ['JOAO LIMA 12345678901 MEI', 'Joao Lima 12345678901 MEI'],
    ['BRF BRASIL LTDA', 'BRF Brasil Ltda'],
    ['J&F PARTICIPACOES (GRUPO NORTE)', 'J&F Participacoes (Grupo Norte)'],
    ['POSTO 24H E 3M DISTR. LTDA', 'Posto 24H e 3M Distr. Ltda'],
    ['SILVA & FILHOS', 'Silva & Filhos'],
    ['', ''],
  ])('shows %j as %j', (stored, shown) => {
    expect(displayName(stored)).toBe(shown);
  });

  it.each(['Maria da Silva', 'iFood', 'joão', 'Posto BR Ltda'])('leaves %j, which is not in capitals', (stored) => {
    expect(displayName(stored)).toBe(stored);
  });

  it('returns a missing name unchanged', () => {
    expect(displayName(null)).toBeNull();
    expect(displayName(undefined)).toBeUndefined();
  });

  it('changes the case of letters only', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-ZÀÁÂÃÇÉÊÍÓÔÕÚÜ0-9 .'&/-]{0,40}$/), (stored) => {
        const shown = displayName(stored);
        return shown.toLocaleUpperCase('pt-BR') === stored && displayName(shown) === shown;
      }),
    );
  });
});
