import { expect, it } from 'vitest';
import { ownIdentityCheckText } from './own-identity-check-text.ts';

it.each([
  ['none', true, false, 'Assinar', /duas fotos/],
  ['none', true, true, 'Desenhar assinatura', /Falta desenhar/],
  ['none', false, true, undefined, /aguardar a conferência, que é do CEO ou do Jurídico/],
  ['verified', false, true, undefined, /foi conferida/],
  ['denied', true, false, 'Assinar novamente', /Refaça/],
  ['denied', true, true, 'Desenhar assinatura', /Falta desenhar/],
  ['denied', false, false, undefined, /liberar/],
] as const)(
  'for %s, with isModifica %s and photos %s offers %s',
  { tags: ['F-371'] },
  (decision, isModifica, hasPhotos, action, next) => {
    const words = ownIdentityCheckText({ decision, isModifica, hasPhotos });
    expect(words.action).toBe(action);
    expect(words.next).toMatch(next);
  },
);
