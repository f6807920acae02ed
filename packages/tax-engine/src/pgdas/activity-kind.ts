import type { ActivityKind } from './declaration.ts';
import { foldSameLength } from './text-line.ts';

/**
 * Classifies an activity by its description (ids of Serpro's PGDASD2018 layout; 1 to 6 are goods). Spaces are ignored,
 * because text extraction joins and breaks words; `substituto` and `substituído` are too similar to rely on.
 * Returns `undefined` for goods when the text does not show whether they are with or without substitution.
 */
export function activityKindOf(description: string): ActivityKind | undefined {
  const text = foldSameLength(description).replace(/[^a-z]/g, '');
  const resale = text.includes('revendademercadorias');
  if (!resale && !text.includes('vendademercadoriasindustrializadas')) return { id: null, annex: null, side: null };

  const annex = resale ? 'I' : 'II';
  if (!text.includes('excetoparaoexterior') && text.includes('paraoexterior')) {
    return { id: resale ? 3 : 6, annex, side: null };
  }
  if (text.includes('comsubstituicao')) return { id: resale ? 2 : 5, annex, side: 'com' };
  if (text.includes('semsubstituicao')) return { id: resale ? 1 : 4, annex, side: 'sem' };
  return undefined;
}
