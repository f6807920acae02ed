import { canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import { canReadFees, canReturnFees } from '@restitui/domain/billing/fees/fees.access.ts';
import type { StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { clientFinancialOptionsLink, productLink } from '../../../../lib/client-links.ts';
import { productRoutes } from '../../../../lib/route-ids.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useRouteParam } from '../../../../lib/use-route-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { isToGiveBack } from '../fee-note.ts';
import { type FeeAction, feeActionOf, nextKind, type PaymentRow } from '../payment-row.ts';
import { boardActions, feeActions, paymentLine, stepActions } from '../step-texts.ts';

/** Where the actions of a payment lead. */
export interface PaymentActions {
  cnpj: string;
  /** Opens the form of a step; undefined for users who may not record steps. */
  onStep: ((kind: StepKind, row: PaymentRow) => void) | undefined;
  onMonth: (competencia: string) => void;
  /** Opens the dialog that enters or charges a fee; undefined for users who may not. */
  onFee: Record<FeeAction, ((row: PaymentRow) => void) | undefined>;
  /** Opens what was paid beyond the fee of a payment and given back; undefined for users who may not see it. */
  onReturns: ((row: PaymentRow) => void) | undefined;
  /** Opens the details of a payment. */
  onOpen: (row: PaymentRow) => void;
}

interface NextActionProps {
  row: PaymentRow;
  actions: PaymentActions;
  /** Leaves out the name of the step, which is the heading of a column of the board. */
  isBrief?: boolean;
}

/** The button of a payment's next action; nothing when there is none for the user. */
export function NextAction({ row, actions, isBrief = false }: NextActionProps): ReactNode {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const productId = useRouteParam('productId', productRoutes) ?? '';
  const { request, step } = row;
  const name = paymentLine(request);
  const button = (label: string, onClick: () => void, brief = label) => (
    <Button size="sm" aria-label={`${label}: ${name}`} onClick={onClick}>
      {isBrief ? brief : label}
    </Button>
  );
  const money = (label: string, area: 'honorarios' | 'boletos') => (
    <Button size="sm" asChild>
      <Link
        {...clientFinancialOptionsLink({ actor, tenantId, cnpjcpf: actions.cnpj })}
        search={{ area }}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Link>
    </Button>
  );

  const kind = nextKind(row);
  if (kind)
    return actions.onStep ? button(stepActions[kind], () => actions.onStep?.(kind, row), boardActions[kind]) : null;
  if (step === 'CONFERIR') {
    return button('Conferir espelho', () => actions.onMonth(request.competencia), boardActions.CONFERIR);
  }
  if (step === 'NEGADO') return button('Ver despacho', () => actions.onOpen(row));
  const { onReturns } = actions;
  if (row.fee && isToGiveBack(row.fee) && onReturns && canReturnFees(actor))
    return button('Registrar devolução', () => onReturns(row), 'Devolver');
  // A boleto that asks too much is replaced where the boletos are.
  if (row.fee?.cobranca?.excesso) return canReadBoletos(actor) ? money('Ver boletos', 'boletos') : null;
  const other = row.fee?.impedimento?.id_apuracao;
  if (other)
    return (
      <Button size="sm" asChild>
        <Link
          {...productLink({ actor, tenantId, cnpjcpf: actions.cnpj }, productId, { apuracao: other, etapa: 'receber' })}
          aria-label={`Abrir apuração: ${name}`}
        >
          Abrir apuração
        </Link>
      </Button>
    );
  if (step === 'CONCLUIDO') return canReadBoletos(actor) ? money('Ver boletos', 'boletos') : null;
  const fee = feeActionOf(row);
  const onFee = fee && actions.onFee[fee];
  if (fee && onFee) return button(feeActions[fee], () => onFee(row), boardActions[fee]);
  return row.fee?.situacao === 'LANCADO' && canReadFees(actor) ? money('Ver honorários', 'honorarios') : null;
}
