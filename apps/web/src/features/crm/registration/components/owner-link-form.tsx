import { zodResolver } from '@hookform/resolvers/zod';
import {
  type OwnerLink,
  ownerLinkForm,
  type OwnerLinkForm as Typed,
} from '@restitui/domain/crm/clients/registration-form.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { bankProblem } from '../../../../lib/bank-text.ts';
import { focusIssues, focusRefusal } from '../../../../lib/show-issues.ts';
import { notify } from '../../../../lib/toast.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Card } from '../../../../ui/card.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { banksQuery } from '../../../operations/lookups/lookups.queries.ts';
import { registrationMessages as messages } from '../registration.messages.ts';
import { createClientForOwner } from '../registration.queries.ts';
import { type FoundClient, ownerLinkBody } from '../registration-body.ts';
import { type CreatedClient, emptyRegistration } from '../registration-draft.ts';
import { ContractCard } from './contract-card.tsx';
import { ErrorDialog } from './error-dialog.tsx';

const { regimeTributario, produtosSelecionados, comissao, banco, agencia, conta, concordo } = emptyRegistration;
const { cpfProprietario, contatoProprietario, emailProprietario } = emptyRegistration;
const contract = { regimeTributario, produtosSelecionados, comissao, banco, agencia, conta, concordo };
const empty: Typed = { ...contract, cpfProprietario, contatoProprietario, emailProprietario };

interface OwnerLinkFormProps {
  found: FoundClient;
  onCreated: (created: CreatedClient) => void;
}

export function OwnerLinkForm({ found, onCreated }: OwnerLinkFormProps) {
  const draft = `rede ${found.cnpj}`;
  const create = useMutation(withDraft(createClientForOwner, draft));
  const { data: banks } = useQuery(banksQuery);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Typed, unknown, OwnerLink>({
    resolver: zodResolver(ownerLinkForm),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { setError, handleSubmit, formState } = form;

  function explain(error: Error) {
    focusIssues(error, setError, { comissaoTenant: 'comissao' });
    if (focusRefusal(error, 'owner_not_found', setError, 'cpfProprietario')) return;
    setFailure(error instanceof ApiError && error.status > 0 ? error.message : messages.createFailed);
  }

  function send(filled: OwnerLink) {
    const bank = bankProblem(filled.banco, banks);
    if (bank) return setError('banco', { message: bank }, { shouldFocus: true });
    const { regimeTributario: typeRegime, produtosSelecionados: products } = filled;
    create.mutate(ownerLinkBody(found, filled), {
      onSuccess: ({ id_client, razao_social }) => onCreated({ id_client, razao_social, typeRegime, products }),
      onError: explain,
    });
  }

  return (
    <FormProvider {...form}>
      <form
        onSubmit={handleSubmit(send, () => notify.error(messages.linkIncomplete))}
        noValidate
        aria-label="Adicionar Rede"
        className="flex flex-col gap-6"
      >
        <FormDraft name={draft} saved={create.isSuccess} />
        <Card title="Proprietário" description="Quem já é cliente desta empresa, pelo CPF.">
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <FormText name="cpfProprietario" label="CPF" mask="cpf" required />
            <FormText name="contatoProprietario" label="WhatsApp" mask="phone" required />
            <FormText name="emailProprietario" label="E-mail" inputMode="email" autoCapitalize="none" required />
          </div>
        </Card>
        <ContractCard creating={create.isPending} />
        <LeaveGuard
          unsaved={formState.isDirty && !create.isSuccess}
          description="O cadastro ainda não foi criado. Se sair agora, o que foi digitado se perde."
        />
      </form>
      <ErrorDialog title={messages.createFailedTitle} text={failure} onClose={() => setFailure(undefined)} />
    </FormProvider>
  );
}
