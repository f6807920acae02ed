import { zodResolver } from '@hookform/resolvers/zod';
import {
  accountingFirmForm,
  type FilledAccountingFirm,
  type AccountingFirmForm as Typed,
  toAccountingFirmBody,
} from '@restitui/domain/accounts/users/new-accounting-firm.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { focusFields } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Card } from '../../../../ui/card.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { formPathOf } from '../firm-form.ts';
import { partnerMessages } from '../partners.messages.ts';
import { registerAccountingFirm } from '../partners.queries.ts';
import { AddressFields } from './address-fields.tsx';
import { CommissionFields } from './commission-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { RegistrationActions } from './registration-actions.tsx';

export type RegisteredFirm = Awaited<ReturnType<NonNullable<ReturnType<typeof registerAccountingFirm>['mutationFn']>>>;

const emptyAddress = { cep: '', logradouro: '', bairro: '', numero: '', municipio: '', uf: '', complemento: '' };
const empty: Typed = {
  cnpj_data: { cnpj: '', nome: '', cnaeCode: '', cnaeText: '', ...emptyAddress },
  info_user: { name: '', cpf: '', email: '', password: '', whatsApp: '' },
  Regime_produto: { comissao: '0' },
  confirmed: false,
};

const draft = 'contabilidade nova';

/** Typed values are kept when the call fails. */
export function AccountingFirmForm({ onRegistered }: { onRegistered: (firm: RegisteredFirm) => void }) {
  const register = useMutation(withDraft(registerAccountingFirm(), draft));
  const form = useForm<Typed, unknown, FilledAccountingFirm>({
    resolver: zodResolver(accountingFirmForm),
    mode: 'onTouched',
    defaultValues: empty,
  });
  const submit = form.handleSubmit((filled) =>
    register.mutate(toAccountingFirmBody(filled), { onSuccess: onRegistered, onError: explain }),
  );

  function explain(error: Error) {
    if (!(error instanceof ApiError)) return;
    const taken = error.code === 'email_taken' ? [{ path: 'email', message: error.message }] : [];
    const refused = [...taken, ...error.issues].map(({ path, message }) => ({ field: formPathOf(path), message }));
    focusFields(refused, form.setError);
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Cadastrar Contabilidade" className="flex max-w-3xl flex-col gap-5">
        <FormDraft name={draft} saved={register.isSuccess} />
        <Card title="Escritório">
          <div className="flex flex-col gap-5">
            <CompanyFields />
            <AddressFields prefix="cnpj_data." state="uf" required />
          </div>
        </Card>
        <Card title="Responsável">
          <div className="flex flex-col gap-5">
            <PersonFields prefix="info_user." />
          </div>
        </Card>
        <Card title="Comissão">
          <CommissionFields name="Regime_produto.comissao" />
        </Card>
        {register.isError && (
          <Notice tone="danger" error={register.error} title={partnerMessages.firmFailed}>
            {register.error.message}
          </Notice>
        )}
        <RegistrationActions pending={register.isPending} />
        <LeaveGuard unsaved={form.formState.isDirty && !register.isSuccess} description={partnerMessages.unsaved} />
      </form>
    </FormProvider>
  );
}
