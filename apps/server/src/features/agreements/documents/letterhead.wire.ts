import type { BrandPicture } from '../../../platform/brand-picture-files.ts';
import { paperLogo } from '../../../platform/pdf-logo.ts';
import type { Letterhead } from '../../../platform/pdf-sheet.ts';
import type { TenantRow } from '../../tenancy/tenants/tenants.repository.ts';

/** Returns the letterhead of a company: its logo, name, CNPJ and address in one line. */
export function letterheadOf(home: TenantRow, logo: BrandPicture | undefined): Letterhead {
  const { title, razao_social, id, logradouro, numero, complemento, cidade, uf } = home;
  const address = [logradouro, numero, complemento, cidade, uf].filter((part) => part.trim() !== '').join(', ');
  return { title, razao_social, id, address, logo: logo && paperLogo(logo) };
}
