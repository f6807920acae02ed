import type { RevenueLine } from './revenue-line.ts';

/**
 * Names the document of a line: its access key; without one, its record and establishment with series and number, or with what
 * tells one consolidated record from another. The name of a document is the same in every analysis of a file.
 */
export function documentName({ parent, item, cfop }: Pick<RevenueLine, 'parent' | 'item' | 'cfop'>): string {
  const { record, key, series, number, lastNumber, equipment, first, establishment } = parent;
  if (key) return key;
  const numbers = lastNumber && lastNumber !== number ? `${number} a ${lastNumber}` : number;
  const place = [equipment, numbers && series && `série ${series}`, numbers].filter(Boolean);
  const names = place.length > 0 ? [...place, equipment && first] : [item || (cfop && `CFOP ${cfop}`)];
  return [record, establishment, ...names].filter(Boolean).join(' ');
}
