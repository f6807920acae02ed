import type { AccountingFirmForm } from '@restitui/domain/users/new-accounting-firm.ts';
import { useFormContext } from 'react-hook-form';
import { FormText } from '../../../ui/form-fields.tsx';
import { CompanyLookupHelp } from '../../lookups/components/company-lookup-help.tsx';
import { useCompanyLookup } from '../../lookups/components/use-company-lookup.ts';
import { type CompanyField, companyFields, companyValuesOf } from '../firm-form.ts';

/** The CNPJ, which fills what follows, the company's name and its main activity. */
export function CompanyFields() {
  const { watch, setValue, formState } = useFormContext<AccountingFirmForm>();

  function fill(values: Partial<Record<CompanyField, string>>) {
    for (const [field, value] of Object.entries(values)) {
      const shouldValidate = formState.isSubmitted || value !== '';
      setValue(`cnpj_data.${field as CompanyField}`, value, { shouldDirty: true, shouldValidate });
    }
  }
  const { outcome } = useCompanyLookup(watch('cnpj_data.cnpj'), {
    onFound: (company) => fill(companyValuesOf(company)),
    onCleared: () => fill(Object.fromEntries(companyFields.map((field) => [field, '']))),
  });

  return (
    <>
      <FormText
        name="cnpj_data.cnpj"
        label="CNPJ"
        mask="cnpj"
        required
        help={<CompanyLookupHelp outcome={outcome} />}
        className="max-w-xs"
      />
      <FormText name="cnpj_data.nome" label="Razão social" required />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <FormText name="cnpj_data.cnaeCode" label="Código (CNAE)" required />
        <FormText name="cnpj_data.cnaeText" label="Atividade principal" required />
      </div>
    </>
  );
}
