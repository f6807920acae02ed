import { taxRegimesOf } from '@restitui/domain/agreements/documents/regime-contracts.ts';
import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useOpenClient } from '../../../../lib/use-open-client.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { clientMessages } from '../clients.messages.ts';
import { clientQuery } from '../clients.queries.ts';
import { RegimeEditor } from '../components/regime-editor.tsx';
import { SignLinkDialog } from '../components/sign-link-dialog.tsx';
import { regimeContractsQuery } from '../regime.queries.ts';

type Mode = 'current' | 'free';

/** Adds products of a current regime, or a further regime. */
export function AddProductPage() {
  const cnpjcpf = useOpenClient() ?? '';
  const actor = useActor();
  const { data: client } = useQuery(clientQuery(cnpjcpf));
  const contracts = useQuery(regimeContractsQuery(cnpjcpf));
  const [chosen, setChosen] = useState<Mode>();
  const [saved, setSaved] = useState({ link: '', times: 0 });
  const [shown, setShown] = useState(false);

  if (!client) return null;
  if (!canRegisterClient(actor)) return <Notice tone="info">{clientMessages.noLinking}</Notice>;
  if (contracts.isError) {
    return <ErrorState title="Erro ao carregar dados." error={contracts.error} onRetry={() => contracts.refetch()} />;
  }
  if (!contracts.data) {
    return (
      <div className="flex max-w-3xl flex-col gap-5">
        <LoadingNote text="Carregando…" />
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-9 w-full" />
        ))}
      </div>
    );
  }
  const { current, free } = taxRegimesOf(contracts.data);
  const editor = (mode: Mode) => (
    <RegimeEditor
      key={`${cnpjcpf} ${mode} ${saved.times}`}
      client={client}
      listed={contracts.data}
      mode={mode}
      onSaved={(link) => {
        setSaved({ link, times: saved.times + 1 });
        setChosen('current');
        setShown(true);
      }}
    />
  );

  return (
    <>
      <Tabs<Mode>
        label="Regimes"
        value={chosen ?? (current.length > 0 ? 'current' : 'free')}
        onValueChange={setChosen}
        tabs={[
          {
            value: 'current',
            label: 'Regime Atual',
            keep: true,
            content:
              current.length > 0 ? (
                editor('current')
              ) : (
                <EmptyState
                  className="rounded-md border bg-surface"
                  title="Este cliente ainda não tem regime."
                  description="Comece por “Novo Regime”."
                />
              ),
          },
          {
            value: 'free',
            label: 'Novo Regime',
            keep: true,
            disabled: free.length === 0,
            content: free.length > 0 && editor('free'),
          },
        ]}
      />
      <SignLinkDialog open={shown} onOpenChange={setShown} id_client={cnpjcpf} readingLink={saved.link || undefined} />
    </>
  );
}
