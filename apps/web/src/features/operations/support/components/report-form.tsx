import { zodResolver } from '@hookform/resolvers/zod';
import { supportForm } from '@restitui/domain/operations/support/support.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useAuth } from '../../../../lib/session-store.ts';
import { focusIssuesOf, textBesideFields } from '../../../../lib/show-issues.ts';
import { useDraft } from '../../../../lib/use-draft.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { DraftOffer } from '../../../../ui/draft-offer.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { supportMessages } from '../support.messages.ts';
import { reportError, type ShownError } from '../support.queries.ts';

export function ReportForm({ shown }: { shown: ShownError }) {
  const email = useAuth()?.user.email ?? '';
  const shownFields = { email, descricao: '' };
  const name = `relato ${shown.id}`;
  const report = useMutation(withDraft(reportError(shown), name));
  const { register, handleSubmit, setError, setValue, watch, formState } = useForm({
    resolver: zodResolver(supportForm),
    // Not on blur: a message that appears under a field moves the button away from the click that caused it.
    mode: 'onSubmit',
    defaultValues: shownFields,
  });
  const { errors } = formState;
  const descricao = watch('descricao');
  const draft = useDraft(name, descricao, descricao.trim() !== '' && !report.isSuccess);

  const submit = handleSubmit((form) =>
    report.mutate(form, {
      onError: (error) => focusIssuesOf(error, setError, shownFields),
    }),
  );

  if (report.isSuccess) {
    return (
      <Notice tone="positive" title={supportMessages.sent}>
        O suporte encontra o seu relato pelo código {shown.id}.
      </Notice>
    );
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Relatar o erro" className="flex flex-col gap-4">
      <DraftOffer draft={draft} onTake={(taken) => setValue('descricao', taken, { shouldDirty: true })} />
      <Field label="E-mail para a resposta" required error={errors.email?.message}>
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...register('email')} />
      </Field>
      <Field
        label="O que você estava fazendo?"
        help="Os passos até o erro, na ordem."
        required
        error={errors.descricao?.message}
      >
        <Textarea {...register('descricao')} />
      </Field>
      {report.isError && (
        <Notice tone="danger" error={report.error} title={supportMessages.failed}>
          {textBesideFields(report.error, shownFields)}
        </Notice>
      )}
      <Button type="submit" loading={report.isPending} className="self-start">
        Enviar relato
      </Button>
    </form>
  );
}
