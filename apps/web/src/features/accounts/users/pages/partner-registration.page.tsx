import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { canLinkUserAgreement } from '@restitui/domain/agreements/documents/agreements.access.ts';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { Page } from '../../../../ui/page.tsx';
import { RegisteredAgreement } from '../../../agreements/documents/components/registered-agreement.tsx';
import { PartnerForm } from '../components/partner-form.tsx';
import { RegisteredUser } from '../components/registered-user.tsx';

export function PartnerRegistrationPage() {
  const actor = useActor();
  const [registered, setRegistered] = useState<User>();
  return (
    <Page title="Cadastrar Parceiro" description="A pessoa entra pendente e acessa depois que o CEO ativar o cadastro.">
      <Card className="max-w-3xl">
        {registered ? (
          <RegisteredUser user={registered} onNext={() => setRegistered(undefined)}>
            {canLinkUserAgreement(actor, registered) && <RegisteredAgreement user={registered} />}
          </RegisteredUser>
        ) : (
          <PartnerForm onRegistered={setRegistered} />
        )}
      </Card>
    </Page>
  );
}
