import {
  type AgreementState,
  type SigningState,
  signingState,
  signingStateLabels,
} from '@restitui/domain/agreements/signing/signing-state.ts';
import { ToggleButton } from '../../../../ui/toggle-button.tsx';
import { signingStateToday } from './signing-state-badge.tsx';

interface AgreementStateFilterProps {
  agreements: readonly AgreementState[];
  /** Undefined shows all. */
  state: SigningState | undefined;
  onChange: (state: SigningState | undefined) => void;
}

/** Restricts a list of agreements to one state, where it has several. */
export function AgreementStateFilter({ agreements, state, onChange }: AgreementStateFilterProps) {
  const byState = Map.groupBy(agreements, signingStateToday);
  const present = signingState.options.filter((each) => byState.has(each));
  if (present.length < 2) return null;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Mostrar contratos por situação</legend>
      <ToggleButton pressed={state === undefined} onClick={() => onChange(undefined)}>
        Todos <span className="figures">({agreements.length})</span>
      </ToggleButton>
      {present.map((each) => (
        <ToggleButton key={each} pressed={state === each} onClick={() => onChange(each)}>
          {signingStateLabels[each]} <span className="figures">({byState.get(each)?.length})</span>
        </ToggleButton>
      ))}
    </fieldset>
  );
}
