import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { FoldedActions } from '../../../../ui/folded-actions.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SigningStateBadge } from '../../signing/components/signing-state-badge.tsx';

interface AgreementHeadProps {
  kind: string;
  title: string;
  agreement: AgreementText | undefined;
  onBack?: (() => void) | undefined;
  /** The action that stays in sight on a phone. */
  main?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/** Header of an agreement with its state and navigation. */
export function AgreementHead({ kind, title, agreement, onBack, main, children }: AgreementHeadProps) {
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
      <div className="max-sm:w-full print:hidden">
        <FoldedActions main={main}>{children}</FoldedActions>
      </div>
    </div>
  );
}
