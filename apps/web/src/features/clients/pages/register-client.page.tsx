import { useState } from 'react';
import { useSelectedTenant } from '../../../lib/session-store.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Registration } from '../components/registration.tsx';

export function RegisterClientPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const [round, setRound] = useState(0);
  const owner = `${actor.id} ${actor.typeUser === 'ADMIN' ? (selected?.id ?? actor.id_tenant) : actor.id_tenant}`;
  return (
    <>
      <PageHeader
        title="Cadastrar Cliente"
        description={
          actor.typeUser === 'ADMIN' && selected
            ? `O cliente entra na carteira de ${selected.title}.`
            : 'Busque a empresa, confirme os contatos do proprietário e gere a minuta.'
        }
      />
      <Registration key={`${owner} ${round}`} owner={owner} onNext={() => setRound(round + 1)} />
    </>
  );
}
