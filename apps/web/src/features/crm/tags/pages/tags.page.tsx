import { useMutation, useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import { TagForm } from '../components/tag-form.tsx';
import { TagRow } from '../components/tag-row.tsx';
import { tagMessages } from '../tags.messages.ts';
import { createTag, tagsQuery } from '../tags.queries.ts';

export function TagsPage() {
  const { data, isPending, isError, error, refetch } = useQuery(tagsQuery());
  const label = 'Nova etiqueta';
  const create = useMutation(withDraft(createTag(), label));

  return (
    <Page title="Etiquetas" description="Para agrupar os clientes da empresa e filtrar a lista deles.">
      <Card flush className="max-w-3xl">
        <div className="border-b">
          <TagForm
            label={label}
            defaultValues={{ nome: '', cor: 'cinza' }}
            submitLabel="Adicionar"
            pending={create.isPending}
            onSave={(typed, onSaved) => create.mutate(typed, { onSuccess: onSaved })}
          />
        </div>
        {isPending && <LoadingNote />}
        {isError && <ErrorState title={tagMessages.loadFailed} error={error} onRetry={() => refetch()} />}
        {data?.length === 0 && (
          <EmptyState icon={Tags} title="Nenhuma etiqueta." description="Adicione a primeira acima." />
        )}
        <ul className="divide-y">
          {data?.map((tag) => (
            <li key={tag.id}>
              <TagRow tag={tag} />
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
