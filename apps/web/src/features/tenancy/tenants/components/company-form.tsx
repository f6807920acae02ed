import { zodResolver } from '@hookform/resolvers/zod';
import { formatCep } from '@restitui/brazil/cep.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';
import { type CompanyEdit, companyEdit } from '@restitui/domain/tenancy/tenants/new-tenant.ts';
import type { Tenant } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { resetAfterSave } from '../../../../lib/reset-after-save.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FoldingCard } from '../../../../ui/folding-card.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { updateCompany } from '../tenant-changes.queries.ts';
import { TenantAddressFields } from './tenant-address-fields.tsx';

/** A stored number that is none stays as it is, so that the form refuses it instead of cutting it. */
const maskedPhone = (text: string) => (parsePhone(text) ? formatPhone(text) : text);

const valuesOf = ({ cep, ...tenant }: Tenant): CompanyEdit => {
  const { email, whatsApp, tel, logradouro, numero, complemento, bairro, cidade, uf } = tenant;
  return {
    email,
    whatsApp: maskedPhone(whatsApp),
    tel: maskedPhone(tel),
    cep: formatCep(cep),
    logradouro,
    numero,
    complemento,
    bairro,
    cidade,
    uf: uf as CompanyEdit['uf'],
  };
};

/** Contact and address of a company, as its contracts and messages show them. */
export function CompanyForm({ tenant }: { tenant: Tenant }) {
  const draft = `dados da empresa ${tenant.id}`;
  const save = useMutation(withDraft(updateCompany(tenant.id), draft));
  const form = useForm<CompanyEdit, unknown, z.output<typeof companyEdit>>({
    resolver: zodResolver(companyEdit),
    mode: 'onTouched',
    defaultValues: valuesOf(tenant),
  });
  const { handleSubmit, setError, formState } = form;
  const isComplete = tenant.cidade !== '' && tenant.uf !== '';
  const submit = handleSubmit((body) => {
    const sent = { ...form.getValues() };
    save.mutate(body, {
      onSuccess: ({ data }) => resetAfterSave(form, sent, valuesOf(data)),
      onError: (error) => focusIssues(error, setError),
    });
  });
  return (
    <FormProvider {...form}>
      <FoldingCard
        title="Dados da empresa"
        summary={summaryOf(tenant)}
        notice={<FormDraft name={draft} saved={save.isSuccess} />}
        isFolding={isComplete && !formState.isDirty}
        description="Aparecem nos contratos e nas mensagens. Sem cidade e UF nenhum contrato pode ser assinado."
        className="mb-6 max-w-4xl"
      >
        <form onSubmit={submit} noValidate aria-label="Dados da empresa" className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-3">
            <FormText name="email" label="E-mail" required inputMode="email" autoCapitalize="none" />
            <FormText name="whatsApp" label="WhatsApp" mask="phone" required />
            <FormText name="tel" label="Telefone (opcional)" mask="phone" />
          </div>
          <TenantAddressFields />
          <Button type="submit" className="self-end" disabled={!formState.isDirty} loading={save.isPending}>
            Salvar dados
          </Button>
        </form>
      </FoldingCard>
    </FormProvider>
  );
}

function summaryOf({ email, cidade, uf }: Tenant): string {
  if (cidade && uf) return joinFacts(email, `${cidade}/${uf}`);
  if (cidade || uf) return cidade ? 'Falta a UF' : 'Falta a cidade';
  return 'Faltam cidade e UF';
}
