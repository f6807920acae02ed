import { displayName } from '@restitui/brazil/display-name.ts';
import { actRoleLabel } from '@restitui/domain/agreements/signing/act-role.ts';
import { agreementEndingLabels } from '@restitui/domain/agreements/signing/agreement-ending.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { unbroken } from '../../../../ui/unbroken.ts';

interface VersionEndingProps {
  ending: NonNullable<Signing['ending']>;
  party: { id_user: string | null };
}

/** Who refused or cancelled the version in force, when and why. */
export function VersionEnding({ ending: { kind, role, nome, reason, date }, party }: VersionEndingProps) {
  const who = role === null ? displayName(nome) : `${displayName(nome)} (${actRoleLabel(role, party)})`;
  return (
    <Notice tone="warning" title={`${agreementEndingLabels[kind]} por ${who}, em ${formatDateTime(date)}`}>
      <p className="whitespace-pre-wrap break-words">Motivo: {unbroken(reason)}</p>
      <p>Esta versão não pode mais ser assinada. Uma nova versão reabre o contrato.</p>
    </Notice>
  );
}
