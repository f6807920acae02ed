/**
 * The number of the sample company in every tenant: a valid alphanumeric CNPJ that no other client may have. Lists,
 * figures and the migration 0080 leave it out by this number.
 */
export const sampleClientId = 'EXEMPLO0000154';

/** Returns whether a client is the sample company: it counts nowhere and gets no contracts, credits or messages. */
export function isSampleClient(id_client: string | null | undefined): boolean {
  return id_client === sampleClientId;
}
