import { acceptsSuggestions, isClosable, isFrozen } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { canWriteAgreement } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import { actorOf } from '../../../../lib/actor-of.ts';
import { useAuth } from '../../../../lib/session-store.ts';
import { RequestChange } from '../../suggestions/components/request-change.tsx';
import { CloseAgreement } from './close-agreement.tsx';
import { ReadAloud } from './read-aloud.tsx';

/** Actions on an open agreement that depend on the reader, beside the PDF. */
export function AgreementActions({ agreement, t }: { agreement: AgreementText; t: string | undefined }) {
  const auth = useAuth();
  const changeable = acceptsSuggestions(agreement);
  const mayClose = auth && canWriteAgreement(actorOf(auth), agreement);
  return (
    <>
      <ReadAloud html={agreement.html} />
      {changeable && <RequestChange idAgreement={agreement.id} t={t} />}
      {mayClose && !isFrozen(agreement) && agreement.ending === null && isClosable(agreement) && (
        <CloseAgreement id={agreement.id} />
      )}
    </>
  );
}
