import { zodResolver } from '@hookform/resolvers/zod';
import { formatCep } from '@restitui/brazil/cep.ts';
import { type AddressForm, addressForm } from '@restitui/domain/accounts/users/address.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { keysOf } from '@restitui/domain/wire/record-keys.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { focusIssues } from '../../../../lib/show-issues.ts';
import { stateOptions } from '../../../../lib/state-options.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { FormCheckbox, FormSelect, FormText } from '../../../../ui/form-fields.tsx';
import { fillAddress } from '../fill-address.ts';
import { saveAddress } from '../onboarding.queries.ts';
import { CepHelp } from './cep-help.tsx';
import { useFoundAddress } from './use-found-address.ts';

interface AddressEditorProps {
  user: User;
  onSaved: (user: User) => void;
  onDirty?: (dirty: boolean) => void;
  /** True on the page that has only this form. */
  autoFocus?: boolean;
}

const draft = 'endereço próprio';

export function AddressEditor({ user, onSaved, onDirty, autoFocus = false }: AddressEditorProps) {
  const form = useForm({
    resolver: zodResolver(addressForm),
    mode: 'onTouched',
    defaultValues: addressOf(user),
  });
  const { watch, getValues, setValue, setError, handleSubmit, formState } = form;
  const { errors, isSubmitted, isDirty } = formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const save = useMutation(withDraft(saveAddress(user.id), draft));

  const outcome = useFoundAddress(watch('cep'), user.cep ?? '', (found, last) => {
    const filled = fillAddress(getValues(), found, last);
    for (const field of keysOf(filled)) {
      const value = filled[field];
      const shouldValidate = isSubmitted || (value !== '' && field in errors);
      setValue(field, value, { shouldDirty: true, shouldValidate });
    }
  });

  const submit = handleSubmit(({ confirmed: _, ...address }) =>
    save.mutate(address, { onSuccess: onSaved, onError: (error) => focusIssues(error, setError) }),
  );

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Endereço" className="flex max-w-xl flex-col gap-5">
        <FormDraft name={draft} saved={save.isSuccess} />
        <div className="grid gap-x-4 sm:grid-cols-2">
          <FormText
            name="cep"
            label="CEP"
            mask="cep"
            required
            help={<CepHelp outcome={outcome} />}
            autoFocus={autoFocus}
            autoComplete="postal-code"
          />
        </div>
        <FormText name="logradouro" label="Logradouro" required autoComplete="address-line1" />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormText name="numero" label="Número" required />
          <FormText name="complemento" label="Complemento (opcional)" autoComplete="address-line2" />
        </div>
        <FormText name="bairro" label="Bairro" required autoComplete="address-level3" />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormText name="municipio" label="Município" required autoComplete="address-level2" />
          <FormSelect name="estado" label="UF" required options={stateOptions} />
        </div>
        <FormCheckbox name="confirmed" label="Confirmo que as informações estão corretas" />
        <Button type="submit" variant="primary" size="lg" loading={save.isPending} className="sm:self-start">
          Salvar endereço
        </Button>
      </form>
    </FormProvider>
  );
}

function addressOf({ cep, logradouro, numero, complemento, bairro, municipio, estado }: User): AddressForm {
  return {
    cep: formatCep(cep ?? ''),
    logradouro: logradouro ?? '',
    numero: numero ?? '',
    complemento: complemento ?? '',
    bairro: bairro ?? '',
    municipio: municipio ?? '',
    estado: estado ?? '',
    confirmed: false,
  };
}
