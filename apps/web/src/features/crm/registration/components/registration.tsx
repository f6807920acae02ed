import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { RegistrationForm as Typed } from '@restitui/domain/crm/clients/registration-form.ts';
import type { Lead } from '@restitui/domain/crm/leads/leads.api.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Card } from '../../../../ui/card.tsx';
import type { VerifiedContacts } from '../../../accounts/verification-codes/verification-codes.queries.ts';
import type { FoundClient } from '../registration-body.ts';
import {
  clearRegistration,
  leadAsForm,
  type RegistrationDraft,
  readRegistration,
  saveRegistration,
} from '../registration-draft.ts';
import { CompanyCard } from './company-card.tsx';
import { CompanySearch } from './company-search.tsx';
import { KnownClient } from './known-client.tsx';
import { RegisteredClient } from './registered-client.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

interface RegistrationProps {
  /** Owner of the draft. */
  owner: string;
  /** The lead that becomes a client. */
  lead?: Lead | undefined;
  onNext: () => void;
}

/** Registration from the CNPJ to the signing link; typed values except the password survive a reload. */
export function Registration({ owner, lead, onNext }: RegistrationProps) {
  const [stored] = useState(() => readRegistration(owner));
  const draft = useRef<RegistrationDraft>(stored);
  const [found, setFound] = useState(stored.found);
  const [proven, setProven] = useState<VerifiedContacts>(stored.proven ?? {});
  const [created, setCreated] = useState(stored.created);
  const [isLinked, setLinked] = useState(false);

  const saveDraft = useCallback(
    (part: RegistrationDraft) => {
      draft.current = { ...draft.current, ...part };
      saveRegistration(owner, draft.current);
    },
    [owner],
  );
  const restart = (next: FoundClient | undefined) => {
    draft.current = {};
    setProven({});
    setFound(next);
    if (next) saveDraft({ found: next });
    else clearRegistration();
  };
  useEffect(() => {
    if (Object.keys(proven).length > 0) saveDraft({ proven });
  }, [proven, saveDraft]);

  const onTyped = useCallback((form: Partial<Typed>) => saveDraft({ form }), [saveDraft]);
  const onProven = useCallback(
    (channel: MessageChannel, to: string | undefined) => setProven((before) => ({ ...before, [channel]: to })),
    [],
  );

  const at = created ? (isLinked ? 4 : 3) : found ? (proven.email ? 2 : 1) : 0;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <RegistrationSteps at={at} />
      {created ? (
        <RegisteredClient
          created={created}
          onNext={() => {
            clearRegistration();
            onNext();
          }}
          onLinked={() => {
            setLinked(true);
            clearRegistration();
          }}
        />
      ) : (
        <>
          <Card title="Empresa" description="Os dados são preenchidos pelo CNPJ.">
            <CompanySearch
              initial={formatCnpj(stored.found?.cnpj ?? lead?.cnpj ?? '')}
              found={found}
              onFound={restart}
              onReset={() => restart(undefined)}
            />
          </Card>
          {found && <CompanyCard found={found} />}
          {found && <KnownClient cnpj={found.cnpj} />}
          {found && (
            <RegistrationForm
              key={found.cnpj}
              found={found}
              initial={draft.current.form ?? (lead && leadAsForm(lead))}
              id_lead={lead?.id}
              proven={proven}
              onProven={onProven}
              onTyped={onTyped}
              onCreated={(client) => {
                draft.current = {};
                saveDraft({ created: client });
                setCreated(client);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
