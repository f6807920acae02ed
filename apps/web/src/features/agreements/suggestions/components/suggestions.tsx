import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import {
  type SuggestionFilter,
  suggestionFilterLabels,
  suggestionsByFilter,
  suggestionToWrite,
} from '@restitui/domain/agreements/suggestions/suggestion-status.ts';
import { canWriteAgreement } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import { keysOf } from '@restitui/domain/wire/record-keys.ts';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { actorOf } from '../../../../lib/actor-of.ts';
import { useAuth } from '../../../../lib/session-store.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { ToggleButton } from '../../../../ui/toggle-button.tsx';
import { suggestionMessages } from '../suggestions.messages.ts';
import { suggestionsQuery } from '../suggestions.queries.ts';
import { SuggestionItem } from './suggestion-item.tsx';

interface SuggestionsProps {
  agreement: AgreementText;
  t: string | undefined;
  who: string | undefined;
  /** Whether the text can still change. */
  changeable: boolean;
}

/** The suggestions with status filters; the editor appears below the one to be written (W-335). */
export function Suggestions({ agreement, t, who, changeable }: SuggestionsProps) {
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery(agreement.id, t, who));
  const [filter, setFilter] = useState<SuggestionFilter>('todos');
  const auth = useAuth();
  const mayWrite = changeable && auth !== undefined && canWriteAgreement(actorOf(auth), agreement);
  if (error && !data) {
    return (
      <ErrorState title={suggestionMessages.listFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />
    );
  }
  const by = data && suggestionsByFilter(data);
  const current = data && mayWrite ? suggestionToWrite(data) : undefined;
  return (
    <section aria-labelledby="sugestoes">
      <h2 id="sugestoes" className="mb-3 font-semibold text-lead">
        Sugestões de Edição
      </h2>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Mostrar</legend>
        {keysOf(suggestionFilterLabels).map((each) => (
          <ToggleButton key={each} pressed={filter === each} onClick={() => setFilter(each)}>
            {suggestionFilterLabels[each]} <span className="figures">({by?.[each].length ?? 0})</span>
          </ToggleButton>
        ))}
      </fieldset>
      {!by && (
        <div className="flex flex-col gap-3">
          <LoadingNote />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {by?.[filter].length === 0 && (
        <EmptyState
          icon={MessagesSquare}
          title={filter === 'todos' ? 'Nenhuma sugestão ainda' : 'Nenhuma sugestão aqui'}
          description="Quem lê o contrato pode pedir uma alteração enquanto ele não foi assinado."
        />
      )}
      <ul className="flex flex-col gap-3">
        {by?.[filter].map((edit) => (
          <SuggestionItem
            key={edit.id}
            edit={edit}
            t={t}
            text={edit.id === current?.id ? agreement.htmlContent : undefined}
          />
        ))}
      </ul>
    </section>
  );
}
