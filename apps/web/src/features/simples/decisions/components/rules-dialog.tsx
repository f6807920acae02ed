import { formatDay } from '@restitui/brazil/day.ts';
import type { RuleSetSummary } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../../lib/formats.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHeader, TableHeadRow, TableRow } from '../../../../ui/table.tsx';
import { decisionMessages } from '../simples-decisions.messages.ts';
import { ruleSetsQuery } from '../simples-decisions.queries.ts';

interface RulesDialogProps {
  nome: string;
  onClose: () => void;
}

/** Shows the parts of a rule set: number of rows, their confidence, and how many were reviewed. */
export function RulesDialog({ nome, onClose }: RulesDialogProps) {
  const sets = useQuery(ruleSetsQuery);
  const rules = sets.data?.find((one) => one.nome === nome);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={`Regras ${nome}`}
      description="Tabelas com lei, vigência e grau de certeza. Uma versão publicada nunca muda: o que muda vira outra."
    >
      {sets.isPending && (
        <div className="grid gap-3">
          <LoadingNote />
          <Skeleton className="h-40" />
        </div>
      )}
      {sets.isError && (
        <ErrorState title={decisionMessages.loadFailed} error={sets.error} onRetry={() => sets.refetch()} />
      )}
      {sets.data && !rules && <p className="text-body text-muted">Esta versão não está mais neste sistema.</p>}
      {rules && <RuleSetFacts rules={rules} />}
    </Dialog>
  );
}

function RuleSetFacts({ rules }: { rules: RuleSetSummary }) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2 text-caption text-muted">
        <span className="min-w-0 break-all">
          Publicadas em {formatDay(rules.publicado_em)}&nbsp;· SHA-256 <span className="font-mono">{rules.hash}</span>
        </span>
        <CopyButton text={rules.hash} label="Copiar o código das regras" compact />
      </div>
      <div className="overflow-clip rounded-md border">
        <Table>
          <TableHeadRow>
            <TableHeader>Tabela</TableHeader>
            <TableHeader align="end">Linhas</TableHeader>
            <TableHeader align="end" className="max-sm:hidden">
              Na lei
            </TableHeader>
            <TableHeader align="end" className="max-sm:hidden">
              Por correlação
            </TableHeader>
            <TableHeader align="end" className="max-sm:hidden">
              Depende do uso
            </TableHeader>
            <TableHeader align="end">Revisadas</TableHeader>
          </TableHeadRow>
          <TableBody>
            {rules.partes.map(({ nome, linhas, confianca, revisadas }) => (
              <TableRow key={nome}>
                <TableCell>{nome}</TableCell>
                <TableCell align="end">{formatCount(linhas)}</TableCell>
                <TableCell align="end" className="max-sm:hidden">
                  {formatCount(confianca.A)}
                </TableCell>
                <TableCell align="end" className="max-sm:hidden">
                  {formatCount(confianca.B)}
                </TableCell>
                <TableCell align="end" className="max-sm:hidden">
                  {formatCount(confianca.C)}
                </TableCell>
                <TableCell align="end">{revisadas === 0 ? 'A conferir' : formatCount(revisadas)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  );
}
