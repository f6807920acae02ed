import { zodResolver } from '@hookform/resolvers/zod';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { NewBoleto } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { Boleto, BoletoProposal } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { lateWarnings } from '@restitui/domain/billing/boletos/late-limits.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { formatCnpjCpf, formatDate } from '../../../../lib/formats.ts';
import { focusIssuesOf, textBesideFields } from '../../../../lib/show-issues.ts';
import { withDraft } from '../../../../lib/with-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { FactList } from '../../../../ui/fact-list.tsx';
import { FormDraft } from '../../../../ui/form-draft.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type BoletoFormValues, boletoFormSchema } from '../boleto-form-values.ts';
import { boletoMessages } from '../boletos.messages.ts';
import { type ChargedPayment, issueBoleto } from '../boletos.queries.ts';
import { ChargeFields, LatenessFields } from './charge-fields.tsx';
import { PayerFields } from './payer-fields.tsx';

interface BoletoFormProps {
  start: BoletoProposal;
  initial: BoletoFormValues;
  replaced: string | undefined;
  payment: ChargedPayment | undefined;
  onClose: () => void;
  onIssued: (boleto: Boleto) => void;
}

export function BoletoForm({ start, initial, replaced, payment, onClose, onIssued }: BoletoFormProps) {
  const charged = payment && `${payment.competencia} ${payment.pagamento}`;
  const draft = ['boleto', replaced ?? start.pagador?.cpfCnpj, charged].filter(Boolean).join(' ');
  const issue = useMutation(withDraft(issueBoleto(replaced, payment), draft));
  const form = useForm<BoletoFormValues, unknown, NewBoleto>({
    resolver: zodResolver(boletoFormSchema(start.dataEmissao)),
    mode: 'onTouched',
    defaultValues: initial,
  });
  const { handleSubmit, setError, formState } = form;
  /** The boleto that waits for a confirmation of its fine or interest. */
  const [unusual, setUnusual] = useState<NewBoleto>();

  /** Issues of the bank for fields that this form does not have. */
  const elsewhere = issue.error instanceof ApiError ? issue.error.issues.filter(({ path }) => !(path in initial)) : [];

  const send = (boleto: NewBoleto) =>
    issue.mutate(boleto, {
      onSuccess: onIssued,
      onError: (error) => focusIssuesOf(error, setError, initial),
    });
  const submit = handleSubmit((boleto) =>
    lateWarnings(boleto, start.limites).some(({ isGrave }) => isGrave) ? setUnusual(boleto) : send(boleto),
  );

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label="Gerar Boleto" className="flex flex-col gap-6">
        <FormDraft name={draft} saved={issue.isSuccess} />
        <Part title="Beneficiário">
          <FactList
            className="sm:grid-cols-3"
            facts={[
              ['Nome', displayName(start.nomeBeneficiario)],
              ['CPF/CNPJ', formatCnpjCpf(start.cpfCnpjBeneficiario)],
              ['Data de emissão', formatDate(start.dataEmissao)],
              ['Código da solicitação', 'Dado pelo banco ao gerar'],
            ]}
          />
        </Part>
        <Part title="Pagador">
          <PayerFields />
        </Part>
        <Part title="Cobrança">
          <ChargeFields />
        </Part>
        <Part title="Multa e juros">
          <LatenessFields limits={start.limites} />
        </Part>
        {issue.isError && (
          <Notice tone="danger" error={issue.error} title={boletoMessages.issueFailed}>
            {textBesideFields(issue.error, initial)}
            {elsewhere.length > 0 && (
              <ul className="mt-1 list-disc pl-5">
                {elsewhere.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>{path ? `${path}: ${message}` : message}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        <div className="sticky -bottom-3 -mb-3 flex flex-wrap justify-end gap-2 border-t bg-surface py-3">
          <Button onClick={onClose} disabled={issue.isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" loading={issue.isPending} disabled={!start.pronto}>
            {replaced ? 'Substituir' : 'Gerar Boleto'}
          </Button>
        </div>
        <ConfirmDialog
          open={unusual !== undefined}
          onOpenChange={() => setUnusual(undefined)}
          title="Gerar com multa ou juros muito acima do usual?"
          description={
            unusual &&
            lateWarnings(unusual, start.limites)
              .map(({ message }) => message)
              .join(' ')
          }
          confirmLabel="Gerar assim mesmo"
          cancelLabel="Corrigir"
          onConfirm={() => {
            if (unusual) send(unusual);
            setUnusual(undefined);
          }}
        />
        <LeaveGuard
          unsaved={formState.isDirty && !issue.isSuccess}
          description="O boleto ainda não foi gerado. O que foi digitado fica como rascunho nesta aba."
        />
      </form>
    </FormProvider>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold text-body">{title}</legend>
      {children}
    </fieldset>
  );
}
