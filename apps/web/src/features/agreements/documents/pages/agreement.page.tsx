import { displayName } from '@restitui/brazil/display-name.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { FileText, LinkIcon, LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isLinkOver } from '../../../../lib/api-error.ts';
import { nextStep } from '../../../../lib/next-steps.ts';
import { useAuth, useClient, useSelectedTenant } from '../../../../lib/session-store.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { useRouteParam } from '../../../../lib/use-route-param.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RecordError } from '../../../tenancy/tenants/components/record-error.tsx';
import { SealNote } from '../../evidence/components/seal-note.tsx';
import { isEndedToday } from '../../signing/components/signing-state-badge.tsx';
import { agreementSearch } from '../agreement-search.ts';
import { agreementMessages } from '../agreements.messages.ts';
import { activeAgreementQuery } from '../agreements.queries.ts';
import { AgreementActions } from '../components/agreement-actions.tsx';
import { AgreementChoice } from '../components/agreement-choice.tsx';
import { AgreementHead } from '../components/agreement-head.tsx';
import { AgreementPdf } from '../components/agreement-pdf.tsx';
import { AgreementSkeleton } from '../components/agreement-sheet.tsx';
import { AgreementTabs } from '../components/agreement-tabs.tsx';
import { ClientFrame } from '../components/client-frame.tsx';
import { ClientSigning } from '../components/client-signing.tsx';
import { LoginClient } from '../components/login-client.tsx';
import { SignByLink } from '../components/sign-by-link.tsx';
import { useTextUpdate } from '../components/use-text-update.ts';

const ExpiredLink = lazy(() => import('../components/expired-link.tsx').then((m) => ({ default: m.ExpiredLink })));

const agreementRoutes = ['/minuta/$id', '/assinar-contrato/$id'] as const;

/** A client's agreement, opened by link, by the client's session or by staff. */
export function AgreementPage() {
  const id = useRouteParam('id', agreementRoutes) ?? '';
  const [{ t, contrato, aba }] = usePageSearch(agreementSearch, agreementRoutes);
  const client = useClient()?.client;
  const staff = useAuth()?.user;
  const navigate = useNavigate();
  const router = useRouter();
  const who = client?.id_owner ?? staff?.id;
  // Renders, and so reads the contract, in a company that is selected meanwhile.
  useSelectedTenant();
  const mayAsk = id !== '' && (who !== undefined || t !== undefined);
  const read = useQuery({
    ...activeAgreementQuery(id, { t, who, contrato }),
    enabled: mayAsk,
  });
  const { error, isFetching, refetch } = read;
  const data = read.data ?? undefined;

  useTextUpdate(data, t, contrato);

  const isStaff = staff !== undefined;
  const goBack = () => (staff?.typeUser === 'ADMIN' ? router.history.back() : void navigate({ to: '/home' }));
  const unsignedByLink = data && t && !client && !isStaff && !data.isAssinado;
  const signsByLink = unsignedByLink && !isEndedToday(data);
  const login = !client && !isStaff && (
    // The code of the link is the shorter way.
    <LoginClient
      id={id}
      returnTo={contrato && `/minuta/${id}?contrato=${encodeURIComponent(contrato)}`}
      variant={signsByLink ? 'secondary' : 'primary'}
    />
  );

  return (
    <ClientFrame empresa={id || undefined}>
      {mayAsk && !(error && isLinkOver(error)) && (
        <AgreementHead
          kind="Contrato"
          title={displayName(data?.name ?? (client?.cnpjcpf === id ? client.razao_social : 'Minuta'))}
          agreement={data}
          onBack={isStaff ? goBack : undefined}
          main={data && <AgreementPdf agreement={data} t={t} />}
        >
          {data && <AgreementActions agreement={data} t={t} />}
          {data && login}
        </AgreementHead>
      )}
      {data && <AgreementChoice agreement={data} />}
      {id === '' && (
        <EmptyState
          icon={LinkIcon}
          title={agreementMessages.noId}
          titleAs="h1"
          description={nextStep(agreementMessages.noId)}
          action={login}
        />
      )}
      {id !== '' && !mayAsk && (
        <EmptyState
          icon={LogIn}
          title="Seu contrato está a um passo"
          titleAs="h1"
          description="Entre com o CPF do proprietário para ler e assinar."
          action={login}
        />
      )}
      {signsByLink && <SignByLink t={t} id={id} contrato={contrato} />}
      {unsignedByLink && !signsByLink && <Notice tone="warning">{agreementMessages.notSignable}</Notice>}
      {client && <ClientSigning client={client} id={id} agreement={data} />}
      {data?.isAssinado && <SealNote id={data.id} id_tenant={data.id_tenant} t={t} />}
      {data && <AgreementTabs agreement={data} t={t} who={who} first={aba} />}
      {read.data === null && (
        <EmptyState icon={FileText} title={agreementMessages.none} description={agreementMessages.appears} />
      )}
      {mayAsk && read.data === undefined && !error && <AgreementSkeleton />}
      {error && read.data === undefined && (
        <Refusal t={t} error={error} login={login} onRetry={() => refetch()} retrying={isFetching} />
      )}
    </ClientFrame>
  );
}

interface RefusalProps {
  t: string | undefined;
  error: Error;
  login: React.ReactNode;
  onRetry: () => void;
  retrying: boolean;
}

function Refusal({ t, error, login, onRetry, retrying }: RefusalProps) {
  if (isLinkOver(error)) {
    return (
      <Suspense fallback={<AgreementSkeleton />}>
        <ExpiredLink t={t} login={login} />
      </Suspense>
    );
  }
  return (
    <RecordError what="Este contrato" error={error}>
      <ErrorState title={agreementMessages.loadFailed(error)} error={error} onRetry={onRetry} retrying={retrying} />
    </RecordError>
  );
}
