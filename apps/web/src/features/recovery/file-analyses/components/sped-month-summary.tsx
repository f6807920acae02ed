import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisMonthRow } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { contributionLines, type IcmsPart, icmsOfMonth } from '@restitui/domain/recovery/file-analyses/sped-month.ts';
import { cn } from '../../../../lib/cn.ts';
import { Table, TableBody, TableHeader, TableHeadRow } from '../../../../ui/table.tsx';
import { AmountRow } from './amount-row.tsx';

const fills: Record<IcmsPart['codigo'], string> = {
  icms_a_excluir: 'bg-positive',
  icms_ja_excluido: 'bg-neutral',
  icms_em_duvida: 'bg-warning',
  icms_devolucoes: 'bg-info',
};

const strong: ReadonlySet<string> = new Set(['reducao', 'a_recuperar']);

/** Shows the ICMS of a month in its four parts, and both contributions before and after (SP-120). */
export function SpedMonthSummary({ month: { valores } }: { month: AnalysisMonthRow }) {
  return (
    <>
      <IcmsParts valores={valores} />
      <section aria-label="PIS e COFINS do mês" className="flex flex-col gap-2">
        <h3 className="font-semibold text-body">PIS e COFINS do mês</h3>
        <ContributionTable valores={valores} />
        {(valores.pis_credito_liberado ?? 0) + (valores.cofins_credito_liberado ?? 0) > 0 && (
          <p className="text-caption text-muted">
            Crédito liberado não é pagamento: aumenta o saldo de créditos do mês, sem Selic, e espera uso.
          </p>
        )}
      </section>
    </>
  );
}

function IcmsParts({ valores }: Pick<AnalysisMonthRow, 'valores'>) {
  const { destacado, partes } = icmsOfMonth(valores);
  return (
    <section aria-label="ICMS destacado" className="flex flex-col gap-2">
      <h3 className="flex flex-wrap justify-between gap-x-4 font-semibold text-body">
        <span>ICMS destacado nas vendas</span>
        <span className="figures">{formatBRL(destacado)}</span>
      </h3>
      <div aria-hidden className="flex h-3 overflow-hidden rounded-sm bg-neutral-soft">
        {partes.map(({ codigo, valor }) => (
          <span key={codigo} className={fills[codigo]} style={{ flexGrow: Math.max(0, valor) }} />
        ))}
      </div>
      <dl className="flex flex-col gap-1 text-body">
        {partes.map(({ codigo, nome, valor }) => (
          <div key={codigo} className="flex justify-between gap-4">
            <dt className="flex min-w-0 items-baseline gap-2">
              <span aria-hidden className={cn('size-2.5 shrink-0 rounded-sm', fills[codigo])} />
              {nome}
            </dt>
            <dd className="figures shrink-0">{formatBRL(valor)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t pt-1 font-medium">
          <dt>Soma das quatro partes</dt>
          <dd className="figures shrink-0">{formatBRL(destacado)}</dd>
        </div>
      </dl>
    </section>
  );
}

function ContributionTable({ valores }: Pick<AnalysisMonthRow, 'valores'>) {
  return (
    <Table aria-label="PIS e COFINS antes e depois">
      <TableHeadRow>
        <TableHeader className="px-0 first:pl-0">
          <span className="sr-only">Valor</span>
        </TableHeader>
        <TableHeader align="end">PIS</TableHeader>
        <TableHeader align="end" className="last:pr-0">
          COFINS
        </TableHeader>
      </TableHeadRow>
      <TableBody>
        {contributionLines(valores).map(({ codigo, nome, pis, cofins }) => (
          <AmountRow key={codigo} name={nome} amounts={[pis, cofins]} isStrong={strong.has(codigo)} />
        ))}
      </TableBody>
    </Table>
  );
}
