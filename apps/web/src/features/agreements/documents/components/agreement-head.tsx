import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SigningStateBadge } from '../../signing/components/signing-state-badge.tsx';

interface AgreementHeadProps {
  kind: string;
  title: string;
  agreement: AgreementText | undefined;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
}

/** Header of an agreement with its state and navigation. */
export function AgreementHead({ kind, title, agreement, onBack, children }: AgreementHeadProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      {onBack && (
        <IconButton
          icon={ArrowLeft}
          label="Voltar"
          variant="secondary"
          className="rounded-full print:hidden"
          onClick={onBack}
        />
      )}
      <div className="min-w-0 flex-1 basis-60">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-muted">
          {kind}
          {agreement && <SigningStateBadge agreement={agreement} />}
        </div>
        <h1 className="break-words font-semibold text-title tracking-tight">{title}</h1>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">{children}</div>
    </div>
  );
}
