import { z } from 'zod';

/** Reasons that prevent any person from signing a version (decision D-47). */
export const versionObstacle = z.enum(['recusado', 'cancelado', 'expirado', 'faltam_dados', 'cliente_primeiro']);
export type VersionObstacle = z.infer<typeof versionObstacle>;

/** Reasons that prevent the session's person from signing now. */
export const signingObstacle = z.enum(['identidade', 'conferencia', 'senha_provisoria', ...versionObstacle.options]);
export type SigningObstacle = z.infer<typeof signingObstacle>;
