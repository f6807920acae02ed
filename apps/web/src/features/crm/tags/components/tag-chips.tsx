import type { Tag } from '@restitui/domain/crm/tags/tag.ts';
import { MoreNames } from '../../../../ui/more-names.tsx';
import { TagChip } from './tag-chip.tsx';

interface TagChipsProps {
  tags: readonly Tag[];
  /** Shows so many and counts the others; all by default. */
  most?: number;
}

/** The tags of a client; nothing without tags. */
export function TagChips({ tags, most = tags.length }: TagChipsProps) {
  if (tags.length === 0) return null;
  const others = tags.slice(most).map(({ nome }) => nome);
  return (
    <ul aria-label="Etiquetas" className="flex min-w-0 flex-wrap items-center gap-1">
      {tags.slice(0, most).map((tag) => (
        <li key={tag.id} className="min-w-0">
          <TagChip tag={tag} />
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <MoreNames names={others} />
        </li>
      )}
    </ul>
  );
}
