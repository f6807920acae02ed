import { commissionInWords } from '@restitui/domain/accounts/users/commission.ts';
import { isCommissionTyping } from '@restitui/domain/crm/clients/registration-form.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/field.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { Input } from '../../../../ui/input.tsx';
import { BankField } from './bank-field.tsx';

/** Accepts whole numbers; a stored commission with decimals may only be shortened. */
function isTaken(typed: string, before: string): boolean {
  return isCommissionTyping(typed) || (typed.length < before.length && before.startsWith(typed));
}

/** Commission with its amount in words, and bank (I-142 to I-150). */
export function TermsFields({ commission = 'comissao' }: { commission?: 'comissao' | 'comissaoTenant' }) {
  const { control, watch } = useFormContext();
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <Controller
          control={control}
          name={commission}
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Field label="Comissão (%)" required error={fieldState.error?.message}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="figures"
                {...field}
                onChange={(event) => isTaken(event.currentTarget.value, String(field.value)) && onChange(event)}
              />
            </Field>
          )}
        />
        <Field label="Comissão por extenso">
          <Input readOnly tabIndex={-1} value={commissionInWords(String(watch(commission) ?? ''))} />
        </Field>
      </div>
      <BankField />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormText name="agencia" label="Agência" required className="figures" />
        <FormText name="conta" label="Conta" required className="figures" />
      </div>
    </>
  );
}
