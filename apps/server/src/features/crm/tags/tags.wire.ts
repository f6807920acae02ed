import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import type { TagRow } from './tags.repository.ts';

/** Builds the response from a row. */
export function toTag({ id, nome, cor }: Pick<TagRow, 'id' | 'nome' | 'cor'>): Tag {
  return { id, nome, cor };
}
