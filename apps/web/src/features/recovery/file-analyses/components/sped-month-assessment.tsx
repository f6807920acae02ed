import { formatBRL } from '@restitui/brazil/money.ts';
import { baseAfter } from '@restitui/domain/recovery/file-analyses/gross-returns.ts';
import {
  adjustmentNames,
  debitChanges,
  percentName,
  rateName,
  rateRecord,
  totalNames,
  totalRecord,
  untaxedName,
  untaxedRecord,
} from '@restitui/domain/recovery/file-analyses/month-corrections.ts';
import type { MonthAssessment } from '@restitui/domain/recovery/file-analyses/month-detail.ts';
import { Table, TableBody, TableHeader, TableHeadRow } from '../../../../ui/table.tsx';
import { AmountRow } from './amount-row.tsx';

/** Shows on request how the amounts follow from block M: rates, totals field by field, adjustments and debits (SP-121). */
export function SpedMonthAssessment({ apuracao }: { apuracao: MonthAssessment }) {
  const { faixas, totais, ajustes, devolucoes = [], receitas = [] } = apuracao;
  const debits = debitChanges(totais);
  return (
    <details className="border-t pt-4 text-body">
      <summary className="cursor-pointer font-semibold">Apuração antes e depois (bloco M e DCTF)</summary>
      <div className="flex flex-col gap-5 pt-3">
        <ul className="grid gap-3 sm:grid-cols-2">
          {faixas.map((faixa) => (
            <Rate key={`${faixa.contribuicao} ${faixa.codigo} ${faixa.aliquota}`} faixa={faixa} />
          ))}
        </ul>
        {(['PIS', 'COFINS'] as const).map((contribuicao) => (
          <Totals
            key={contribuicao}
            title={`${totalRecord[contribuicao]}, ${contribuicao}`}
            rows={totais
              .filter((total) => total.contribuicao === contribuicao)
              .map(({ campos, antes, depois }) => [`${campos} ${totalNames[campos] ?? ''}`, antes, depois])}
          />
        ))}
        <Returns devolucoes={devolucoes} />
        <Totals
          title="Receitas sem contribuição, M400 e M800"
          rows={receitas.map((receita) => [
            `${untaxedRecord[receita.contribuicao]}: ${untaxedName(receita)}`,
            receita.antes,
            receita.depois,
          ])}
        />
        {ajustes.length > 0 && (
          <ul className="flex flex-col gap-1" aria-label="Ajustes encontrados">
            {ajustes.map(({ registro, efeito, valor }) => (
              <li key={`${registro} ${efeito}`} className="flex justify-between gap-4">
                <span>
                  {registro}: {adjustmentNames[efeito]}
                </span>
                <span className="figures shrink-0">{formatBRL(valor)}</span>
              </li>
            ))}
          </ul>
        )}
        <Totals title="Débitos da DCTF ou DCTFWeb" rows={debits.map(({ campo, de, para }) => [campo, de, para])} />
        <p className="text-caption text-muted">
          Nada é transmitido. Campos somados são deduzidos juntos. A lista completa está na planilha das correções.
        </p>
      </div>
    </details>
  );
}

function Rate({ faixa }: { faixa: MonthAssessment['faixas'][number] }) {
  const { contribuicao, base, mono, st, icms, antes, depois } = faixa;
  const lines = [
    ['Base', base],
    ['− Monofásicos', mono],
    ['− ICMS-ST', st],
    ['− ICMS', icms],
    ['Base depois', baseAfter(faixa)],
    ['Contribuição antes', antes],
    ['Contribuição depois', depois],
  ] as const;
  return (
    <li className="rounded-md border bg-canvas px-4 py-3 text-caption">
      <p className="font-medium">
        {rateRecord[contribuicao]}: {rateName(faixa)}
      </p>
      <dl className="mt-2 flex flex-col gap-1">
        {lines
          .filter(([name, value]) => value !== 0 || !name.startsWith('−'))
          .map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-muted">{name}</dt>
              <dd className="figures">{formatBRL(value)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}

/** Of returns: the ICMS that lowers the exclusion of the month, and what waits for the next one (SP-058). */
function Returns({ devolucoes }: { devolucoes: NonNullable<MonthAssessment['devolucoes']> }) {
  // Both contributions have the same ICMS.
  const rows = devolucoes
    .filter(({ contribuicao }) => contribuicao === 'PIS')
    .flatMap(({ contribuicao, aliquota, icms, abatido = icms, de_antes = 0, a_transportar = 0 }) => {
      const rate = percentName({ contribuicao, aliquota });
      return [
        [`Do mês, abatido da exclusão (${rate})`, abatido],
        [`De meses anteriores, abatido da exclusão (${rate})`, de_antes],
        [`Passa ao mês seguinte (${rate})`, a_transportar],
      ] as const;
    })
    .filter(([, valor]) => valor > 0);
  if (rows.length === 0) return null;
  return (
    <section aria-label="ICMS de vendas devolvidas" className="flex flex-col gap-1">
      <h4 className="font-medium">ICMS de vendas devolvidas</h4>
      <dl className="flex flex-col gap-1">
        {rows.map(([name, valor]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="figures shrink-0">{formatBRL(valor)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Totals({ title, rows }: { title: string; rows: readonly (readonly [string, number, number])[] }) {
  if (rows.length === 0) return null;
  return (
    <Table aria-label={title}>
      <TableHeadRow>
        <TableHeader className="whitespace-normal first:pl-0">{title}</TableHeader>
        <TableHeader align="end" className="sm:w-40">
          Antes
        </TableHeader>
        <TableHeader align="end" className="last:pr-0 sm:w-40">
          Depois
        </TableHeader>
      </TableHeadRow>
      <TableBody>
        {rows.map(([name, before, after]) => (
          <AmountRow key={name} name={name} amounts={[before, after]} />
        ))}
      </TableBody>
    </Table>
  );
}
