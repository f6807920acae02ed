import { zodResolver } from '@hookform/resolvers/zod';
import { type NewTenantForm, newTenantForm } from '@restitui/domain/tenancy/tenants/new-tenant.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { focusIssues, focusRefusal } from '../../../../lib/show-issues.ts';
import { notify } from '../../../../lib/toast.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormCheckbox, FormText } from '../../../../ui/form-fields.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { CompanyLookupHelp } from '../../../operations/lookups/components/company-lookup-help.tsx';
import { useCompanyLookup } from '../../../operations/lookups/components/use-company-lookup.ts';
import { companyFields, emptyCompany } from '../company-fields.ts';
import { createTenant } from '../tenant-changes.queries.ts';
import { tenantMessages } from '../tenants.messages.ts';
import { TenantAddressFields } from './tenant-address-fields.tsx';
import { useOpenCompany } from './use-open-company.ts';

interface NewTenantFormProps {
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

const draft = 'empresa nova';

export function NewTenantEditor({ onDone, onDirty }: NewTenantFormProps) {
  const openCompany = useOpenCompany();
  const create = useMutation({
    ...withDraft(createTenant, draft),
    onSuccess: (company) =>
      notify.success(tenantMessages.created, undefined, {
        label: tenantMessages.open,
        onClick: () => openCompany(company),
      }),
  });
  const form = useForm<NewTenantForm, unknown, z.output<typeof newTenantForm>>({
    resolver: zodResolver(newTenantForm),
    mode: 'onTouched',
    defaultValues: emptyCompany,
  });
  const { watch, setValue, setError, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  function fill(values: Partial<NewTenantForm>) {
    for (const [field, value] of Object.entries(values)) {
      const shouldValidate = formState.isSubmitted || field in errors;
      setValue(field as keyof NewTenantForm, value, { shouldDirty: true, shouldValidate });
    }
  }

  const lookup = useCompanyLookup(watch('cnpj'), {
    onFound: (company) => fill(companyFields(company)),
    onCleared: () => fill(companyFields(undefined)),
  });

  const submit = handleSubmit(({ concordo: _, ...body }) =>
    create.mutate(body, {
      onSuccess: onDone,
      onError: (error) => {
        focusIssues(error, setError);
        focusRefusal(error, 'tenant_exists', setError, 'cnpj');
      },
    }),
  );

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Adicionar Empresa" className="flex flex-col gap-4 pb-2">
        <FormDraft name={draft} saved={create.isSuccess} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText
            name="cnpj"
            label="CNPJ"
            mask="cnpj"
            required
            autoFocus
            help={
              lookup.outcome === 'found' ? (
                <span role="status">{tenantMessages.cnpjFound}</span>
              ) : (
                <CompanyLookupHelp outcome={lookup.outcome} />
              )
            }
          />
          <FormText name="tipo" label="Tipo (opcional)" help="MATRIZ ou FILIAL" />
          <FormText name="razao_social" label="Razão social" required />
          <FormText name="fantasia" label="Nome fantasia (opcional)" />
          <FormText name="cnae" label="Código do CNAE" required />
          <FormText name="cnae_info" label="Descrição do CNAE" required />
          <FormText name="email" label="E-mail" required inputMode="email" autoCapitalize="none" />
          <FormText name="whatsApp" label="WhatsApp" mask="phone" required />
          <FormText name="tel" label="Telefone" mask="phone" required />
          <FormText
            name="comissao_admin"
            label="Comissão (%)"
            required
            help="De 0 a 100"
            inputMode="decimal"
            className="figures"
          />
        </div>
        <TenantAddressFields />
        <FormCheckbox name="concordo" label="Concordo com os termos e confirmo os dados da empresa" />
        {create.isError && (
          <Notice tone="danger" error={create.error}>
            {tenantMessages.creationFailed(create.error)}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <Button onClick={onDone} disabled={create.isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" loading={create.isPending}>
            Criar Tenant
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
