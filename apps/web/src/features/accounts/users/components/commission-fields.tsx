import { commissionInWords } from '@restitui/domain/accounts/users/commission.ts';
import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../ui/field.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { Input } from '../../../../ui/input.tsx';

/** Commission field of the surrounding form, with the amount in words that will be stored. */
export function CommissionFields({ name }: { name: string }) {
  const { watch } = useFormContext();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[10rem_1fr]">
      <FormText name={name} label="Comissão (%)" inputMode="numeric" maxLength={4} required />
      <Field label="Comissão por extenso">
        <Input readOnly tabIndex={-1} value={commissionInWords(String(watch(name) ?? ''))} />
      </Field>
    </div>
  );
}
