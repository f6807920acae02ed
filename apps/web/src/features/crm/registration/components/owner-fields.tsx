import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useCallback } from 'react';
import { Card } from '../../../../ui/card.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ContactCode } from '../../../accounts/verification-codes/components/contact-code.tsx';
import type { VerifiedContacts } from '../../../accounts/verification-codes/verification-codes.queries.ts';

import { KnownOwner } from './known-owner.tsx';

interface OwnerFieldsProps {
  proven: VerifiedContacts;
  waived: boolean;
  /** True after an attempt to submit without verified contacts. */
  isLacking: boolean;
  onProven: (channel: MessageChannel, to: string | undefined) => void;
}

/** The owner, and the two contacts to be verified by code. */
export function OwnerFields({ proven, waived, isLacking, onProven }: OwnerFieldsProps) {
  const provesWhatsApp = useCallback((to: string | undefined) => onProven('whatsapp', to), [onProven]);
  const provesEmail = useCallback((to: string | undefined) => onProven('email', to), [onProven]);
  return (
    <Card title="Proprietário" description="Um código confirma o WhatsApp e outro o e-mail de quem vai assinar.">
      <div className="flex flex-col gap-5">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormText name="nomeProprietario" label="Nome" required />
          <FormText name="cpfProprietario" label="CPF" mask="cpf" required />
        </div>
        <KnownOwner />
        <ContactCode
          channel="whatsapp"
          name="contatoProprietario"
          proven={proven.whatsapp}
          waived={waived}
          onProven={provesWhatsApp}
        />
        <ContactCode channel="email" name="emailProprietario" proven={proven.email} onProven={provesEmail} />
        {isLacking && <Notice tone="danger">{clientErrors.contacts_unproven.message}</Notice>}
      </div>
    </Card>
  );
}
