import { actRoleLabel } from '@restitui/domain/agreements/signing/act-role.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { signingMessages } from '../signing.messages.ts';
import { isOutdated, signAgreement } from '../signing.queries.ts';
import { ActCode } from './act-code.tsx';
import { SigningPlace } from './signing-place.tsx';
import { useReading } from './use-reading.ts';

interface ActFormProps {
  signing: Signing & { role: NonNullable<Signing['role']> };
  party: { id_user: string | null };
  code: string;
  onCode: (code: string) => void;
  /** Called when a newer version exists, which has to be read first. */
  onOutdated: () => void;
}

/** Acceptance, code if required, and the button to sign. */
export function ActForm({ signing, party, code, onCode, onOutdated }: ActFormProps) {
  const { id, id_version, sha256, acceptance, role, code: asked } = signing;
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  const settle = useRef(async () => '');
  const reading = useReading(foot);
  const sign = useMutation(signAgreement(id));
  const requiresActCode = asked !== null && !asked.isProven;
  const codeMissing = requiresActCode && code.trim() === '';

  async function send() {
    setTried(true);
    if (!accepted || codeMissing) return;
    const local = await settle.current();
    const { id: text, sha256: hash } = acceptance;
    const body = { id_version, sha256, acceptance: { id: text, sha256: hash }, ...reading(), local };
    sign.mutate(
      { ...body, ...(requiresActCode && { code }) },
      {
        onError: (error) => {
          if (!isOutdated(error)) return;
          setAccepted(false);
          setTried(false);
          onOutdated();
        },
      },
    );
  }

  return (
    <div ref={foot} className="flex flex-col gap-4">
      <p className="text-body">
        Você assina como <strong>{actRoleLabel(role, party)}</strong> exatamente a versão {signing.version}, de SHA-256{' '}
        <span className="figures break-all text-caption text-muted">{sha256}</span>
      </p>
      <Checkbox
        label={acceptance.text}
        checked={accepted}
        error={tried && !accepted ? signingMessages.acceptFirst : undefined}
        onCheckedChange={(next) => setAccepted(next === true)}
      />
      {accepted && <SigningPlace settle={settle} />}
      {requiresActCode && (
        <ActCode
          id={id}
          to={asked.to}
          code={code}
          onCode={onCode}
          error={tried && codeMissing ? signingMessages.codeFirst : undefined}
        />
      )}
      {sign.isError && (
        <Notice tone="danger" error={sign.error}>
          {sign.error.message}
        </Notice>
      )}
      <div className="flex justify-end">
        <Button variant="primary" loading={sign.isPending} onClick={send} className="max-sm:w-full">
          <PenLine aria-hidden />
          Assinar
        </Button>
      </div>
    </div>
  );
}
