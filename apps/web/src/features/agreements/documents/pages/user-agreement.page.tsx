import { displayName } from '@restitui/brazil/display-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useAuth, useSelectedTenant } from '../../../../lib/session-store.ts';
import { useIsHere } from '../../../../lib/use-is-here.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { useRouteParam } from '../../../../lib/use-route-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SigningPrompt } from '../../../accounts/identity-checks/components/signing-prompt.tsx';
import { useSelfAsSigner } from '../../../accounts/identity-checks/components/use-self-as-signer.ts';
import { OnboardingFrame } from '../../../accounts/onboarding/components/onboarding-frame.tsx';
import { RecordError } from '../../../tenancy/tenants/components/record-error.tsx';
import { SealNote } from '../../evidence/components/seal-note.tsx';
import { isEndedToday } from '../../signing/components/signing-state-badge.tsx';
import { userAgreementSearch } from '../agreement-search.ts';
import { agreementMessages } from '../agreements.messages.ts';
import { userAgreementQuery } from '../agreements.queries.ts';
import { AgreementActions } from '../components/agreement-actions.tsx';
import { AgreementHead } from '../components/agreement-head.tsx';
import { AgreementPdf } from '../components/agreement-pdf.tsx';
import { AgreementSkeleton } from '../components/agreement-sheet.tsx';
import { AgreementTabs } from '../components/agreement-tabs.tsx';

/** The partnership of the session's user, or of the managed user in the address. */
export function UserAgreementPage() {
  const id = useRouteParam('id', ['/minuta-usuario/$id']);
  const [{ aba }] = usePageSearch(userAgreementSearch, ['/minuta-usuario', '/minuta-usuario/$id']);
  const user = useAuth()?.user;
  const signer = useSelfAsSigner();
  const navigate = useNavigate();
  const isHere = useIsHere();
  // Renders, and so reads the contract, in a company that is selected meanwhile.
  useSelectedTenant();
  const router = useRouter();
  const userId = id ?? user?.id ?? '';
  const read = useQuery({ ...userAgreementQuery(userId), enabled: userId !== '' });
  const { error, isFetching, refetch } = read;
  const data = read.data ?? undefined;
  if (!user) return null;

  const isOwn = userId === user.id;
  const home = user.typeUser === 'ADMIN' ? '/admin/home' : '/home';
  const goBack = () => (user.typeUser === 'ADMIN' ? router.history.back() : void navigate({ to: home }));
  const onSigned = () => void (isHere() && navigate({ to: '/minuta-usuario', replace: true }));

  return (
    <OnboardingFrame>
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-8 sm:px-6 print:max-w-none print:p-0">
        <AgreementHead
          kind="Contrato de parceria"
          title={displayName(data?.name ?? (isOwn ? user.name : 'Minuta'))}
          agreement={data}
          onBack={goBack}
          main={data && <AgreementPdf agreement={data} t={undefined} />}
        >
          {data && <AgreementActions agreement={data} t={undefined} />}
        </AgreementHead>
        {data && (
          <>
            {isOwn && !isEndedToday(data) && (
              <div className="print:hidden">
                <SigningPrompt
                  who={signer}
                  done={data.isAssinado}
                  further={data.acts.includes('cliente') ? undefined : 'assinaturas'}
                  onSigned={onSigned}
                />
              </div>
            )}
            {data.isAssinado && <SealNote id={data.id} id_tenant={data.id_tenant} />}
            <AgreementTabs agreement={data} t={undefined} who={user.id} first={aba} />
          </>
        )}
        {read.data === undefined && !error && <AgreementSkeleton />}
        {read.data === null && (
          <EmptyState
            icon={FileText}
            title={agreementMessages.none}
            description={isOwn ? agreementMessages.notYet : 'A minuta desta pessoa ainda não foi vinculada.'}
            action={
              <Button variant="primary" onClick={() => navigate({ to: home })}>
                Ir para o início
              </Button>
            }
          />
        )}
        {error && read.data === undefined && (
          <RecordError what="Este contrato" error={error}>
            <ErrorState
              title={agreementMessages.loadFailed(error)}
              error={error}
              onRetry={() => refetch()}
              retrying={isFetching}
            />
          </RecordError>
        )}
      </div>
    </OnboardingFrame>
  );
}
