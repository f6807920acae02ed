import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL, formatDecimal } from '@restitui/brazil/money.ts';
import {
  isUnchangedLine,
  type MirrorLine,
  type RectificationMirror,
} from '@restitui/domain/simples/analysis/rectification-mirror.ts';
import { taxNames } from '@restitui/domain/simples/analysis/tax-reais.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeadRow,
  TableRow,
  TableRowHeader,
} from '../../../../ui/table.tsx';
import { DeclaredActivity, Parcel, ParcelList } from './declared-activity.tsx';

/** Shows what to enter by establishment and activity, and the resulting taxes. */
export function MirrorLines({ espelho }: { espelho: RectificationMirror }) {
  return (
    <>
      <ol aria-label="Linhas a digitar" className="space-y-3">
        {espelho.linhas.map((line) => (
          <DeclaredActivity
            key={`${line.estabelecimento} ${line.atividade} ${line.descricao}`}
            line={line}
            revenue={
              <>
                <span className="text-caption text-muted">{formatBRL(line.receita_antes)} → </span>
                <strong className="font-semibold">{formatBRL(line.receita_depois)}</strong>
              </>
            }
          >
            <Typed line={line} />
          </DeclaredActivity>
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

function Typed({ line }: { line: MirrorLine }) {
  if (isUnchangedLine(line)) return <p className="border-t px-4 py-2 text-caption text-muted">Fica como está.</p>;
  return (
    <ParcelList>
      {line.parcelas.length === 0 && <li className="px-4 py-2 text-muted">Retire esta atividade.</li>}
      {line.parcelas.map(({ valor, qualificadores, mantida, tributos }) => (
        <Parcel
          key={`${valor} ${qualificadores.join()}`}
          title={qualificadores.join('; ') || 'Sem qualificador'}
          detail={joinFacts(
            mantida && 'Fica como está',
            `COFINS ${formatBRL(tributos.cofins)}`,
            `PIS ${formatBRL(tributos.pis)}`,
            `ICMS ${formatBRL(tributos.icms)}`,
          )}
          value={
            <>
              <span className="font-medium text-body">{formatBRL(valor)}</span>
              <CopyButton compact text={formatDecimal(valor)} label={`Copiar ${formatDecimal(valor)}`} />
            </>
          }
        />
      ))}
    </ParcelList>
  );
}

interface TaxTableProps {
  label: string;
  before: MirrorLine['tributos_antes'];
  after: MirrorLine['tributos_depois'];
}

/** Table of the month's taxes before and after. */
function TaxTable({ label, before, after }: TaxTableProps) {
  const shown = taxNames.filter(([key]) => key === 'total' || before[key] !== 0 || after[key] !== 0);
  return (
    <div className="overflow-clip rounded-md border">
      <Table aria-label={label}>
        <TableHeadRow>
          <TableHeader>Tributo</TableHeader>
          <TableHeader align="end">Antes</TableHeader>
          <TableHeader align="end">Depois</TableHeader>
          <TableHeader align="end">Diferença</TableHeader>
        </TableHeadRow>
        <TableBody>
          {shown.map(([key, name]) => (
            <TableRow key={key}>
              <TableRowHeader>{name}</TableRowHeader>
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
