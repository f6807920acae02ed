import type { LinkProps } from '@tanstack/react-router';

/** A page of the app with its params and search, for `Link` and `navigate`. */
export type AppLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'state'>;
