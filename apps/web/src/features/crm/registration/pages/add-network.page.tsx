import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Page } from '../../../../ui/page.tsx';
import { OwnerLinkRegistration } from '../components/owner-link-registration.tsx';

export function AddNetworkPage() {
  const actor = useActor();
  const [round, setRound] = useState(0);
  return (
    <Page
      title="Adicionar Rede"
      description="Mais uma empresa de um proprietário que já é cliente. O acesso dele continua o mesmo."
    >
      <OwnerLinkRegistration key={`${actor.id} ${round}`} onNext={() => setRound(round + 1)} />
    </Page>
  );
}
