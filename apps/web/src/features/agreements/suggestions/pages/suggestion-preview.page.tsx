import { htmlForDisplay } from '@restitui/domain/agreements/documents/display-html.ts';
import { previewBadgeOf } from '@restitui/domain/agreements/suggestions/suggestion-status.ts';
import { canDecideSuggestion, canWriteAgreement } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import type { SuggestionPreview } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Eye, EyeOff, LogIn } from 'lucide-react';
import { useState } from 'react';
import { actorOf } from '../../../../lib/actor-of.ts';
import { errorText, isLinkOver } from '../../../../lib/api-error.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { useAuth, useClient, useSelectedTenant } from '../../../../lib/session-store.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RecordError } from '../../../tenancy/tenants/components/record-error.tsx';
import { useBranding } from '../../../tenancy/tenants/tenants.queries.ts';
import { AgreementSkeleton } from '../../documents/components/agreement-sheet.tsx';
import { ClientFrame } from '../../documents/components/client-frame.tsx';
import { ExpiredLink } from '../../documents/components/expired-link.tsx';
import { LoginClient } from '../../documents/components/login-client.tsx';
import { AgreementHtml } from '../../templates/components/agreement-html.tsx';
import { ChangeNavigator } from '../components/change-navigator.tsx';
import { SuggestionDecision } from '../components/suggestion-decision.tsx';
import { SuggestionFacts } from '../components/suggestion-facts.tsx';
import { previewMessages } from '../preview.messages.ts';
import { suggestionAgreement } from '../suggestion-agreement.ts';
import { suggestionPreviewQuery } from '../suggestions.queries.ts';

const tones = { Aprovada: 'positive', Rejeitada: 'danger', 'Em Análise': 'info' } as const;

/** The agreement with a suggestion applied, and the decision on it. */
export function SuggestionPreviewPage() {
  const { editId } = useParams({ from: '/edit-preview/$editId' });
  const { t } = useSearch({ from: '/edit-preview/$editId' });
  const [highlight, setHighlight] = useState(true);
  const auth = useAuth();
  const client = useClient()?.client;
  // Renders, and so reads the change, in a company that is selected meanwhile.
  useSelectedTenant();
  const who = client?.id_owner ?? auth?.user.id;
  const mayAsk = who !== undefined || t !== undefined;
  const preview = useQuery({ ...suggestionPreviewQuery({ editId, highlight, t, who }), enabled: mayAsk });
  const { data, error, isFetching, refetch } = preview;
  const isOpen = data && data.edit.acceptEdit === null && data.edit.isActive;
  const mayWrite = data && auth && canWriteAgreement(actorOf(auth), data.edit);
  const mayDecide = isOpen && auth && canDecideSuggestion(actorOf(auth), data.edit);

  const login = who === undefined && <LoginClient returnTo={`/edit-preview/${encodeURIComponent(editId)}`} />;

  if (error && isLinkOver(error)) {
    return (
      <ClientFrame>
        <ExpiredLink t={t} login={login} />
      </ClientFrame>
    );
  }

  return (
    <ClientFrame>
      <Head data={data} t={t}>
        {data && (
          <Button onClick={() => setHighlight(!highlight)}>
            {highlight ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            {highlight ? 'Ocultar destaques' : 'Mostrar destaques'}
          </Button>
        )}
        {mayDecide && (
          <SuggestionDecision id={editId} withoutText={data.edit.isEdit} isChangeable={data.edit.isChangeable} />
        )}
      </Head>
      {!mayAsk && (
        <EmptyState
          icon={LogIn}
          title="Entre para ver a alteração"
          description="Abra o link que recebeu, ou entre com a sua conta."
          action={login}
        />
      )}
      {isOpen && !data.edit.isChangeable && <Notice tone="warning">{previewMessages.tooLate}</Notice>}
      {isOpen && data.edit.isChangeable && data.edit.isEdit && (
        <Notice tone="info" action={mayWrite && <WriteText edit={data.edit} />}>
          {previewMessages.unwritten}
        </Notice>
      )}
      {data && <PreviewSheet html={data.preview.html} />}
      {mayAsk && !data && !error && <AgreementSkeleton />}
      {error && !data && (
        <RecordError what="Esta alteração" error={error}>
          <ErrorState
            title={errorText(error) || previewMessages.previewMissing}
            error={error}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        </RecordError>
      )}
    </ClientFrame>
  );
}

interface HeadProps {
  data: SuggestionPreview | undefined;
  t: string | undefined;
  children: React.ReactNode;
}

function Head({ data, t, children }: HeadProps) {
  const navigate = useNavigate();
  const router = useRouter();
  // An approved change is in the text; all others are in the list that led here.
  const aba = data?.edit.acceptEdit ? undefined : 'alteracoes';
  const goBack = () => (data ? void navigate(suggestionAgreement(data.edit, { t, aba })) : router.history.back());
  return (
    <header>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <IconButton icon={ArrowLeft} label="Voltar" variant="secondary" className="rounded-full" onClick={goBack} />
        <div className="min-w-0 flex-1 basis-60">
          {data && (
            <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-muted">
              Solicitação nº {data.edit.number}
              <Badge tone={tones[previewBadgeOf(data.edit)]}>{previewBadgeOf(data.edit)}</Badge>
              {formatDateTime(data.edit.createdAt)}
            </div>
          )}
          <h1 className="break-words font-semibold text-title tracking-tight">Pré-Visualização da Minuta</h1>
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      {data && (
        <div className="mt-4 max-w-3xl">
          <p className="whitespace-pre-wrap break-words text-body">{data.edit.requestChange}</p>
          <SuggestionFacts edit={data.edit} />
        </div>
      )}
    </header>
  );
}

/** Leads those who write agreements to the editor below the suggestion. */
function WriteText({ edit }: Pick<SuggestionPreview, 'edit'>) {
  return (
    <Button asChild size="sm">
      <Link {...suggestionAgreement(edit, { aba: 'alteracoes' })}>Escrever o texto</Link>
    </Button>
  );
}

function PreviewSheet({ html }: { html: string }) {
  const brand = useBranding();
  return (
    <div className="relative rounded-md border bg-surface px-5 py-8 sm:px-12 sm:py-12">
      <img
        src={brand?.icon}
        alt=""
        aria-hidden
        className="pointer-events-none absolute inset-x-0 top-40 mx-auto w-2/3 max-w-80 opacity-5 grayscale"
      />
      <div className="relative">
        <ChangeNavigator content={html}>
          <AgreementHtml html={htmlForDisplay(html)} />
        </ChangeNavigator>
      </div>
    </div>
  );
}
