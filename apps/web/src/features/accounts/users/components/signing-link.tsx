import { notify } from '../../../../lib/toast.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { partnerMessages } from '../partners.messages.ts';

export function SigningLink({ link }: { link: string }) {
  return (
    <Field label="Link de assinatura" help="Envie ao escritório: o link abre depois que o cadastro for ativado.">
      <div className="flex gap-2">
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        <CopyButton text={link} onCopied={() => notify.success(partnerMessages.linkCopied)} />
      </div>
    </Field>
  );
}
