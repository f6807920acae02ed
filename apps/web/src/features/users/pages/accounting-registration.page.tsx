import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RegisteredAgreement } from '../../agreements/components/registered-agreement.tsx';
import { AccountingFirmForm, type RegisteredFirm } from '../components/accounting-firm-form.tsx';
import { Registered } from '../components/registered.tsx';
import { SigningLink } from '../components/signing-link.tsx';

export function AccountingRegistrationPage() {
  const [firm, setFirm] = useState<RegisteredFirm>();
  return (
    <>
      <PageHeader
        title="Cadastrar Contabilidade"
        description="O escritório entra pendente e acessa depois que o CEO ativar o cadastro."
      />
      {firm ? (
        <Card className="max-w-3xl">
          <Registered user={firm} onNext={() => setFirm(undefined)}>
            <RegisteredAgreement user={firm} />
            <SigningLink link={firm.link} />
          </Registered>
        </Card>
      ) : (
        <AccountingFirmForm onRegistered={setFirm} />
      )}
    </>
  );
}
