import { displayName } from '@restitui/brazil/display-name.ts';
import { boletoSituacaoLabels } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { BoletoDetail } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';

const origins = { PESSOA: 'no sistema', AVISO: 'aviso do banco', CONSULTA: 'consulta ao banco' };

/** Shows the events of a boleto in order. */
export function BoletoEvents({ events }: { events: BoletoDetail['eventos'] }) {
  return (
    <section aria-label="O que aconteceu">
      <h3 className="mb-2 font-semibold text-body">O que aconteceu</h3>
      <ol className="flex flex-col gap-2 border-line-strong border-l-2 pl-4">
        {events.map(({ id, situacao, origem, nome_user, devolvido, date }) => (
          <li key={id} className="flex flex-wrap gap-x-2 text-body">
            <span className="figures text-muted">{formatDateTime(date)}</span>
            <span>
              {devolvido ? `Pagamento devolvido: ${boletoSituacaoLabels[situacao]}` : boletoSituacaoLabels[situacao]}
            </span>
            <span className="text-muted">({displayName(nome_user) ?? origins[origem]})</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
