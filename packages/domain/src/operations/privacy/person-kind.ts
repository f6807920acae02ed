import { z } from 'zod';

/** The kinds of people known to a consultancy: users, owners who sign, and leads from the site. */
export const personKind = z.enum(['user', 'owner', 'lead']);
export type PersonKind = z.infer<typeof personKind>;

export const personKindLabels: Record<PersonKind, string> = {
  user: 'Equipe',
  owner: 'Cliente',
  lead: 'Contato do site',
};

/** A person within a tenant. */
export interface PersonRef {
  kind: PersonKind;
  id_person: string;
}

/** Replaces an erased name. */
export const erasedName = 'Pessoa removida';
/** Replaces an erased value in a history. */
export const erasedValue = 'Dado apagado';
