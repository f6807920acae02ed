import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import { boletoSituacaoLabels } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { paymentDocument } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import {
  decisionResultLabels,
  isAppealable,
  type StepKind,
} from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { requestKindLabels } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import type { ReactNode } from 'react';
import { formatDate, keepUnbroken } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { feeNote, returnsNote } from '../fee-note.ts';
import type { PaymentRow } from '../payment-row.ts';
import { stepNames } from '../step-texts.ts';
import { NextAction, type PaymentActions } from './next-action.tsx';

interface PaymentDialogProps {
  row: PaymentRow;
  actions: PaymentActions;
  /** Opens the form that sets the state back; undefined for users who may not. */
  onState: (() => void) | undefined;
  onClose: () => void;
}

const mirrors = { none: 'Nada a conferir', open: 'A conferir', checked: 'Conferido' };
const credits = { none: 'Sem crédito', open: 'Crédito pendente', paid: 'Crédito pago' };

/** Shows all steps of a payment; each is recorded or corrected from here. */
export function PaymentDialog({ row, actions, onState, onClose }: PaymentDialogProps) {
  const { request, mirror, credit, deadline } = row;
  const { retificadora, tipo, data, protocolo, valor_pedido, despacho, recurso, recebido, situacao } = request;
  const values: Record<StepKind, ReactNode> = {
    RETIFICADORA: retificadora,
    PEDIDO:
      data &&
      lines(
        `${formatDate(data)}, ${formatBRL(valor_pedido ?? request.total)}`,
        [request.teses.length > 0 && requestKindLabels[tipo], protocolo].filter(Boolean).join(', '),
      ),
    DESPACHO:
      despacho &&
      lines(
        `${decisionResultLabels[despacho.resultado]} em ${formatDate(despacho.data)}, ${formatBRL(despacho.valor)}`,
        despacho.motivo,
      ),
    RECURSO: recurso && lines(formatDate(recurso.data), recurso.protocolo),
    DINHEIRO: recebido && `${formatBRL(recebido.valor)} em ${formatDate(recebido.data)}`,
  };
  const may: Record<StepKind, boolean> = {
    RETIFICADORA: true,
    PEDIDO: situacao === 'A_PEDIR' || situacao === 'PEDIDO',
    DESPACHO: situacao !== 'A_PEDIR',
    RECURSO: isAppealable(despacho),
    DINHEIRO: situacao === 'DEFERIDO' || situacao === 'PAGO' || (tipo === 'COMPENSACAO' && situacao === 'PEDIDO'),
  };
  const all: StepKind[] = ['RETIFICADORA', 'PEDIDO', 'DESPACHO', 'RECURSO', 'DINHEIRO'];
  const kinds = all.filter((kind) => kind !== 'RECURSO' || may.RECURSO || recurso !== null);
  const returns = row.fee && returnsNote(row.fee);
  const isBilling = row.step === 'HONORARIO' || row.step === 'CONCLUIDO';

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Pagamento de ${formatPeriod(request.competencia)}`}
      description={describe(request)}
      footer={onState && <Button onClick={onState}>Mudar a situação</Button>}
    >
      <ol aria-label="Passos do pagamento" className="divide-y border-y">
        <Step
          name={request.teses.length > 0 ? 'Correções' : 'Espelho'}
          value={request.teses.length > 0 ? 'Mês e documentos' : mirrors[mirror]}
        >
          <Button size="sm" onClick={() => actions.onMonth(request.competencia)}>
            Abrir o mês
          </Button>
        </Step>
        {kinds.map((kind) => (
          <Step key={kind} name={stepNames[kind]} value={values[kind] || 'Não registrado'}>
            {actions.onStep && may[kind] && (
              <Button
                size="sm"
                aria-label={`${values[kind] ? 'Corrigir' : 'Registrar'} ${stepNames[kind].toLowerCase()}`}
                onClick={() => actions.onStep?.(kind, row)}
              >
                {values[kind] ? 'Corrigir' : 'Registrar'}
              </Button>
            )}
          </Step>
        ))}
        <Step name="Crédito e honorários" value={lines(credits[credit], row.fee ? keepUnbroken(feeText(row.fee)) : '')}>
          {isBilling && <NextAction row={row} actions={actions} />}
        </Step>
        {returns && (
          <Step name="Devolução de honorários" value={keepUnbroken(returns)}>
            {actions.onReturns && (
              <Button size="sm" onClick={() => actions.onReturns?.(row)}>
                Ver devoluções
              </Button>
            )}
          </Step>
        )}
      </ol>
      {deadline && (
        <p className="mt-3 text-body">
          <strong className="font-semibold">
            {deadline.label} {formatDate(deadline.day)}.
          </strong>{' '}
          <span className="text-muted">
            {keepUnbroken(deadline.law)}
            {deadline.isGeneral && ' Conhecimento geral: confira na lei antes de contar com este dia.'}
          </span>
        </p>
      )}
    </Dialog>
  );
}

/** Names the payment, its theses and what it claims. */
function describe({ pago_em, teses, total, ...request }: PaymentRow['request']): string {
  const names = teses.map(({ nome }) => nome).join(', ');
  const paid = `${paymentDocument({ teses })} pago em ${formatDate(pago_em)}, ${formatBRL(total)} ${request.situacao === 'A_PEDIR' ? 'a pedir' : 'no resultado de hoje'}`;
  return names ? `${paid}. ${names}.` : paid;
}

function feeText(fee: PaymentFee): string {
  const { percentual, recebido, honorario, apurado, cobranca, impedimento } = fee;
  const booked = apurado === null || apurado === honorario ? '' : `, lançados ${formatBRL(apurado)}`;
  const charged = cobranca?.boletos.map(
    ({ seuNumero, situacao }) => `Boleto ${seuNumero}: ${boletoSituacaoLabels[situacao]}`,
  );
  return [
    `Honorários: ${formatPercent(percentual)} de ${formatBRL(recebido)} = ${formatBRL(honorario)}${booked}`,
    ...(charged ?? []),
    ...(impedimento || (cobranca && cobranca.excesso > 0) ? [feeNote(fee)] : []),
  ].join('. ');
}

function Step({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex min-h-12 items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-caption text-muted">{name}</p>
        <div className="figures break-words text-body">{value}</div>
      </div>
      {children}
    </li>
  );
}

function lines(first: string, second: string): ReactNode {
  return (
    <>
      {first}
      {second && <span className="block break-words text-caption text-muted">{second}</span>}
    </>
  );
}
