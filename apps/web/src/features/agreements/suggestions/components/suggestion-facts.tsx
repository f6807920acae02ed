import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { Suggestion } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { unbroken } from '../../../../ui/unbroken.ts';
import { suggestionMessages } from '../suggestions.messages.ts';

interface SuggestionFactsProps {
  edit: Pick<Suggestion, 'acceptEdit' | 'authorName' | 'decidedAt' | 'decidedByName' | 'isActive' | 'reason'>;
  /** When it was suggested, where nothing else shows it. */
  createdAt?: string;
}

/** Who suggested a change, who decided on it, and why it was rejected. */
export function SuggestionFacts({ edit, createdAt }: SuggestionFactsProps) {
  const reason = edit.isActive || edit.acceptEdit !== null ? edit.reason : suggestionMessages.endedWithAgreement;
  return (
    <>
      <p className="figures mt-2 text-caption text-muted">
        {joinFacts(
          displayName(edit.authorName),
          createdAt && formatDateTime(createdAt),
          edit.decidedByName && `decidida por ${displayName(edit.decidedByName)} em ${formatDateTime(edit.decidedAt)}`,
        )}
      </p>
      {reason && <p className="mt-2 whitespace-pre-wrap break-words text-body">Motivo: {unbroken(reason)}</p>}
    </>
  );
}
