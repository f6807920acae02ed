import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { Alert } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, MailOpen } from 'lucide-react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';
import { alertLink } from '../alert-link.ts';
import { markAlertRead } from '../alerts.queries.ts';
import { AlertKindBadge } from './alert-kind-badge.tsx';

interface AlertItemProps {
  alert: Alert;
  /** Set when alerts of several companies are listed. */
  tenant: string | undefined;
  onResolve: (alert: Alert) => void;
}

/** An icon on phones, in the line of the date. */
const small = 'max-sm:w-8 max-sm:px-0';

export function AlertItem({ alert, tenant, onResolve }: AlertItemProps) {
  const read = useMutation(markAlertRead);
  const { date, kind, message, resolved, typeServico } = alert;
  const company = displayName(alert.company);
  const about = joinFacts(tenant, typeServico && serviceLabels[typeServico]);
  return (
    <li
      aria-label={`${company}: ${message}`}
      className="relative flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-3 sm:gap-y-3 sm:py-4"
    >
      <div className="min-w-0 flex-1 basis-80">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Company alert={alert} />
          <AlertKindBadge kind={kind} settled={resolved} />
        </div>
        <p className="mt-1 max-w-[72ch] break-words text-body">{unbroken(message)}</p>
        <p
          className={`figures mt-1 flex flex-wrap gap-x-3 text-caption text-muted ${resolved ? '' : 'max-sm:min-h-8 max-sm:items-center max-sm:pr-20'}`}
        >
          <time dateTime={date}>{formatDateTime(date)}</time>
          {about && <span>{about}</span>}
          {alert.viewedDate && !resolved && <span>Visto em {formatDateTime(alert.viewedDate)}</span>}
        </p>
        {resolved && <Resolution alert={alert} />}
      </div>
      {!resolved && (
        <div className="flex flex-wrap gap-2 max-sm:absolute max-sm:right-4 max-sm:bottom-3">
          {!alert.read && (
            <Button
              size="sm"
              title="Marcar como lido"
              className={small}
              loading={read.isPending}
              onClick={() => read.mutate(alert)}
            >
              <MailOpen aria-hidden />
              <span className="max-sm:sr-only">Marcar como lido</span>
            </Button>
          )}
          <Button size="sm" title="Resolver" className={small} onClick={() => onResolve(alert)}>
            <Check aria-hidden />
            <span className="max-sm:sr-only">Resolver</span>
          </Button>
        </div>
      )}
    </li>
  );
}

function Company({ alert }: { alert: Alert }) {
  const address = alertLink(useActor(), alert);
  if (!address)
    return <span className="min-w-0 break-words font-semibold text-body">{displayName(alert.company)}</span>;
  return (
    <Link
      {...address}
      className="min-w-0 break-words rounded-sm font-semibold text-body underline-offset-4 hover:underline"
    >
      {displayName(alert.company)}
    </Link>
  );
}

function Resolution({ alert: { resolvedDate, resolvedBy, resolutionMessage } }: { alert: Alert }) {
  return (
    <div className="mt-3 border-line-strong border-l-2 pl-3">
      <p className="whitespace-pre-wrap break-words text-body">{unbroken(resolutionMessage)}</p>
      <p className="figures mt-0.5 text-caption text-muted">
        Resolvido em {formatDateTime(resolvedDate)}
        {resolvedBy && ` por ${displayName(resolvedBy)}`}
      </p>
    </div>
  );
}
