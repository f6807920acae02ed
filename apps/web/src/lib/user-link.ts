/** The page of a user of the list. */
export const userLink = (id: string) => ({ to: '/admin/usuarios/$id/permissoes', params: { id } }) as const;

/** The stages of a user's partnership. */
export const userPartnershipLink = (id: string) => ({ to: '/admin/usuarios/$id/parceria', params: { id } }) as const;
