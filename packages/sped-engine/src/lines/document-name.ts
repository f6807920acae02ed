import type { RevenueLine } from './revenue-line.ts';

/**
 * Names the document of a line: its access key; without one, its record with the number, or with what tells one
 * consolidated record from another. The name of a document is the same in every analysis of a file.
 */
export function documentName({ parent, item, cfop }: Pick<RevenueLine, 'parent' | 'item' | 'cfop'>): string {
  const { record, key, number, lastNumber, equipment, first } = parent;
  if (key) return key;
  const numbers = lastNumber && lastNumber !== number ? `${number} a ${lastNumber}` : number;
  const place = [equipment, numbers].filter(Boolean);
  if (place.length > 0) return [record, ...place, ...(equipment && first ? [first] : [])].join(' ');
  return [record, item || (cfop && `CFOP ${cfop}`)].filter(Boolean).join(' ');
}
