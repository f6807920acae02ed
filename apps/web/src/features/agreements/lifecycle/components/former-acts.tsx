import { displayName } from '@restitui/brazil/display-name.ts';
import { actRoleLabel } from '@restitui/domain/agreements/signing/act-role.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { formatDateTime } from '../../../../lib/formats.ts';

interface FormerActsProps {
  acts: Signing['former'];
  party: { id_user: string | null };
}

/** Acts on versions that are no longer in force. */
export function FormerActs({ acts, party }: FormerActsProps) {
  return (
    <div>
      <h3 id="assinaturas-anteriores" className="font-semibold text-body">
        Assinaturas de versões que não valem mais
      </h3>
      <ul aria-labelledby="assinaturas-anteriores" className="mt-2 flex flex-col gap-1.5 text-body text-muted">
        {acts.map(({ id, role, nome, date, version }) => (
          <li key={id} className="break-words">
            Versão {version}: {displayName(nome)}, {actRoleLabel(role, party)},{' '}
            <span className="figures">{formatDateTime(date)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
