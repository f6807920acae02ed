import { type ClientEdit, ownerContactEdit } from '@restitui/domain/clients/client-edit.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useActingTenant } from '../../../lib/use-actor.ts';
import { registrationMessages } from '../registration.messages.ts';
import { waiverQuery } from '../registration.queries.ts';
import type { Proven } from '../registration-draft.ts';
import { ClientEditForm } from './client-edit-form.tsx';
import { ContactCode } from './contact-code.tsx';

/** The owner signs with what arrives here: a new contact is proven by a code before it is stored. */
export function OwnerContactForm({ client, onDone }: { client: Client; onDone: () => void }) {
  const { data: waived = false } = useQuery(waiverQuery(useActingTenant()));
  const [proven, setProven] = useState<Proven>({});
  const prove = useCallback(
    (channel: MessageChannel, to: string | undefined) => setProven((before) => ({ ...before, [channel]: to })),
    [],
  );
  const provesWhatsApp = useCallback((to: string | undefined) => prove('whatsapp', to), [prove]);
  const provesEmail = useCallback((to: string | undefined) => prove('email', to), [prove]);

  function refuse({ contatoProprietario, emailProprietario }: Partial<ClientEdit>) {
    const lacksWhatsApp = contatoProprietario !== undefined && contatoProprietario !== proven.whatsapp && !waived;
    const lacksEmail = emailProprietario !== undefined && emailProprietario !== proven.email;
    return lacksWhatsApp || lacksEmail ? registrationMessages.unproven : undefined;
  }

  return (
    <ClientEditForm title="Proprietário" client={client} shape={ownerContactEdit} refuse={refuse} onDone={onDone}>
      <p className="text-caption text-muted">
        Vale para todos os clientes de {client.nomeProprietario}. Um contato novo é confirmado com um código.
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
