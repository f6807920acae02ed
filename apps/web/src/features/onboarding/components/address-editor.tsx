import { zodResolver } from '@hookform/resolvers/zod';
import { formatCep } from '@restitui/brazil/cep.ts';
import { type AddressForm, addressForm } from '@restitui/domain/users/address.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { stateOptions } from '../../../lib/state-options.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { MaskedInput } from '../../../ui/masked-input.tsx';
import { Select } from '../../../ui/select.tsx';
import { fillAddress } from '../fill-address.ts';
import { saveAddress } from '../onboarding.queries.ts';
import { CepHelp } from './cep-help.tsx';
import { useFoundAddress } from './use-found-address.ts';

interface AddressEditorProps {
  user: User;
  onSaved: (user: User) => void;
  onDirty?: (dirty: boolean) => void;
  /** On a page of its own. */
  autoFocus?: boolean;
}

export function AddressEditor({ user, onSaved, onDirty, autoFocus = false }: AddressEditorProps) {
  const form = useForm({
    resolver: zodResolver(addressForm),
    mode: 'onTouched',
    defaultValues: addressOf(user),
  });
  const { register, control, watch, getValues, setValue, setError, handleSubmit, formState } = form;
  const { errors, isSubmitted, isDirty } = formState;
  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  const save = useMutation(saveAddress(user.id));

  const outcome = useFoundAddress(watch('cep'), user.cep ?? '', (found, last) => {
    const filled = Object.entries(fillAddress(getValues(), found, last));
    for (const [field, value] of filled) {
      const shouldValidate = isSubmitted || (value !== '' && field in errors);
      setValue(field as keyof AddressForm, value, { shouldDirty: true, shouldValidate });
    }
  });

  const submit = handleSubmit(({ confirmed: _, ...address }) =>
    save.mutate(address, { onSuccess: onSaved, onError: showIssues }),
  );

  function showIssues(error: Error) {
    if (!(error instanceof ApiError)) return;
    for (const { path, message } of error.issues) setError(path as keyof AddressForm, { message });
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Endereço" className="flex max-w-xl flex-col gap-5">
      <div className="grid gap-x-4 sm:grid-cols-2">
        <Field label="CEP" required error={errors.cep?.message} help={<CepHelp outcome={outcome} />}>
          <MaskedInput mask="cep" autoFocus={autoFocus} autoComplete="postal-code" {...register('cep')} />
        </Field>
      </div>
      <Field label="Logradouro" required error={errors.logradouro?.message}>
        <Input autoComplete="address-line1" {...register('logradouro')} />
      </Field>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Número" required error={errors.numero?.message}>
          <Input autoComplete="off" {...register('numero')} />
        </Field>
        <Field label="Complemento (opcional)" error={errors.complemento?.message}>
          <Input autoComplete="address-line2" {...register('complemento')} />
        </Field>
      </div>
      <Field label="Bairro" required error={errors.bairro?.message}>
        <Input autoComplete="address-level3" {...register('bairro')} />
      </Field>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Município" required error={errors.municipio?.message}>
          <Input autoComplete="address-level2" {...register('municipio')} />
        </Field>
        <Field label="UF" required error={errors.estado?.message}>
          <Controller
            control={control}
            name="estado"
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <Select
                ref={ref}
                value={value || undefined}
                onValueChange={onChange}
                onBlur={onBlur}
                options={stateOptions}
              />
            )}
          />
        </Field>
      </div>
      <Controller
        control={control}
        name="confirmed"
        render={({ field: { value, onChange, ref } }) => (
          <Checkbox
            ref={ref}
            label="Confirmo que as informações estão corretas"
            checked={value}
            onCheckedChange={(checked) => onChange(checked === true)}
            error={errors.confirmed?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" size="lg" loading={save.isPending} className="sm:self-start">
        Salvar endereço
      </Button>
    </form>
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
