/** The page of a user of the list. */
export const userLink = (id: string) => ({ to: '/admin/usuarios/$id/permissoes', params: { id } }) as const;
