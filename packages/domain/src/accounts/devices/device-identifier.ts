import { z } from 'zod';

/** Header of the identifier that a browser keeps, sent with sign-ins. */
export const deviceHeader = 'x-device-id';

/** 128 random bits in hexadecimal. It proves nothing: it only tells a known browser from a new one. */
export const deviceIdentifier = z.string().regex(/^[0-9a-f]{32}$/);
