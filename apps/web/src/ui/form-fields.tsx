import type { ComponentProps, ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { Mask } from '../lib/masks.ts';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { MaskedInput } from './masked-input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';

interface FormFieldProps {
  name: string;
  label: ReactNode;
  required?: boolean;
  help?: ReactNode;
}

function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

interface FormTextProps extends FormFieldProps, Omit<ComponentProps<typeof Input>, 'name' | 'required'> {
  mask?: Mask;
}

/** Text field of the surrounding form with its label and validation message. */
export function FormText({ name, label, required, help, mask, ...input }: FormTextProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} required={required} help={help} error={useFieldError(name)}>
      {mask ? <MaskedInput mask={mask} {...input} {...register(name)} /> : <Input {...input} {...register(name)} />}
    </Field>
  );
}

interface FormPasswordProps extends FormFieldProps {
  autoComplete?: 'new-password' | 'current-password';
}

export function FormPassword({ name, label, required, help, autoComplete = 'new-password' }: FormPasswordProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} required={required} help={help} error={useFieldError(name)}>
      <PasswordInput autoComplete={autoComplete} {...register(name)} />
    </Field>
  );
}

interface FormSelectProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
  disabled?: boolean;
}

export function FormSelect({ name, label, required, help, options, placeholder, disabled }: FormSelectProps) {
  const { control } = useFormContext();
  return (
    <Field label={label} required={required} help={help} error={useFieldError(name)}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Select
            ref={ref}
            value={value || undefined}
            onValueChange={onChange}
            onBlur={onBlur}
            options={options}
            placeholder={placeholder}
            disabled={disabled}
          />
        )}
      />
    </Field>
  );
}

export function FormCheckbox({ name, label }: Pick<FormFieldProps, 'name' | 'label'>) {
  const { control } = useFormContext();
  const error = useFieldError(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ref } }) => (
        <Checkbox
          ref={ref}
          label={label}
          checked={value}
          onCheckedChange={(checked) => onChange(checked === true)}
          error={error}
        />
      )}
    />
  );
}
