import { useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import type { FoundClient } from '../registration-body.ts';
import type { CreatedClient } from '../registration-draft.ts';
import { CompanyCard } from './company-card.tsx';
import { CompanySearch } from './company-search.tsx';
import { OwnerLinkForm } from './owner-link-form.tsx';
import { RegisteredClient } from './registered-client.tsx';

/** Registers a further company of an owner known by CPF (I-161 to I-168). */
export function OwnerLinkRegistration({ onNext }: { onNext: () => void }) {
  const [found, setFound] = useState<FoundClient>();
  const [created, setCreated] = useState<CreatedClient>();
  if (created) {
    return (
      <div className="max-w-3xl">
        <RegisteredClient created={created} onLinked={() => {}} onNext={onNext} />
      </div>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Card title="Empresa" description="Os dados são preenchidos pelo CNPJ.">
        <CompanySearch initial="" found={found} onFound={setFound} onReset={() => setFound(undefined)} />
      </Card>
      {found && <CompanyCard found={found} />}
      {found && <OwnerLinkForm key={found.cnpj} found={found} onCreated={setCreated} />}
    </div>
  );
}
