import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import type { MirrorLine, RectificationMirror } from '@restitui/domain/simples-analysis/rectification-mirror.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/table.tsx';

/** Establishment by establishment, activity by activity: what to type, and what becomes of each tax. */
export function MirrorLines({ espelho }: { espelho: RectificationMirror }) {
  return (
    <>
      <ol aria-label="Linhas a digitar" className="space-y-3">
        {espelho.linhas.map((line) => (
          <li
            key={`${line.estabelecimento} ${line.atividade} ${line.descricao}`}
            className="overflow-clip rounded-md border"
          >
            <Line line={line} />
          </li>
        ))}
      </ol>
      <TaxTable
        label="Tributos do mês, antes e depois"
        before={espelho.antes.tributos}
        after={espelho.depois.tributos}
      />
    </>
  );
}

function Line({ line }: { line: MirrorLine }) {
  const unchanged = line.atividade === null || line.atividade === 3 || line.atividade === 6;
  return (
    <>
      <div className="flex flex-col gap-x-4 gap-y-1 px-4 py-3 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <p className="text-caption text-muted">
            {line.estabelecimento && <span className="figures">{formatCnpj(line.estabelecimento)}</span>}
            {line.anexo && ` · Anexo ${line.anexo}`}
            {line.atividade !== null && ` · Atividade ${line.atividade}`}
          </p>
          <p className="text-body">{line.descricao}</p>
        </div>
        <p className="figures shrink-0 text-body">
          <span className="text-caption text-muted">{formatBRL(line.receita_antes)} → </span>
          <strong className="font-semibold">{formatBRL(line.receita_depois)}</strong>
        </p>
      </div>
      {unchanged ? (
        <p className="border-t px-4 py-2 text-caption text-muted">Fica como está.</p>
      ) : (
        <ul className="divide-y border-t text-caption">
          {line.parcelas.length === 0 && <li className="px-4 py-2 text-muted">Retire esta atividade.</li>}
          {line.parcelas.map(({ valor, qualificadores, mantida, tributos }) => (
            <li
              key={`${valor} ${qualificadores.join()}`}
              className="flex items-center justify-between gap-4 px-4 py-1.5"
            >
              <span className="min-w-0">
                <span className="block">{qualificadores.join('; ') || 'Sem qualificador'}</span>
                <span className="figures block text-muted">
                  {mantida && 'Fica como está · '}
                  COFINS {formatBRL(tributos.cofins)} · PIS {formatBRL(tributos.pis)} · ICMS {formatBRL(tributos.icms)}
                </span>
              </span>
              <span className="flex shrink-0 items-center gap-1">
                <span className="figures font-medium text-body">{formatBRL(valor)}</span>
                <CopyButton compact text={formatDecimal(valor)} label={`Copiar ${formatDecimal(valor)}`} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const names = [
  ['irpj', 'IRPJ'],
  ['csll', 'CSLL'],
  ['cofins', 'COFINS'],
  ['pis', 'PIS'],
  ['cpp', 'CPP'],
  ['icms', 'ICMS'],
  ['ipi', 'IPI'],
  ['iss', 'ISS'],
  ['total', 'Total'],
] as const;

interface TaxTableProps {
  label: string;
  before: MirrorLine['tributos_antes'];
  after: MirrorLine['tributos_depois'];
}

/** The taxes that the month has, before and after. */
function TaxTable({ label, before, after }: TaxTableProps) {
  const shown = names.filter(([key]) => key === 'total' || before[key] !== 0 || after[key] !== 0);
  return (
    <div className="overflow-clip rounded-md border">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeader>Tributo</TableHeader>
            <TableHeader align="end">Antes</TableHeader>
            <TableHeader align="end">Depois</TableHeader>
            <TableHeader align="end">Diferença</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(([key, name]) => (
            <TableRow key={key}>
              <TableCell>{name}</TableCell>
              <TableCell align="end">{formatDecimal(before[key])}</TableCell>
              <TableCell align="end">{formatDecimal(after[key])}</TableCell>
              <TableCell align="end">{formatDecimal(Math.round((after[key] - before[key]) * 100) / 100)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
