import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Page } from '../../../../ui/page.tsx';
import { FromLead } from '../../leads/components/from-lead.tsx';
import { Registration } from '../components/registration.tsx';

export function RegisterClientPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const { lead } = useSearch({ from: '/signed-in/cadastrar-cliente' });
  return (
    <Page
      title="Cadastrar Cliente"
      description={
        actor.typeUser === 'ADMIN' && selected
          ? `O cliente entra na carteira de ${selected.title}.`
          : 'Busque a empresa, confirme os contatos do proprietário e gere a minuta.'
      }
    >
      <FromLead id={lead}>{(lead) => <ConsecutiveRegistrations lead={lead} />}</FromLead>
    </Page>
  );
}

/** Consecutive registrations; a registration from a lead has its own draft. */
function ConsecutiveRegistrations({ lead }: { lead: Lead | undefined }) {
  const actor = useActor();
  const tenant = useActingTenant() ?? actor.id_tenant;
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const owner = [actor.id, tenant, lead?.id].filter(Boolean).join(' ');
  function next() {
    setRound(round + 1);
    if (lead) navigate({ to: '/cadastrar-cliente', search: {} });
  }
  return <Registration key={`${owner} ${round}`} owner={owner} lead={lead} onNext={next} />;
}
