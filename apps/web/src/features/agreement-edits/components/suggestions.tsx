import { canWriteAgreement } from '@restitui/domain/agreement-edits/agreement-edits.access.ts';
import {
  type EditFilter,
  editableEdit,
  editFilterLabels,
  editsByFilter,
} from '@restitui/domain/agreement-edits/edit-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { actorOf, useAuth } from '../../../lib/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { editMessages } from '../agreement-edits.messages.ts';
import { editsQuery } from '../agreement-edits.queries.ts';
import { Suggestion } from './suggestion.tsx';

interface SuggestionsProps {
  agreement: AgreementText;
  t: string | undefined;
  who: string | undefined;
  /** The text may still change. */
  changeable: boolean;
}

/** What was asked to change, filtered by how it stands; under the one whose turn it is, the editor (W-335). */
export function Suggestions({ agreement, t, who, changeable }: SuggestionsProps) {
  const { data, error, isFetching, refetch } = useQuery(editsQuery(agreement.id, t, who));
  const [filter, setFilter] = useState<EditFilter>('todos');
  const auth = useAuth();
  const mayWrite = changeable && auth !== undefined && canWriteAgreement(actorOf(auth), agreement);
  if (error && !data) {
    return <ErrorState title={editMessages.listFailed} error={error} onRetry={() => refetch()} retrying={isFetching} />;
  }
  const by = data && editsByFilter(data);
  const current = data && mayWrite ? editableEdit(data) : undefined;
  return (
    <section aria-labelledby="sugestoes">
      <h2 id="sugestoes" className="mb-3 font-semibold text-lead">
        Sugestões de Edição
      </h2>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Mostrar</legend>
        {(Object.keys(editFilterLabels) as EditFilter[]).map((each) => (
          <Button
            key={each}
            size="sm"
            variant={filter === each ? 'primary' : 'secondary'}
            aria-pressed={filter === each}
            onClick={() => setFilter(each)}
          >
            {editFilterLabels[each]} <span className="figures">({by?.[each].length ?? 0})</span>
          </Button>
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
          <Suggestion
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
