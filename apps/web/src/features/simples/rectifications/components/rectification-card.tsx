import { plural } from '@restitui/brazil/counted.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { rectificationMessages as messages } from '../rectifications.messages.ts';
import { printRectifications, rectificationsQuery } from '../rectifications.queries.ts';
import { saveMirrors } from './save-mirrors.ts';

interface RectificationCardProps {
  id_apuracao: string;
  razao_social: string;
  cnpj: string;
  onOpenMonth: (competencia: string) => void;
}

/** Lists the months to rectify in the order of entry, with their progress. */
export function RectificationCard({ id_apuracao, razao_social, cnpj, onOpenMonth }: RectificationCardProps) {
  const months = useQuery(rectificationsQuery(id_apuracao));
  const print = useMutation(printRectifications(id_apuracao));
  const due = (months.data ?? []).filter(({ retificar }) => retificar);
  const done = due.filter(({ conferido }) => conferido && !conferido.mudou);
  const next = due.find((month) => !done.includes(month));

  return (
    <Card
      title="Retificação"
      description="O espelho de cada mês está no seu detalhe; os meses são digitados do mais antigo ao mais novo."
      aria-label="Retificação"
      actions={
        months.data && (
          <div className="flex w-full flex-wrap gap-2 sm:w-auto">
            {due.length > 0 && (
              <Button aria-label="Espelhos em PDF" loading={print.isPending} onClick={() => print.mutate()}>
                <FileText aria-hidden />
                PDF
              </Button>
            )}
            <ExportButton
              label="Exportar espelhos"
              empty={due.length === 0}
              save={() => saveMirrors(months.data, { razao_social, cnpj })}
            />
          </div>
        )
      }
    >
      {months.isPending && <LoadingBlock className="h-6 w-full" />}
      {months.isError && (
        <ErrorState title={messages.loadFailed} error={months.error} onRetry={() => months.refetch()} />
      )}
      {months.data && due.length === 0 && <p className="text-body text-muted">Nenhum mês a retificar.</p>}
      {due.length > 0 && (
        <>
          <p className="text-body">
            <strong className="figures font-semibold">
              {done.length} de {due.length}
            </strong>{' '}
            {plural(due.length, 'mês conferido', 'meses conferidos')}
            {next && (
              <>
                . O próximo é{' '}
                <button
                  type="button"
                  className="figures rounded-sm font-medium text-brand-text underline"
                  onClick={() => onOpenMonth(next.competencia)}
                >
                  {next.competencia}
                </button>
              </>
            )}
            .
          </p>
          <ol aria-label="Meses a retificar" className="mt-3 flex flex-wrap gap-1.5">
            {due.map((month) => (
              <li key={month.competencia}>
                <button
                  type="button"
                  onClick={() => onOpenMonth(month.competencia)}
                  className={`figures rounded-sm border px-2 py-1 text-caption hover:bg-hover ${
                    done.includes(month) ? 'border-transparent bg-positive-soft text-positive' : ''
                  }`}
                >
                  {month.competencia}
                  <span className="sr-only">{done.includes(month) ? ', conferido' : ', a conferir'}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
