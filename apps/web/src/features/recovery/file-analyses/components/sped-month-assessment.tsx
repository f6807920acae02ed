import { formatBRL } from '@restitui/brazil/money.ts';
import type { MonthAssessment } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { baseAfter } from '@restitui/domain/recovery/file-analyses/gross-returns.ts';
import {
  adjustmentNames,
  debitChanges,
  rateName,
  rateRecord,
  totalNames,
  totalRecord,
} from '@restitui/domain/recovery/file-analyses/month-corrections.ts';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '../../../../ui/table.tsx';
import { AmountRow } from './amount-row.tsx';

/** Shows on request how the amounts follow from block M: rates, totals field by field, adjustments and debits (SP-121). */
export function SpedMonthAssessment({ apuracao }: { apuracao: MonthAssessment }) {
  const { faixas, totais, ajustes } = apuracao;
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

function Totals({ title, rows }: { title: string; rows: readonly (readonly [string, number, number])[] }) {
  if (rows.length === 0) return null;
  return (
    <Table aria-label={title}>
      <TableHead>
        <TableRow>
          <TableHeader className="whitespace-normal first:pl-0">{title}</TableHeader>
          <TableHeader align="end" className="sm:w-40">
            Antes
          </TableHeader>
          <TableHeader align="end" className="last:pr-0 sm:w-40">
            Depois
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, before, after]) => (
          <AmountRow key={name} name={name} amounts={[before, after]} />
        ))}
      </TableBody>
    </Table>
  );
}
