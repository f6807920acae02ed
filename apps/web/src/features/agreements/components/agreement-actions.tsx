import { canWriteAgreement } from '@restitui/domain/agreement-edits/agreement-edits.access.ts';
import { isChangeable, isClosable, isFrozen } from '@restitui/domain/agreements/agreement-status.ts';
import type { AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import { actorOf, useAuth } from '../../../lib/session-store.ts';
import { RequestChange } from '../../agreement-edits/components/request-change.tsx';
import { AgreementPdf } from './agreement-pdf.tsx';
import { CloseAgreement } from './close-agreement.tsx';
import { ReadAloud } from './read-aloud.tsx';

/** What can be done with a contract that is open, by who reads it. */
export function AgreementActions({ agreement, t }: { agreement: AgreementText; t: string | undefined }) {
  const auth = useAuth();
  const changeable = isChangeable(agreement);
  const mayClose = auth && canWriteAgreement(actorOf(auth), agreement);
  return (
    <>
      <ReadAloud html={agreement.html} />
      {changeable && <RequestChange idAgreement={agreement.id} t={t} />}
      <AgreementPdf agreement={agreement} t={t} />
      {mayClose && !isFrozen(agreement) && isClosable(agreement) && <CloseAgreement id={agreement.id} />}
    </>
  );
}
