import { counted } from '@restitui/brazil/counted.ts';
import type { RecordCounts } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { formatCount } from '../../../../lib/formats.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeadRow,
  TableRow,
  TableRowHeader,
} from '../../../../ui/table.tsx';

/** Shows, on request, how many lines of each record a file has, and whether the analysis reads them (SP-006). */
export function RecordCountsTable({ nome, registros }: { nome: string; registros: RecordCounts }) {
  const { lidos, contados, desconhecidos } = registros;
  const rows = [
    ...lidos.map((row) => ({ ...row, uso: 'Lido' })),
    ...contados.map((row) => ({ ...row, uso: 'Só contado' })),
    ...(desconhecidos > 0 ? [{ registro: 'desconhecido', linhas: desconhecidos, uso: 'Fora do leiaute' }] : []),
  ];
  return (
    <details className="basis-full text-caption">
      <summary className="cursor-pointer text-muted">
        {counted(lidos.length, 'registro lido', 'registros lidos')},{' '}
        {counted(contados.length, 'só contado', 'só contados')}
        {desconhecidos > 0 && `, ${counted(desconhecidos, 'linha desconhecida', 'linhas desconhecidas')}`}
      </summary>
      <Table aria-label={`Registros de ${nome}`} className="mt-2 max-w-md">
        <TableHeadRow>
          <TableHeader>Registro</TableHeader>
          <TableHeader>Uso</TableHeader>
          <TableHeader align="end">Linhas</TableHeader>
        </TableHeadRow>
        <TableBody>
          {rows.map(({ registro, uso, linhas }) => (
            <TableRow key={registro}>
              <TableRowHeader className="figures h-8">{registro}</TableRowHeader>
              <TableCell className="h-8">{uso}</TableCell>
              <TableCell align="end" className="h-8">
                {formatCount(linhas)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </details>
  );
}
