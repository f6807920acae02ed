import { notify } from '../../../lib/toast.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { partnerMessages } from '../partners.messages.ts';

export function SigningLink({ link }: { link: string }) {
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field
        label="Link de assinatura"
        help="Envie ao escritório: o link abre depois que o cadastro for ativado."
        className="min-w-0 flex-1 basis-72"
      >
        <Input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <div className="sm:mb-6">
        <CopyButton text={link} onCopied={() => notify.success(partnerMessages.linkCopied)} />
      </div>
    </div>
  );
}
