import { isCommissionTyping } from '@restitui/domain/clients/registration-form.ts';
import { commissionWords } from '@restitui/domain/users/commission.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '../../../ui/field.tsx';
import { FormText } from '../../../ui/form-fields.tsx';
import { Input } from '../../../ui/input.tsx';
import { BankField } from './bank-field.tsx';
import { RegimeFields } from './regime-fields.tsx';

/** Regime, products, commission with its words, and bank (I-139 to I-151). */
export function ContractFields() {
  const { control, watch } = useFormContext();
  return (
    <>
      <RegimeFields />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
        <Controller
          control={control}
          name="comissao"
          render={({ field: { onChange, ...field }, fieldState }) => (
            <Field label="Comissão (%)" required error={fieldState.error?.message}>
              <Input
                inputMode="numeric"
                autoComplete="off"
                className="figures"
                {...field}
                onChange={(event) => isCommissionTyping(event.currentTarget.value) && onChange(event)}
              />
            </Field>
          )}
        />
        <Field label="Comissão por extenso">
          <Input readOnly tabIndex={-1} value={commissionWords(String(watch('comissao') ?? ''))} />
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
