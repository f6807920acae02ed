import { displayName } from '@restitui/brazil/display-name.ts';
import { type ClientEdit, ownerContactEdit } from '@restitui/domain/crm/clients/client-edit.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { ContactCode } from '../../../accounts/verification-codes/components/contact-code.tsx';
import { type VerifiedContacts, waiverQuery } from '../../../accounts/verification-codes/verification-codes.queries.ts';
import { ClientEditForm } from './client-edit-form.tsx';

/** A new contact must be verified by a code, because the owner is reached and signs through it. */
export function OwnerContactForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const { data: waived = false } = useQuery(waiverQuery(useActingTenant()));
  const [proven, setProven] = useState<VerifiedContacts>({});
  const prove = useCallback(
    (channel: MessageChannel, to: string | undefined) => setProven((before) => ({ ...before, [channel]: to })),
    [],
  );
  const provesWhatsApp = useCallback((to: string | undefined) => prove('whatsapp', to), [prove]);
  const provesEmail = useCallback((to: string | undefined) => prove('email', to), [prove]);

  function refuse({ contatoProprietario, emailProprietario }: Partial<ClientEdit>) {
    const lacksWhatsApp = contatoProprietario !== undefined && contatoProprietario !== proven.whatsapp && !waived;
    const lacksEmail = emailProprietario !== undefined && emailProprietario !== proven.email;
    return lacksWhatsApp || lacksEmail ? clientErrors.contacts_unproven.message : undefined;
  }

  return (
    <ClientEditForm title="Proprietário" client={client} shape={ownerContactEdit} refuse={refuse} onDone={onDone}>
      <p className="text-caption text-muted">
        Vale para todos os clientes de {displayName(client.nomeProprietario)}. Um contato novo é confirmado com um
        código.
      </p>
      <ContactCode
        channel="whatsapp"
        name="contatoProprietario"
        current={client.contatoProprietario}
        proven={proven.whatsapp}
        waived={waived}
        onProven={provesWhatsApp}
      />
      <ContactCode
        channel="email"
        name="emailProprietario"
        current={client.emailProprietario}
        proven={proven.email}
        onProven={provesEmail}
      />
    </ClientEditForm>
  );
}
