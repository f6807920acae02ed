import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { signingQuery } from '../signing.queries.ts';

const WhatChanged = lazy(() => import('./what-changed.tsx').then((m) => ({ default: m.WhatChanged })));

interface ChangedAgreementProps {
  agreement: { id: string; version: number };
  /** Identifies the session's person. */
  who: string;
}

/** Tells a signer that the agreement is not the version that they opened last. */
export function ChangedAgreement({ agreement: { id, version }, who }: ChangedAgreementProps) {
  const { data } = useQuery(signingQuery(id, who, version));
  const [opened] = useState(version);
  if (!data?.role || data.ending || !data.changes) return null;
  return (
    <Suspense>
      <WhatChanged key={data.version} changes={data.changes} version={data.version} isNew={data.version !== opened} />
    </Suspense>
  );
}
