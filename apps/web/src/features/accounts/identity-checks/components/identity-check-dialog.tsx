import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { identityCheckStatusQuery } from '../identity-check-status.queries.ts';
import { identityCheckMessages } from '../identity-checks.messages.ts';
import type { Signer } from '../signer.ts';
import { DrawingStep } from './drawing-step.tsx';
import { PhotoStep } from './photo-step.tsx';

interface IdentityCheckDialogProps {
  who: Signer;
  open: boolean;
  onClose: () => void;
  /** Called after the signature is saved and the dialog is closed. */
  onSigned: () => void;
}

export function IdentityCheckDialog({ who, open, onClose, onSigned }: IdentityCheckDialogProps) {
  const status = useQuery({ ...identityCheckStatusQuery(who), enabled: open });
  const [photographed, setPhotographed] = useState(false);
  const { data } = status;
  const isCaptureOpen = data?.isModifica === true;
  const step = photographed || data?.hasPhotos ? 2 : 1;

  function close() {
    setPhotographed(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      fill
      size={isCaptureOpen && step === 2 ? 'lg' : 'md'}
      dismissible={!isCaptureOpen}
      title={isCaptureOpen ? <StepTitle step={step} /> : 'Assinatura'}
    >
      {status.isPending && (
        <div className="flex flex-col gap-4 pb-4">
          <LoadingNote />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      )}
      {status.isError && !data && (
        <ErrorState
          title={identityCheckMessages.checkFailed}
          error={status.error}
          onRetry={() => status.refetch()}
          retrying={status.isFetching}
        />
      )}
      {data && !isCaptureOpen && <AlreadySigned onClose={close} />}
      {data && isCaptureOpen && step === 1 && (
        <PhotoStep
          signer={who}
          reason={data.decision === 'denied' ? (data.reason ?? '') : null}
          onLater={close}
          onSaved={() => setPhotographed(true)}
        />
      )}
      {isCaptureOpen && step === 2 && (
        <DrawingStep
          signer={who}
          onLater={close}
          onSaved={() => {
            close();
            onSigned();
          }}
        />
      )}
    </Dialog>
  );
}

function StepTitle({ step }: { step: 1 | 2 }) {
  return (
    <span className="flex items-center gap-3">
      <span className="min-w-0 flex-1">{step < 2 ? 'Primeiro, duas fotos' : 'Agora, a assinatura'}</span>
      <span className="figures shrink-0 font-normal text-caption text-muted">
        Etapa {step} de 2
        <span aria-hidden className="ml-2 inline-flex gap-1 align-middle">
          <span className="h-1 w-6 rounded-full bg-brand-text" />
          <span
            className={step === 2 ? 'h-1 w-6 rounded-full bg-brand-text' : 'h-1 w-6 rounded-full bg-line-strong/40'}
          />
        </span>
      </span>
    </span>
  );
}

function AlreadySigned({ onClose }: { onClose: () => void }) {
  return (
    <div className="flex flex-col items-center px-2 pt-4 pb-6 text-center">
      <CircleCheck aria-hidden className="mb-3 size-8 text-positive" strokeWidth={1.5} />
      <p className="font-semibold text-lead">{identityCheckMessages.alreadySigned}</p>
      <p className="mt-1 max-w-sm text-muted">Não é preciso fazer mais nada. Se algo faltar, avisaremos você.</p>
      <Button className="mt-5" onClick={onClose}>
        Entendi
      </Button>
    </div>
  );
}
