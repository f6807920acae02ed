import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import { createContext } from 'react';
import type { Scheme } from '../../lib/palette.ts';

interface ShownBrand {
  branding: Branding;
  scheme: Scheme;
}

/** The brand of a part of the page that shows another than that of its host. */
export const BrandContext = createContext<ShownBrand | undefined>(undefined);
