import { zodResolver } from '@hookform/resolvers/zod';
import { clientPasswordRule } from '@restitui/domain/crm/clients/new-client.ts';
import {
  type Registration,
  registrationForm,
  type RegistrationForm as Typed,
} from '@restitui/domain/crm/clients/registration-form.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { bankProblem } from '../../../../lib/bank-text.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { notify } from '../../../../lib/toast.ts';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Card } from '../../../../ui/card.tsx';
import { FormPassword, FormText } from '../../../../ui/form-fields.tsx';
import { type VerifiedContacts, waiverQuery } from '../../../accounts/verification-codes/verification-codes.queries.ts';
import { banksQuery } from '../../../operations/lookups/lookups.queries.ts';
import { registrationMessages as messages } from '../registration.messages.ts';
import { createClient } from '../registration.queries.ts';
import { type FoundClient, registrationBody } from '../registration-body.ts';
import { type CreatedClient, emptyRegistration } from '../registration-draft.ts';
import { ContractCard } from './contract-card.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { OwnerFields } from './owner-fields.tsx';

interface RegistrationFormProps {
  found: FoundClient;
  initial: Partial<Typed> | undefined;
  id_lead: string | undefined;
  proven: VerifiedContacts;
  onProven: (channel: MessageChannel, to: string | undefined) => void;
  onTyped: (form: Partial<Typed>) => void;
  onCreated: (created: CreatedClient) => void;
}

/** Form fields whose name differs from the wire. */
const formNames: Record<string, Path<Typed>> = { comissaoTenant: 'comissao', password: 'senha' };

export function RegistrationForm({
  found,
  initial,
  id_lead,
  proven,
  onProven,
  onTyped,
  onCreated,
}: RegistrationFormProps) {
  const create = useMutation(createClient);
  const { data: waived = false } = useQuery(waiverQuery(useActingTenant()));
  const { data: banks } = useQuery(banksQuery);
  const [isLacking, setLacking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Typed, unknown, Registration>({
    resolver: zodResolver(registrationForm),
    mode: 'onTouched',
    defaultValues: { ...emptyRegistration, ...initial },
  });
  const { watch, setError, handleSubmit } = form;
  useEffect(() => {
    const typing = watch((values) => onTyped(values as Partial<Typed>));
    return () => typing.unsubscribe();
  }, [watch, onTyped]);

  const prove = useCallback(
    (channel: MessageChannel, to: string | undefined) => {
      onProven(channel, to);
      setLacking(false);
    },
    [onProven],
  );

  function explain(error: Error) {
    focusIssues(error, setError, formNames);
    if (error instanceof ApiError && error.code === 'contacts_unproven') {
      setLacking(true);
      onProven('whatsapp', undefined);
      onProven('email', undefined);
    }
    setFailure(error instanceof ApiError && error.status > 0 ? error.message : messages.createFailed);
  }

  function send(filled: Registration) {
    const bank = bankProblem(filled.banco, banks);
    if (bank) return setError('banco', { message: bank }, { shouldFocus: true });
    if (!proven.email || !(proven.whatsapp || waived)) {
      setLacking(true);
      return notify.error(messages.unverified);
    }
    const { regimeTributario: typeRegime, produtosSelecionados: products } = filled;
    create.mutate(
      { ...registrationBody(found, filled), id_lead },
      {
        onSuccess: ({ id_client, razao_social }) => onCreated({ id_client, razao_social, typeRegime, products }),
        onError: explain,
      },
    );
  }

  return (
    <FormProvider {...form}>
      <form
        onSubmit={handleSubmit(send, () => notify.error(messages.incomplete))}
        noValidate
        aria-label="Cadastrar Cliente"
        className="flex flex-col gap-6"
      >
        <OwnerFields proven={proven} waived={waived} isLacking={isLacking} onProven={prove} />
        <Card title="Contador" description="Quem cuida da contabilidade da empresa.">
          <div className="flex flex-col gap-5">
            <FormText name="nomeContador" label="Nome do contador" required />
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <FormText name="contatoContador" label="WhatsApp do contador" mask="phone" required />
              <FormText
                name="emailContador"
                label="E-mail do contador"
                inputMode="email"
                autoCapitalize="none"
                required
              />
            </div>
          </div>
        </Card>
        <ContractCard creating={create.isPending}>
          <FormPassword
            name="senha"
            label="Senha provisória do cliente"
            help={`Em branco, o cliente entra com um código. ${clientPasswordRule}`}
          />
        </ContractCard>
      </form>
      <ErrorDialog title={messages.createFailedTitle} text={failure} onClose={() => setFailure(undefined)} />
    </FormProvider>
  );
}
