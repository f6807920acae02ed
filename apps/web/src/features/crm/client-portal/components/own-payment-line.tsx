import { type Day, formatDay } from '@restitui/brazil/day.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import type { OwnPayment } from '@restitui/domain/crm/client-portal/own-payment.ts';
import { nextOfPayment } from '@restitui/domain/crm/client-portal/own-payment-progress.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { DecisionResult } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

interface OwnPaymentLineProps {
  payment: OwnPayment;
  today: Day;
  /** Several services are listed. */
  namesService: boolean;
}

const results: Record<DecisionResult, string> = {
  DEFERIDO: 'Reconhecido',
  DEFERIDO_EM_PARTE: 'Reconhecido em parte',
  INDEFERIDO: 'Negado',
};

/** One payment in plain words: what was asked, decided and received, and what comes next. */
export function OwnPaymentLine({ payment, today, namesService }: OwnPaymentLineProps) {
  const { competencia, typeServico, tipo, valor, repetido, data, protocolo, despacho, recebido, situacao } = payment;
  const { teses, honorario } = payment;
  const [label, tone] = stateOf(payment);
  const next = nextOfPayment(payment, today);
  const facts: [string, string, string][] = [
    [tipo === 'COMPENSACAO' ? 'Declarado' : 'Pedido', on(valor, data), protocolo],
  ];
  if (despacho) {
    const { resultado, valor: granted, data: day, motivo } = despacho;
    const text = resultado === 'INDEFERIDO' ? `Negado em ${formatDay(day)}` : on(granted, day);
    const inPart = motivo === '' ? 'Em parte' : `Em parte: ${motivo}`;
    facts.push(['Decisão', text, resultado === 'DEFERIDO_EM_PARTE' ? inPart : motivo]);
  }
  if (recebido || situacao === 'PAGO') {
    facts.push([tipo === 'COMPENSACAO' ? 'Usado' : 'Recebido', recebido ? on(recebido.valor, recebido.data) : '—', '']);
  }
  if (honorario && honorario.valor > 0) {
    const base = tipo === 'COMPENSACAO' ? 'do que foi usado' : 'do que foi recebido';
    facts.push(['Honorários', formatBRL(honorario.valor), `${formatPercent(honorario.percentual)} ${base}`]);
  }
  const devolucoes = honorario?.devolucoes ?? [];
  if (devolucoes.length > 0) {
    facts.push(['Devolvido', devolucoes.map((one) => on(one.valor, one.data)).join(', '), 'Honorários pagos a mais']);
  }

  return (
    <li className="py-3">
      <div className="flex items-center justify-between gap-4">
        <p className="figures font-semibold text-body">{formatPeriod(competencia)}</p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {namesService && <p className="text-caption text-muted">{serviceLabels[typeServico]}</p>}
      {teses.length > 0 && <p className="figures text-caption text-muted">{thesesText(teses)}</p>}
      <dl className="mt-1 flex flex-col gap-1 text-body">
        {facts.map(([name, text, note]) => (
          <div key={name} className="flex gap-3">
            <dt className="w-20 shrink-0 text-muted">{name}</dt>
            <dd className="figures min-w-0 flex-1 break-words">
              {text}
              {note && <span className="block text-caption text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {repetido > 0 && (
        <p className="mt-1 text-body text-muted">
          {keepUnbroken(formatBRL(repetido))} deste pedido foram pedidos de novo depois.
        </p>
      )}
      {honorario && honorario.a_devolver > 0 && (
        <p className="mt-1 text-body text-muted">
          {keepUnbroken(
            devolucoes.length > 0
              ? `Faltam ${formatBRL(honorario.a_devolver)} dos honorários que você pagou a mais por este pedido.`
              : `Você pagou ${formatBRL(honorario.a_devolver)} de honorários a mais por este pedido.`,
          )}
        </p>
      )}
      {next && <p className="mt-1 text-body text-muted">{next}</p>}
    </li>
  );
}

/** Names the theses of a request, each with what was asked for it where there are several. */
function thesesText(teses: OwnPayment['teses']): string {
  const isOne = teses.length === 1;
  return keepUnbroken(
    joinFacts(...teses.map(({ nome, valor }) => (isOne || valor === null ? nome : `${nome} ${formatBRL(valor)}`))),
  );
}

function on(valor: number | null, day: string): string {
  return valor === null ? formatDay(day) : keepUnbroken(`${formatBRL(valor)} em ${formatDay(day)}`);
}

function stateOf({ situacao, tipo, despacho }: OwnPayment): [label: string, tone: Tone] {
  switch (situacao) {
    case 'PEDIDO':
      return tipo === 'COMPENSACAO' ? ['Declarado', 'info'] : ['Em análise', 'info'];
    case 'DEFERIDO':
      return [results[despacho?.resultado ?? 'DEFERIDO'], 'positive'];
    case 'INDEFERIDO':
      return [results.INDEFERIDO, 'danger'];
    case 'PAGO':
      return [tipo === 'COMPENSACAO' ? 'Usado' : 'Recebido', 'positive'];
  }
}
