import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { Page } from '../../../../ui/page.tsx';
import { RegisteredAgreement } from '../../../agreements/documents/components/registered-agreement.tsx';
import { AccountingFirmForm, type RegisteredFirm } from '../components/accounting-firm-form.tsx';
import { RegisteredUser } from '../components/registered-user.tsx';
import { SigningLink } from '../components/signing-link.tsx';

export function AccountingRegistrationPage() {
  const [firm, setFirm] = useState<RegisteredFirm>();
  return (
    <Page
      title="Cadastrar Contabilidade"
      description="O escritório entra pendente e acessa depois que o CEO ativar o cadastro."
    >
      {firm ? (
        <Card className="max-w-3xl">
          <RegisteredUser user={firm} onNext={() => setFirm(undefined)}>
            <RegisteredAgreement user={firm} />
            <SigningLink link={firm.link} />
          </RegisteredUser>
        </Card>
      ) : (
        <AccountingFirmForm onRegistered={setFirm} />
      )}
    </Page>
  );
}
