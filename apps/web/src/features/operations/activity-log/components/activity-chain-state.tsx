import { plural } from '@restitui/brazil/counted.ts';
import { formatInstant } from '@restitui/brazil/day.ts';
import type { ActivityChain } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { checkActivityLog } from '../activity-log.queries.ts';

const count = (n: number) => n.toLocaleString('pt-BR');

/** Shows how far chain and anchor reach, and checks every entry on request. */
export function ActivityChainState({ chain }: { chain: ActivityChain }) {
  const check = useMutation(checkActivityLog);
  const { chained, pending, anchoredAt, anchoredSeq, years, removedSeq, removedAt } = chain;
  const anchor =
    anchoredAt === null
      ? 'Ainda sem âncora fora do banco de dados.'
      : `Última âncora: registro ${count(anchoredSeq ?? 0)}, em ${formatInstant(anchoredAt)}.`;
  const kept =
    removedAt === null
      ? `Cada registro é guardado por ${plural(years, 'um ano', `${years} anos`)}.`
      : `Guardados por ${plural(years, 'um ano', `${years} anos`)}: removidos até o ${count(removedSeq)}, em ${formatInstant(removedAt)}.`;
  return (
    <section aria-label="Integridade" className="flex flex-col gap-3 border-b p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-body text-muted">
          <span className="figures">{count(chained)}</span> na cadeia, <span className="figures">{count(pending)}</span>{' '}
          a encadear em até um minuto. {anchor} {kept}
        </p>
        <Button loading={check.isPending} onClick={() => check.mutate()}>
          <ShieldCheck aria-hidden />
          Verificar integridade
        </Button>
      </div>
      {check.data && check.data.problems.length === 0 && (
        <Notice tone={check.data.entries > 0 ? 'positive' : 'info'}>
          {check.data.entries > 0
            ? `Íntegro: ${count(check.data.entries)} registros e ${count(check.data.anchors)} âncoras conferidos.`
            : 'Ainda não há registros na cadeia para conferir. Os primeiros entram em até um minuto.'}
        </Notice>
      )}
      {check.data && check.data.problems.length > 0 && (
        <Notice tone="danger" title="Há problemas de integridade">
          <ul className="list-disc pl-5">
            {check.data.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
