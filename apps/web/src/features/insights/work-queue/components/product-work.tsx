import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { workAction } from '@restitui/domain/insights/work-queue/work-kind.ts';
import type { ProductWork as Work } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { isWorthCutting } from '../../../../ui/cut-list.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { workIcons } from '../work-icons.ts';
import { productWorkLink } from '../work-link.ts';
import { leftOut, showFurther, workMessages } from '../work-queue.messages.ts';
import { productWorkQuery } from '../work-queue.queries.ts';
import { timeSince } from '../work-text.ts';

/** Rows that are shown at first: companies and figures follow them. */
const first = 5;

/** The work on products in all companies, for provider staff without a selected one; nothing where there is none. */
export function ProductWork() {
  const { data, isPending, error, refetch, isFetching } = useQuery(productWorkQuery);
  const { data: tenants } = useQuery(tenantsQuery);
  const [isWhole, setWhole] = useState(false);
  if (isPending) return <SkeletonLines />;
  if (!data) {
    return (
      <Card className="mb-6">
        <ErrorState title={workMessages.loadFailed} error={error} onRetry={refetch} retrying={isFetching} />
      </Card>
    );
  }
  const { hoje, total, linhas } = data;
  if (total === 0) return null;
  const isLong = isWorthCutting(linhas.length, first);
  const shown = isLong && !isWhole ? linhas.slice(0, first) : linhas;
  return (
    <Card
      flush
      className="mb-6"
      title={
        <>
          Hoje <span className="figures font-normal text-muted">{total}</span>
        </>
      }
      description="Produtos que esperam por você, em todas as empresas."
    >
      <ul className="border-t">
        {shown.map((row) => (
          <Row key={row.id} row={row} today={hoje} company={tenants?.find(({ id }) => id === row.id_tenant)?.title} />
        ))}
      </ul>
      {isLong && (
        <div className="border-t px-2 py-1">
          <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Mostrar menos' : showFurther(linhas.length - first)}
          </Button>
        </div>
      )}
      {total > linhas.length && (isWhole || !isLong) && (
        <p className="border-t px-4 py-2 text-caption text-muted">{leftOut(total - linhas.length)}</p>
      )}
    </Card>
  );
}

interface RowProps {
  row: Work;
  today: Parameters<typeof timeSince>[1];
  company: string | undefined;
}

function Row({ row, today, company }: RowProps) {
  const actor = useActor();
  const Icon = workIcons[row.tipo];
  return (
    <li className="relative flex min-h-14 items-center gap-3 border-b px-4 py-2 transition-colors duration-100 last:border-b-0 hover:bg-hover">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <Link
          {...productWorkLink(row, actor)}
          // Preloading asks in the selected company, which opening the row changes first.
          preload={false}
          className="block font-medium text-body after:absolute max-sm:line-clamp-2 sm:truncate after:inset-0 focus-visible:after:-outline-offset-2"
        >
          <span className="sr-only">{workAction(row.tipo)}: </span>
          {displayName(row.assunto)}
        </Link>
        <p className="break-words text-body text-muted sm:truncate">{joinFacts(company, row.texto)}</p>
      </div>
      <span className="shrink-0 whitespace-nowrap text-body text-muted max-sm:hidden">
        {timeSince(row.desde, today)}
      </span>
      <span aria-hidden className="shrink-0 font-medium text-body text-brand-text max-sm:hidden">
        {workAction(row.tipo)}
      </span>
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
    </li>
  );
}
