import { zodResolver } from '@hookform/resolvers/zod';
import {
  type MissingDataField,
  missingDataForm,
  missingDataLabels,
} from '@restitui/domain/agreements/lifecycle/missing-data.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Mask } from '../../../../lib/masks.ts';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { stateOptions } from '../../../../lib/state-options.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { completeMissingData } from '../lifecycle.queries.ts';

const masks: Partial<Record<MissingDataField, Mask>> = { cep: 'cep', contatoContador: 'phone' };
const autoComplete: Partial<Record<MissingDataField, string>> = {
  cep: 'postal-code',
  logradouro: 'address-line1',
  complemento: 'address-line2',
  bairro: 'address-level3',
  municipio: 'address-level2',
};

/** The party's own data that the text lacks. */
export function MissingDataForm({ id, fields }: { id: string; fields: readonly MissingDataField[] }) {
  const asked = useMemo(() => (fields.includes('logradouro') ? withComplement(fields) : [...fields]), [fields]);
  const form = useForm({
    resolver: zodResolver(missingDataForm),
    defaultValues: Object.fromEntries(asked.map((field) => [field, ''])),
  });
  const draft = `dados que faltam ${id}`;
  const complete = useMutation(withDraft(completeMissingData(id), draft));
  const save = form.handleSubmit((body) =>
    complete.mutate(body, { onError: (error) => focusIssues(error, form.setError) }),
  );
  return (
    <FormProvider {...form}>
      <form
        onSubmit={save}
        noValidate
        aria-label="Dados que faltam"
        className="flex flex-col gap-4 rounded-md border p-4"
      >
        <FormDraft name={draft} saved={complete.isSuccess} />
        <div>
          <h3 className="font-semibold text-body">Complete os seus dados para assinar</h3>
          <p className="text-body text-muted">O contrato é escrito de novo com eles.</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {asked.map((field) =>
            field === 'estado' ? (
              <FormSelect key={field} name={field} label={missingDataLabels[field]} options={stateOptions} required />
            ) : (
              <FormText
                key={field}
                name={field}
                label={field === 'complemento' ? 'Complemento (opcional)' : missingDataLabels[field]}
                required={field !== 'complemento'}
                mask={masks[field]}
                autoComplete={autoComplete[field] ?? 'off'}
              />
            ),
          )}
        </div>
        <Button type="submit" variant="primary" loading={complete.isPending} className="sm:self-end">
          Salvar e escrever o contrato
        </Button>
      </form>
    </FormProvider>
  );
}

/** Adds the optional complement after the number. */
function withComplement(fields: readonly MissingDataField[]): MissingDataField[] {
  return fields.flatMap((field) => (field === 'numero' ? [field, 'complemento' as const] : [field]));
}
