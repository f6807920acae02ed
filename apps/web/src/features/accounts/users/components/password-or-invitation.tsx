import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FormPassword } from '../../../../ui/form-fields.tsx';

/** The password of the new user, or an invitation with which the person chooses it. */
export function PasswordOrInvitation({ prefix = '', help }: { prefix?: string; help?: ReactNode }) {
  const { control, watch, setValue, clearErrors } = useFormContext();
  const password = `${prefix}password`;
  const invites = `${prefix}convidar`;

  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      {!watch(invites) && <FormPassword name={password} label="Senha" help={help} required />}
      <Controller
        control={control}
        name={invites}
        render={({ field: { value, onChange } }) => (
          <Checkbox
            label="Enviar convite: a pessoa recebe um link e cria o próprio acesso"
            checked={value === true}
            onCheckedChange={(checked) => {
              onChange(checked === true);
              setValue(password, checked === true ? undefined : '');
              clearErrors(password);
            }}
          />
        )}
      />
    </div>
  );
}
