import { expect, it } from 'vitest';
import { ownSignatureWords } from './own-signature-words.ts';

it.each([
  ['none', true, false, 'Assinar', /duas fotos/],
  ['none', true, true, 'Desenhar assinatura', /Falta desenhar/],
  ['none', false, true, undefined, /aguardar a conferência/],
  ['verified', false, true, undefined, /foi conferida/],
  ['denied', true, false, 'Assinar novamente', /Refaça/],
  ['denied', true, true, 'Desenhar assinatura', /Falta desenhar/],
  ['denied', false, false, undefined, /liberar/],
] as const)('F-371 %s, may sign: %s, photos: %s → %s', (decision, isModifica, hasPhotos, action, next) => {
  const words = ownSignatureWords({ decision, isModifica, hasPhotos });
  expect(words.action).toBe(action);
  expect(words.next).toMatch(next);
});
