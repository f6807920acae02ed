import { displayName } from '@restitui/brazil/display-name.ts';
import { canListUsers } from '@restitui/domain/accounts/users/users.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { errorText } from '../../../../lib/api-error.ts';
import { changeTenant } from '../../../../lib/change-tenant.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { MenuItem, MenuLabel, MenuSeparator } from '../../../../ui/dropdown-menu.tsx';
import { analystMessages } from '../analysts.messages.ts';
import { analystCandidatesQuery, type Candidate } from '../analysts.queries.ts';

interface AnalystChoicesProps {
  products: readonly Product[];
  onChoose: (analyst: Candidate | null) => void;
}

/**
 * Renders menu items for the analysts who may take all of the products, and for removing the assignment. Loads
 * when the menu opens.
 */
export function AnalystChoices({ products, onChoose }: AnalystChoicesProps) {
  const services = [...new Set(products.map(({ typeServico }) => typeServico))];
  const answers = useQueries({ queries: services.map(analystCandidatesQuery) });
  const [first, ...others] = answers.map(({ data }) => data?.people ?? []);
  const ofAll = (first ?? []).filter(({ id }) => others.every((people) => people.some((one) => one.id === id)));
  const current = new Set(products.map(({ id_analista }) => id_analista));
  const offered = ofAll.filter(({ id }) => current.size > 1 || !current.has(id));
  const failure = answers.find(({ error }) => error)?.error;
  const isPending = answers.some((answer) => answer.isPending);
  const nobody = answers.find(({ data }) => data?.nobody)?.data?.nobody;

  return (
    <>
      <MenuLabel>Atribuir a</MenuLabel>
      {isPending && <MenuItem disabled>Carregando…</MenuItem>}
      {failure && <MenuItem disabled>{errorText(failure)}</MenuItem>}
      {nobody && <NoAnalyst text={nobody} />}
      {offered.map((person) => (
        <MenuItem key={person.id} onSelect={() => onChoose(person)}>
          {displayName(person.name)}
        </MenuItem>
      ))}
      {!isPending && !nobody && !failure && offered.length === 0 && (
        <MenuItem disabled>Nenhum outro analista para escolher</MenuItem>
      )}
      {(current.size > 1 || !current.has(null)) && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onChoose(null)}>{analystMessages.withoutAnalyst}</MenuItem>
        </>
      )}
    </>
  );
}

/** Says that no analyst has the service, and leads those who may enable it to the analysts of the provider. */
function NoAnalyst({ text }: { text: string }) {
  const navigate = useNavigate();
  const mayEnable = canListUsers(useActor());
  async function openAnalysts() {
    // A selected company would hide the staff of the provider.
    changeTenant(undefined);
    await navigate({ to: '/admin/usuarios', search: { cargo: 'ANALISTA' } });
  }
  return (
    <>
      <MenuItem disabled className="max-w-64">
        {text}
      </MenuItem>
      {mayEnable && (
        <MenuItem icon={Users} onSelect={openAnalysts}>
          {analystMessages.enableService}
        </MenuItem>
      )}
    </>
  );
}
