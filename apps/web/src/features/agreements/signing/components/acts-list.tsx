import { displayName } from '@restitui/brazil/display-name.ts';
import { actRoleLabel } from '@restitui/domain/agreements/signing/act-role.ts';
import { requiredActs } from '@restitui/domain/agreements/signing/required-acts.ts';
import type { Signing } from '@restitui/domain/agreements/signing/signing.api.ts';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { formatDateTime } from '../../../../lib/formats.ts';

interface ActsListProps {
  acts: Signing['acts'];
  party: { id_user: string | null };
}

/** The signers of this version and the missing ones. */
export function ActsList({ acts, party }: ActsListProps) {
  return (
    <ul aria-label="Assinaturas" className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {requiredActs.map((role) => {
        const act = acts.find((each) => each.role === role);
        const Icon = !act ? CircleDashed : act.isVerifed ? CircleCheck : Clock;
        return (
          <li key={role} className="flex min-w-0 items-start gap-2.5">
            <Icon
              aria-hidden
              strokeWidth={1.75}
              className={`mt-0.5 size-4 shrink-0 ${act?.isVerifed ? 'text-positive' : 'text-muted'}`}
            />
            <div className="min-w-0">
              <p className="text-caption text-muted">{actRoleLabel(role, party)}</p>
              <p className="break-words font-medium text-body">{displayName(act?.nome) ?? 'Falta assinar'}</p>
              {act && (
                <p className="figures text-caption text-muted">
                  {formatDateTime(act.date)}
                  {!act.isVerifed && '\u00a0· identidade em conferência'}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
