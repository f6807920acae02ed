import { z } from 'zod';

/** In which quality a consultancy knows a person: on its staff, as an owner who signs, or from its site. */
export const personKind = z.enum(['user', 'owner', 'lead']);
export type PersonKind = z.infer<typeof personKind>;

export const personKindLabels: Record<PersonKind, string> = {
  user: 'Equipe',
  owner: 'Cliente',
  lead: 'Contato do site',
};

/** Who somebody is, within a tenant. */
export interface PersonRef {
  kind: PersonKind;
  id_person: string;
}

/** What stands in place of a name that was erased. */
export const erasedName = 'Pessoa removida';
/** What stands in place of a value that was erased from a history. */
export const erasedValue = 'Dado apagado';
