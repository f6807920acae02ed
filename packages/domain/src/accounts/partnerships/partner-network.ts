import { z } from 'zod';
import { typeCargo } from '../users/cargo.ts';
import { userSituation } from '../users/user-situation.ts';

/** A person of the hierarchy; `depth` counts from the person whose partnership is read. */
export const networkPerson = z.object({
  id: z.string(),
  name: z.string(),
  typeCargo,
  situacao: userSituation,
  comissao_user: z.int(),
  isCommissionPending: z.boolean(),
  /** Number of clients whose responsible the person is. */
  clients: z.int(),
  depth: z.int(),
});
export type NetworkPerson = z.infer<typeof networkPerson>;

interface Registered {
  id: string;
  id_createdBy: string | null;
  id_gerente: string | null;
}

/** The person above: who registered the account; the manager for accounts of which this is not known. */
export function registrarOf({ id_createdBy, id_gerente }: Registered, ids: ReadonlySet<string>): string | null {
  return [id_createdBy, id_gerente].find((id) => id !== null && ids.has(id)) ?? null;
}

/** Returns a person and everybody below in the order of a tree, with their depth. */
export function networkBelow<P extends Registered>(people: readonly P[], root: string): (P & { depth: number })[] {
  const ids = new Set(people.map(({ id }) => id));
  const below = Map.groupBy(people, (person) => registrarOf(person, ids));
  const seen = new Set<string>();
  const visit = (person: P, depth: number): (P & { depth: number })[] => {
    if (seen.has(person.id)) return [];
    seen.add(person.id);
    return [{ ...person, depth }, ...(below.get(person.id) ?? []).flatMap((next) => visit(next, depth + 1))];
  };
  return people.filter(({ id }) => id === root).flatMap((person) => visit(person, 0));
}
