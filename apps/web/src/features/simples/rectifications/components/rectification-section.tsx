import { formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { canCheckRectification } from '@restitui/domain/simples/rectifications/rectifications.access.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { rectificationMessages as messages } from '../rectifications.messages.ts';
import { checkRectification, rectificationQuery } from '../rectifications.queries.ts';
import { MirrorChecks } from './mirror-checks.tsx';
import { MirrorLines } from './mirror-lines.tsx';

interface RectificationSectionProps {
  id_apuracao: string;
  competencia: string;
}

/** Shows a month as it has to be entered in the rectifying PGDAS-D. */
export function RectificationSection({ id_apuracao, competencia }: RectificationSectionProps) {
  const month = useQuery(rectificationQuery(id_apuracao, competencia));
  return (
    <section aria-labelledby="rectification" className="min-w-0">
      <h3 id="rectification" className="mb-2 font-medium text-body">
        Espelho da retificação
      </h3>
      {month.isPending && <LoadingBlock className="h-32 w-full" />}
      {month.isError && <ErrorState title={messages.loadFailed} error={month.error} onRetry={() => month.refetch()} />}
      {month.data && <Mirror id_apuracao={id_apuracao} month={month.data} />}
    </section>
  );
}

function Mirror({ id_apuracao, month }: { id_apuracao: string; month: RectificationMonth }) {
  const { espelho, avisos, retificar } = month;
  if (!espelho) {
    return (
      <p className="text-body text-muted">
        {messages.none}. {messages.noneDetail}
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {avisos.map(({ codigo, texto }) => (
        <Notice key={codigo} tone={retificar ? 'warning' : 'danger'}>
          {texto}
        </Notice>
      ))}
      <MirrorLines espelho={espelho} />
      <MirrorChecks checks={espelho.conferencia} />
      <Mark id_apuracao={id_apuracao} month={month} />
    </div>
  );
}

function Mark({ id_apuracao, month: { competencia, conferido } }: { id_apuracao: string; month: RectificationMonth }) {
  const actor = useActor();
  const stands = conferido !== null && !conferido.mudou;
  const save = useMutation(checkRectification(id_apuracao, competencia, !stands));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-caption text-muted">
        {conferido
          ? `Conferido por ${displayName(conferido.nome)} em ${formatInstant(conferido.em)}${conferido.mudou ? '; as linhas mudaram depois.' : '.'}`
          : 'Ainda não conferido com o PGDAS-D.'}
      </p>
      {canCheckRectification(actor) && (
        <Button variant={stands ? 'ghost' : 'secondary'} loading={save.isPending} onClick={() => save.mutate()}>
          {!stands && <Check aria-hidden />}
          {stands ? 'Retirar a marca' : 'Marcar como conferido'}
        </Button>
      )}
    </div>
  );
}
