import { z } from 'zod';

export const landingVariant = z.enum(['m', 'k', 'b', 't', 'd']);
export type LandingVariant = z.infer<typeof landingVariant>;
