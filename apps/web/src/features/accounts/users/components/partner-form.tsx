import { zodResolver } from '@hookform/resolvers/zod';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { storedCommission } from '@restitui/domain/accounts/users/commission.ts';
import {
  type FilledPartner,
  partnerForm,
  type PartnerForm as Typed,
} from '@restitui/domain/accounts/users/new-partner.ts';
import { registrableCargos } from '@restitui/domain/accounts/users/partners.access.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { focusIssues, focusRefusal } from '../../../../lib/show-issues.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormSelect } from '../../../../ui/form-fields.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { partnerMessages } from '../partners.messages.ts';
import { registerPartner } from '../partners.queries.ts';
import { CommissionFields } from './commission-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { RegistrationActions } from './registration-actions.tsx';

const empty = { name: '', cpf: '', email: '', password: '', whatsApp: '', comissao_user: '0', confirmed: false };

const draft = 'parceiro novo';

export function PartnerForm({ onRegistered }: { onRegistered: (user: User) => void }) {
  const cargos = registrableCargos(useActor());
  const register = useMutation(withDraft(registerPartner(), draft));
  const form = useForm<Typed, unknown, FilledPartner>({
    resolver: zodResolver(partnerForm),
    mode: 'onTouched',
    defaultValues: { ...empty, ...(cargos.length === 1 && { typeCargo: cargos[0] }) },
  });

  const submit = form.handleSubmit(({ confirmed: _, comissao_user, ...person }) =>
    register.mutate({ ...person, ...storedCommission(comissao_user) }, { onSuccess: onRegistered, onError: explain }),
  );

  function explain(error: Error) {
    focusRefusal(error, 'email_taken', form.setError, 'email');
    focusIssues(error, form.setError);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Cadastrar Parceiro" className="flex flex-col gap-5">
        <FormDraft name={draft} saved={register.isSuccess} />
        <PersonFields />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormSelect
            name="typeCargo"
            label="Cargo"
            required
            options={cargos.map((value) => ({ value, label: cargoLabels[value] }))}
          />
        </div>
        <CommissionFields name="comissao_user" />
        {register.isError && (
          <Notice tone="danger" error={register.error}>
            {partnerMessages.creationFailed(register.error)}
          </Notice>
        )}
        <RegistrationActions pending={register.isPending} />
        <LeaveGuard unsaved={form.formState.isDirty && !register.isSuccess} description={partnerMessages.unsaved} />
      </form>
    </FormProvider>
  );
}
