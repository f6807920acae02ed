import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { AfterHeading } from './after-heading.tsx';
import { FoldedActions } from './folded-actions.tsx';

export interface Crumb {
  label: string;
  link: Pick<LinkProps, 'to' | 'params' | 'search'>;
}

export interface PageHeaderProps {
  /** Repeats the text of the menu item that opens the page. */
  title: ReactNode;
  /** The listed title of the screen, where it differs from its menu item (decision 060). */
  subtitle?: string;
  description?: ReactNode;
  breadcrumb?: readonly Crumb[];
  /** A status next to the title. */
  badge?: ReactNode;
  actions?: ReactNode;
  /** Puts more than three actions behind one button on a phone: none of them is what people come for. */
  foldsActions?: boolean;
}

export function PageHeader({
  title,
  subtitle,
  description,
  breadcrumb,
  badge,
  actions,
  foldsActions,
}: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-balance font-semibold text-title tracking-tight">{title}</h1>
          {badge}
        </div>
        {(subtitle || description) && (
          <div className="mt-1 text-body text-muted">
            {subtitle && <h2 className="inline">{subtitle}</h2>}
            {subtitle && description && <span aria-hidden>&nbsp;· </span>}
            {description && <p className="inline">{description}</p>}
          </div>
        )}
      </div>
      {actions &&
        (foldsActions ? (
          <FoldedActions>
            <LaterActions>{actions}</LaterActions>
          </FoldedActions>
        ) : (
          <div className="flex flex-wrap gap-2">
            <LaterActions>{actions}</LaterActions>
          </div>
        ))}
    </header>
  );
}

/** Keeps the room of a button, which is a row of its own on a phone, so that those that come a frame later move nothing. */
function LaterActions({ children }: { children: ReactNode }) {
  return <AfterHeading before={<span className="h-9 w-28" />}>{children}</AfterHeading>;
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Caminho" className="mb-1 flex flex-wrap items-center gap-1 text-caption text-muted">
      {crumbs.map(({ label, link }, i) => (
        <Fragment key={label}>
          {i > 0 && <ChevronRight aria-hidden className="size-3" />}
          <Link {...link} className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline">
            {label}
          </Link>
        </Fragment>
      ))}
    </nav>
  );
}
