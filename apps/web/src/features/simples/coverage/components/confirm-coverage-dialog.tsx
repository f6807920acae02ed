import { zodResolver } from '@hookform/resolvers/zod';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { confirmationForm } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { coverageVerdictTexts } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { errorText } from '../../../../lib/api-error.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Textarea } from '../../../../ui/textarea.tsx';
import { coverageMessages } from '../coverage.messages.ts';
import { confirmCoverage, withdrawCoverage } from '../coverage.queries.ts';
import type { CoverageLine } from '../coverage-figures.ts';

interface ConfirmCoverageDialogProps {
  id_apuracao: string;
  line: CoverageLine;
  mayConfirm: boolean;
  onClose: () => void;
}

/** Asks for the reason to confirm a month whose refund is a minimum; shows an earlier confirmation. */
export function ConfirmCoverageDialog({ id_apuracao, line, mayConfirm, onClose }: ConfirmCoverageDialogProps) {
  const { competencia, confirmacao } = line;
  const draft = `cobertura ${id_apuracao} ${competencia}`;
  const confirm = useMutation(withDraft(confirmCoverage(id_apuracao, competencia), draft));
  const withdraw = useMutation(withdrawCoverage(id_apuracao, competencia));
  const form = useForm({
    resolver: zodResolver(confirmationForm),
    mode: 'onTouched',
    defaultValues: { motivo: confirmacao?.motivo ?? '' },
  });
  const { register, handleSubmit, formState } = form;
  const submit = handleSubmit((typed) => confirm.mutate(typed, { onSuccess: onClose }));
  const busy = confirm.isPending || withdraw.isPending;
  const close = () => !busy && onClose();

  return (
    <Dialog
      open
      onOpenChange={close}
      dismissible={!busy}
      guarded={formState.isDirty}
      size="sm"
      title={`Cobertura de ${competencia}`}
      description={coverageVerdictTexts[line.veredito]}
      footer={
        <>
          {mayConfirm && confirmacao && (
            <Button
              className="mr-auto"
              variant="ghost"
              loading={withdraw.isPending}
              onClick={() => withdraw.mutate(undefined, { onSuccess: onClose })}
            >
              Retirar
            </Button>
          )}
          <Button onClick={close} disabled={busy}>
            {mayConfirm ? 'Cancelar' : 'Fechar'}
          </Button>
          {mayConfirm && (
            <Button variant="primary" type="submit" form="confirmar-cobertura" loading={confirm.isPending}>
              Confirmar
            </Button>
          )}
        </>
      }
    >
      <FormProvider {...form}>
        {' '}
        <form id="confirmar-cobertura" onSubmit={submit} noValidate className="flex flex-col gap-4">
          {mayConfirm && <FormDraft name={draft} saved={confirm.isSuccess} />}
          <dl className="figures grid grid-cols-2 gap-x-6 gap-y-1 text-body">
            <dt className="text-muted">Cobertura</dt>
            <dd className="text-right">{formatPercent(line.cobertura * 100, 1)}</dd>
            <dt className="text-muted">Declarado</dt>
            <dd className="text-right">{formatBRL(line.declarado)}</dd>
            <dt className="text-muted">Nas notas</dt>
            <dd className="text-right">{formatBRL(line.xml)}</dd>
            <dt className="font-medium">Falta</dt>
            <dd className="text-right font-medium">{formatBRL(line.falta)}</dd>
          </dl>
          {confirmacao?.mudou && (
            <Notice tone="warning">
              Confirmada quando a cobertura era de {formatPercent(confirmacao.cobertura * 100, 1)}. Confira o motivo.
            </Notice>
          )}
          {mayConfirm ? (
            <Field
              label="Motivo"
              help="Por que seguir com as notas que há. Fica no histórico da análise."
              required
              error={formState.errors.motivo?.message}
            >
              <Textarea {...register('motivo')} />
            </Field>
          ) : (
            <p className="whitespace-pre-line text-body">{confirmacao?.motivo}</p>
          )}
          {confirmacao && (
            <p className="text-caption text-muted">
              Confirmada por {displayName(confirmacao.nome)} em {formatDateTime(confirmacao.at)}.
            </p>
          )}
          {confirm.isError && (
            <Notice tone="danger" error={confirm.error} title={coverageMessages.confirmFailed}>
              {errorText(confirm.error)}
            </Notice>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
