import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { useCallback } from 'react';
import { Card } from '../../../ui/card.tsx';
import { FormText } from '../../../ui/form-fields.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { registrationMessages } from '../registration.messages.ts';
import type { Proven } from '../registration-draft.ts';
import { ContactCode } from './contact-code.tsx';

interface OwnerFieldsProps {
  proven: Proven;
  waived: boolean;
  /** Somebody tried to go on without the proofs. */
  isLacking: boolean;
  onProven: (channel: MessageChannel, to: string | undefined) => void;
}

/** Who owns the company, and the two contacts that a code proves. */
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
        <ContactCode
          channel="whatsapp"
          name="contatoProprietario"
          proven={proven.whatsapp}
          waived={waived}
          onProven={provesWhatsApp}
        />
        <ContactCode channel="email" name="emailProprietario" proven={proven.email} onProven={provesEmail} />
        {isLacking && <Notice tone="danger">{registrationMessages.unproven}</Notice>}
      </div>
    </Card>
  );
}
