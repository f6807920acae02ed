import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import type { DecisionEffect } from '@restitui/domain/simples/refund-requests/decision-effect.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { keepUnbroken } from '../../../../lib/formats.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { UseObstacle } from './use-obstacle.tsx';

interface TakenUsePartProps {
  cnpj: string;
  id_apuracao: string;
  effect: UseQueryResult<DecisionEffect>;
  /** The Selic, by which the use is suggested. */
  selic: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>;
  /** The use that remains, typed or suggested; undefined where a decision leaves none. */
  use: { text: string; warning: string; onText: (text: string) => void } | undefined;
  error: string | undefined;
}

/**
 * Shows what a decision changes of the use of a compensation, before it is saved: use, credit, balances, fee and report.
 * The part that remains used is suggested and can be corrected.
 */
export function TakenUsePart({ cnpj, id_apuracao, effect, selic, use, error }: TakenUsePartProps) {
  const { data, isError, refetch } = effect;
  return (
    <section aria-label="O que o despacho muda" className="flex flex-col gap-3">
      {use && (
        <Field
          label="Uso que fica"
          required
          error={error}
          help={
            use.warning ? (
              <span className="text-warning">{use.warning}</span>
            ) : (
              'O valor deferido com a Selic até o uso. Confira no despacho.'
            )
          }
        >
          <Input
            autoComplete="off"
            inputMode="decimal"
            className="figures"
            value={use.text}
            onChange={(event) => use.onText(event.currentTarget.value)}
          />
        </Field>
      )}
      {data && <Effect {...{ cnpj, id_apuracao }} effect={data} />}
      {!data && effect.isFetching && <LoadingBlock className="h-40" />}
      {use && !use.text && selic.isError && (
        <ErrorState title="Não foi possível ler a Selic" error={selic.error} onRetry={() => selic.refetch()} />
      )}
      {!data && isError && (
        <ErrorState title="Não foi possível calcular o que muda" error={effect.error} onRetry={() => refetch()} />
      )}
    </section>
  );
}

type EffectProps = Pick<TakenUsePartProps, 'cnpj' | 'id_apuracao'> & { effect: DecisionEffect };

function Effect({ cnpj, id_apuracao, effect }: EffectProps) {
  const { uso, mudanca, credito, saldo, saldo_dos_creditos, honorarios, relatorio, restituido } = effect;
  const { obstaculo, a_devolver, registro_acima } = effect;
  const isKept = uso.antes === uso.depois;
  return (
    <>
      <table className="figures w-full text-body">
        <caption className="mb-1 text-left text-caption text-muted">{captionOf(effect)}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Valor</th>
            <th scope="col">Antes</th>
            <th scope="col">Depois</th>
          </tr>
        </thead>
        <tbody className="divide-y border-y">
          <EffectRow name="Uso" change={uso} />
          {credito && credito.antes !== uso.antes && <EffectRow name="Uso do crédito" change={credito} />}
          {relatorio && <EffectRow name="Relatório" change={relatorio} />}
          {restituido && restituido.antes !== uso.antes && <EffectRow name="Restituído" change={restituido} />}
          {saldo && <EffectRow name="Saldo do crédito" change={saldo} />}
          {saldo_dos_creditos && saldo_dos_creditos.antes !== saldo?.antes && (
            <EffectRow name="Saldo dos créditos" change={saldo_dos_creditos} />
          )}
          {honorarios && <EffectRow name="Honorários" change={honorarios} />}
        </tbody>
      </table>
      {obstaculo && <UseObstacle {...{ cnpj, id_apuracao, obstaculo }} />}
      {mudanca === 'TIRA' && !isKept && registro_acima && (
        <UseObstacle {...{ cnpj, id_apuracao }} obstaculo={{ ...recordsBeyond[registro_acima], chave: null }} />
      )}
      {a_devolver !== null && a_devolver > 0 && (
        <Notice tone="warning">
          {keepUnbroken(
            `${formatBRL(a_devolver)} de honorários já pagos passam do que resta: devolva-os e registre a devolução em Honorários por cliente.`,
          )}
        </Notice>
      )}
    </>
  );
}

const recordsBeyond = {
  RELATORIO: {
    onde: 'RELATORIO',
    mensagem: 'O relatório de compensação deste produto soma mais do que os créditos usam: se tem este uso, corrija-o.',
  },
  CONTROLE: {
    onde: 'CONTROLE',
    mensagem: 'O controle de ICMS deste produto soma mais do que os créditos usam: se tem este uso, corrija-o.',
  },
} as const;

function captionOf({ uso, mudanca }: DecisionEffect): string {
  if (uso.antes === uso.depois) return 'O valor deferido cobre todo o uso: nada muda no crédito.';
  if (mudanca === 'TIRA' && uso.depois > uso.antes) return 'O uso que fica não passa do que foi usado.';
  if (mudanca === 'AUMENTA') {
    return 'O uso volta a contar. O crédito continua como está: lance os honorários depois, e inclua no relatório de compensação o que falta.';
  }
  return keepUnbroken(
    `${formatBRL(sumOfReais([uso.antes, -uso.depois]))} deixam de contar como usados: não pagaram imposto. O que era fica no histórico.`,
  );
}

function EffectRow({ name, change: { antes, depois } }: { name: string; change: DecisionEffect['uso'] }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-left font-normal text-muted">
        {name}
      </th>
      <td className="whitespace-nowrap py-1.5 pl-1 text-right text-muted">{formatBRL(antes)}</td>
      <td className="whitespace-nowrap py-1.5 text-right">
        <span aria-hidden className="px-1.5 text-muted">
          →
        </span>
        <strong className="font-semibold">{formatBRL(depois)}</strong>
      </td>
    </tr>
  );
}
