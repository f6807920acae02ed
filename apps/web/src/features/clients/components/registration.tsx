import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { RegistrationForm as Typed } from '@restitui/domain/clients/registration-form.ts';
import type { Lead } from '@restitui/domain/leads/leads.api.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import type { FoundClient } from '../registration-body.ts';
import {
  forgetRegistration,
  formOfLead,
  keepRegistration,
  type Proven,
  type RegistrationDraft,
  readRegistration,
} from '../registration-draft.ts';
import { CompanyCard } from './company-card.tsx';
import { CompanySearch } from './company-search.tsx';
import { RegisteredClient } from './registered-client.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { RegistrationSteps } from './registration-steps.tsx';

interface RegistrationProps {
  /** Whose draft it is. */
  owner: string;
  /** The contact of the site that becomes a client. */
  lead?: Lead | undefined;
  onNext: () => void;
}

/** From the CNPJ to the link for signing; what was typed survives a reload, the password excepted. */
export function Registration({ owner, lead, onNext }: RegistrationProps) {
  const [begun] = useState(() => readRegistration(owner));
  const draft = useRef<RegistrationDraft>(begun);
  const [found, setFound] = useState(begun.found);
  const [proven, setProven] = useState<Proven>(begun.proven ?? {});
  const [created, setCreated] = useState(begun.created);
  const [isLinked, setLinked] = useState(false);

  const keep = useCallback(
    (part: RegistrationDraft) => {
      draft.current = { ...draft.current, ...part };
      keepRegistration(owner, draft.current);
    },
    [owner],
  );
  const restart = (next: FoundClient | undefined) => {
    draft.current = {};
    setProven({});
    setFound(next);
    if (next) keep({ found: next });
    else forgetRegistration();
  };
  useEffect(() => {
    if (Object.keys(proven).length > 0) keep({ proven });
  }, [proven, keep]);

  const onTyped = useCallback((form: Partial<Typed>) => keep({ form }), [keep]);
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
            forgetRegistration();
            onNext();
          }}
          onLinked={() => {
            setLinked(true);
            forgetRegistration();
          }}
        />
      ) : (
        <>
          <Card title="Empresa" description="Os dados vêm da Receita Federal.">
            <CompanySearch
              initial={formatCnpj(begun.found?.cnpj ?? lead?.cnpj ?? '')}
              found={found}
              onFound={restart}
              onReset={() => restart(undefined)}
            />
          </Card>
          {found && <CompanyCard found={found} />}
          {found && (
            <RegistrationForm
              key={found.cnpj}
              found={found}
              kept={draft.current.form ?? (lead && formOfLead(lead))}
              id_lead={lead?.id}
              proven={proven}
              onProven={onProven}
              onTyped={onTyped}
              onCreated={(client) => {
                draft.current = {};
                keep({ created: client });
                setCreated(client);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}
