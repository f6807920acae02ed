import { canLinkUserAgreement } from '@restitui/domain/agreements/agreements.access.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { useState } from 'react';
import { useActor } from '../../../lib/use-actor.ts';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RegisteredAgreement } from '../../agreements/components/registered-agreement.tsx';
import { PartnerForm } from '../components/partner-form.tsx';
import { Registered } from '../components/registered.tsx';

export function PartnerRegistrationPage() {
  const actor = useActor();
  const [registered, setRegistered] = useState<User>();
  return (
    <>
      <PageHeader
        title="Cadastrar Parceiro"
        description="A pessoa entra pendente e acessa depois que o CEO ativar o cadastro."
      />
      <Card className="max-w-3xl">
        {registered ? (
          <Registered user={registered} onNext={() => setRegistered(undefined)}>
            {canLinkUserAgreement(actor, registered) && <RegisteredAgreement user={registered} />}
          </Registered>
        ) : (
          <PartnerForm onRegistered={setRegistered} />
        )}
      </Card>
    </>
  );
}
