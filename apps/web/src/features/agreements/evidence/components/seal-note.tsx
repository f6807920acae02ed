import { canVerifyIntegrity } from '@restitui/domain/agreements/evidence/evidence.access.ts';
import { sealStateLabels } from '@restitui/domain/agreements/evidence/seal-state.ts';
import { formatVerificationCode } from '@restitui/domain/agreements/evidence/verification-code.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAuth } from '../../../../lib/session-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { exportEvidence, retrySeal, sealQuery } from '../evidence.queries.ts';

/** The state of a signed agreement's sealed document, with a link to its verification. */
export function SealNote({ id, id_tenant, t }: { id: string; id_tenant: string; t?: string | undefined }) {
  const { data: seal, isLoading } = useQuery(sealQuery(id, t));
  const retry = useMutation(retrySeal(id));
  const download = useMutation(exportEvidence);
  const staff = useAuth()?.user;
  const isCaretaker = staff !== undefined && canVerifyIntegrity(staff, id_tenant);
  // The text below would move when the note comes.
  if (isLoading) return <Skeleton className="h-33 w-full rounded-md sm:h-16 print:hidden" />;
  if (!seal) return null;

  const { state, code, failure } = seal;
  if (state === 'selado') {
    return (
      <Notice
        tone="positive"
        title={sealStateLabels[state]}
        className="print:hidden"
        action={
          isCaretaker && (
            <Button size="sm" loading={download.isPending} onClick={() => download.mutate(id)}>
              Baixar evidências
            </Button>
          )
        }
      >
        O PDF tem o contrato, as evidências e o selo. Código{' '}
        <Link
          to="/verificar/$codigo"
          params={{ codigo: formatVerificationCode(code) }}
          className="figures whitespace-nowrap underline"
        >
          {formatVerificationCode(code)}
        </Link>
      </Notice>
    );
  }
  if (state !== 'falhou') {
    return (
      <Notice tone="info" title={sealStateLabels[state]} className="print:hidden">
        O documento final está sendo preparado. Isto leva poucos segundos.
      </Notice>
    );
  }
  return (
    <Notice
      tone="danger"
      title={sealStateLabels[state]}
      className="print:hidden"
      action={
        isCaretaker && (
          <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate()}>
            Selar de novo
          </Button>
        )
      }
    >
      O contrato está assinado; falta o documento final. {failure}
    </Notice>
  );
}
