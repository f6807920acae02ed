import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { Suggestion } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';

interface SuggestionFactsProps {
  edit: Pick<Suggestion, 'authorName' | 'decidedByName' | 'decidedAt'>;
  /** When it was suggested, where nothing else shows it. */
  createdAt?: string;
}

/** Who suggested a change and who decided on it. */
export function SuggestionFacts({ edit, createdAt }: SuggestionFactsProps) {
  return (
    <p className="figures mt-2 text-caption text-muted">
      {joinFacts(
        displayName(edit.authorName),
        createdAt && formatDateTime(createdAt),
        edit.decidedByName && `decidida por ${displayName(edit.decidedByName)} em ${formatDateTime(edit.decidedAt)}`,
      )}
    </p>
  );
}
