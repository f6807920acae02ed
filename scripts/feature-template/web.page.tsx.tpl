import { canChange{{Items}} } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.access.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingNote } from '../../../../ui/skeleton.tsx';
import { {{Item}}Form } from '../components/{{item-file}}-form.tsx';
import { {{item}}Messages } from '../{{feature}}.messages.ts';
import { remove{{Item}}, {{items}}Query } from '../{{feature}}.queries.ts';

export function {{Items}}Page() {
  const mayChange = canChange{{Items}}(useActor());
  const { data, isPending, isError, error, refetch } = useQuery({{items}}Query());
  const remove = useMutation(remove{{Item}}());

  return (
    <Page title="{{title}}">
      <Card flush>
        {mayChange && <{{Item}}Form />}
        {isPending && <LoadingNote />}
        {isError && <ErrorState title={ {{item}}Messages.loadFailed} error={error} onRetry={() => refetch()} />}
        {data?.length === 0 && <EmptyState title="Nenhum registro." description="Adicione o primeiro acima." />}
        <ul className="divide-y">
          {data?.map(({ id, nome }) => (
            <li key={id} className="flex items-center justify-between gap-3 px-4 py-2">
              <span className="min-w-0 truncate">{nome}</span>
              {mayChange && (
                <IconButton icon={Trash2} label={`Remover ${nome}`} onClick={() => remove.mutate(id)} />
              )}
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  );
}
