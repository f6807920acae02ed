import type { AccountingFirmForm } from '@restitui/domain/accounts/users/new-accounting-firm.ts';
import { keysOf } from '@restitui/domain/wire/record-keys.ts';
import { useFormContext } from 'react-hook-form';
import { FormText } from '../../../../ui/form-fields.tsx';
import { CompanyLookupHelp } from '../../../operations/lookups/components/company-lookup-help.tsx';
import { useCompanyLookup } from '../../../operations/lookups/components/use-company-lookup.ts';
import { type CompanyField, companyFields, companyValuesOf } from '../firm-form.ts';

/** CNPJ, whose look-up fills the fields below, company name and main activity. */
export function CompanyFields() {
  const { watch, setValue, formState } = useFormContext<AccountingFirmForm>();

  function fill(values: Partial<Record<CompanyField, string>>) {
    for (const field of keysOf(values)) {
      const value = values[field] ?? '';
      const shouldValidate = formState.isSubmitted || value !== '';
      setValue(`cnpj_data.${field}`, value, { shouldDirty: true, shouldValidate });
    }
  }
  const { outcome } = useCompanyLookup(watch('cnpj_data.cnpj'), {
    onFound: (company) => fill(companyValuesOf(company)),
    onCleared: () => fill(Object.fromEntries(companyFields.map((field) => [field, '']))),
  });

  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[16rem_1fr]">
        <FormText
          name="cnpj_data.cnpj"
          label="CNPJ"
          mask="cnpj"
          required
          help={<CompanyLookupHelp outcome={outcome} />}
        />
        <FormText name="cnpj_data.nome" label="Razão social" required />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <FormText name="cnpj_data.cnaeCode" label="Código (CNAE)" required />
        <FormText name="cnpj_data.cnaeText" label="Atividade principal" required />
      </div>
    </>
  );
}
