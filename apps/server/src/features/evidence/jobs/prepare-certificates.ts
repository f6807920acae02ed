import type { InTenant, WithoutTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { testSeal } from '../../../platform/test-seal.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { takeCertificate } from '../seal-material.ts';

interface Surroundings {
  platform: Pick<Platform, 'sealedTexts' | 'clock' | 'pdfSeals'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
  log: (error: unknown) => void;
}

/**
 * Gives every company a certificate to seal with, and seals a page with the first that is there: what is broken shows
 * before a contract needs it. True when the page came out valid.
 */
export async function prepareCertificates({ platform, inTenant, withoutTenant, log }: Surroundings): Promise<boolean> {
  let tested = false;
  for (const { id: tenant, razao_social } of await withoutTenant(listTenants)) {
    try {
      const { material } = await inTenant(tenant, (db) => takeCertificate(db, platform, { id: tenant, razao_social }));
      if (tested) continue;
      await testSeal(platform.pdfSeals, material, platform.clock.now());
      tested = true;
    } catch (error) {
      log(error);
    }
  }
  return tested;
}
