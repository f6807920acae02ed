import { displayName } from '@restitui/brazil/display-name.ts';
import { workAction } from '@restitui/domain/insights/work-queue/work-kind.ts';
import type { WorkRow } from '@restitui/domain/insights/work-queue/work-queue.api.ts';
import { Link } from '@tanstack/react-router';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeyHint } from '../../../../ui/key-hint.tsx';
import { rowLink } from '../work-link.ts';

interface WorkActionProps {
  row: WorkRow;
  /** All but 'ghost' show the key, which acts on the selected row. */
  variant: 'primary' | 'secondary' | 'ghost';
  onResolve: () => void;
  className?: string;
  tabIndex?: number;
}

/** Renders the action of the most urgent item: done in place for a notice, else on the page of the record. */
export function WorkAction({ row, variant, onResolve, className, tabIndex }: WorkActionProps) {
  const who = { actor: useActor(), tenantId: useActingTenant() ?? '' };
  const [first] = row.itens;
  if (!first) return null;
  const look = { variant, size: 'sm', className } as const;
  const link = rowLink(row, who);
  const isResolvedHere = first.alerta !== null && (first.tipo === 'aviso' || !link);
  const label = isResolvedHere ? 'Resolver' : workAction(first.tipo);
  const content = (
    <>
      {label}
      <span className="sr-only">{displayName(row.assunto)}</span>
      {variant !== 'ghost' && <KeyHint>E</KeyHint>}
    </>
  );
  if (isResolvedHere) {
    return (
      <Button {...look} tabIndex={tabIndex} data-work-action="" onClick={onResolve}>
        {content}
      </Button>
    );
  }
  if (!link) return null;
  return (
    <Button asChild {...look}>
      <Link {...link} tabIndex={tabIndex} data-work-action="">
        {content}
      </Link>
    </Button>
  );
}
