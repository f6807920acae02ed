import type { AgreementText, MissingValue } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { htmlForDisplay } from '@restitui/domain/agreements/documents/display-html.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { AgreementHtml } from '../../templates/components/agreement-html.tsx';
import { WithContents } from './with-contents.tsx';

const sheet = 'rounded-lg border bg-surface px-5 py-8 sm:px-12 sm:py-12 print:border-0 print:p-0';

/** The text of an agreement as a printed page. */
export function AgreementSheet({ agreement }: { agreement: AgreementText }) {
  return (
    <>
      <MissingValues missing={agreement.missing} />
      <WithContents content={agreement.html}>
        <div className={sheet}>
          <AgreementHtml html={htmlForDisplay(agreement.html)} />
        </div>
      </WithContents>
      <p className="figures text-caption text-muted">
        Versão {agreement.version}&nbsp;· {formatDateTime(agreement.versionDate)}&nbsp;·{' '}
        <span className="break-all">SHA-256 {agreement.sha256.slice(0, 16)}…</span>
      </p>
    </>
  );
}

function MissingValues({ missing }: { missing: readonly MissingValue[] }) {
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title="Faltam dados neste texto" className="print:hidden">
      Estão marcados no contrato: {missing.map(({ label }) => label).join(', ')}.
    </Notice>
  );
}

const lines = Array.from({ length: 9 }, (_, i) => `linha ${i}`);

export function AgreementSkeleton() {
  return (
    <div className={sheet}>
      <LoadingNote />
      <Skeleton className="mx-auto mb-8 h-6 w-2/3" />
      <div className="flex flex-col gap-4">
        {lines.map((line) => (
          <Skeleton key={line} className="h-4 w-full" />
        ))}
      </div>
    </div>
  );
}
