import { FormText } from '../../../../ui/form-fields.tsx';
import { PasswordOrInvitation } from './password-or-invitation.tsx';

const passwordRule = 'Ao menos 8 caracteres, com letra maiúscula, caractere especial e número.';

/** Name and contact fields of the surrounding form. */
export function PersonFields({ prefix = '' }: { prefix?: string }) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <FormText name={`${prefix}name`} label="Nome completo" required />
      <FormText name={`${prefix}cpf`} label="CPF" mask="cpf" required />
      <FormText name={`${prefix}whatsApp`} label="WhatsApp" mask="phone" required />
      <FormText
        name={`${prefix}email`}
        label="E-mail"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordOrInvitation prefix={prefix} help={passwordRule} />
    </div>
  );
}
