import type { ReactNode } from 'react';
import type { SiteContent } from './site-content.ts';

/** What a variant composes its landing page of. */
export interface LandingProps {
  content: SiteContent;
  /** The contact section, which ends every landing page. */
  contact: ReactNode;
}
