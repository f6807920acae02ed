import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { runSealSelfTest } from '../../../../platform/seal-self-test.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { getSealCertificate } from '../seal-certificate.service.ts';

interface Dependencies {
  platform: Pick<Platform, 'sealedTexts' | 'clock' | 'pdfSeals'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
  log: (error: unknown) => void;
}

/**
 * Gives every company a seal certificate and seals a test page with the first one, so that a broken set-up shows before
 * an agreement needs it. Returns true when the page is valid.
 */
export async function prepareCertificates({ platform, inTenant, withoutTenant, log }: Dependencies): Promise<boolean> {
  let tested = false;
  for (const { id: tenant, razao_social } of await withoutTenant(listTenants)) {
    try {
      const { material } = await inTenant(tenant, (db) =>
        getSealCertificate(db, platform, { id: tenant, razao_social }),
      );
      if (tested) continue;
      await runSealSelfTest(platform.pdfSeals, material, platform.clock.now());
      tested = true;
    } catch (error) {
      log(error);
    }
  }
  return tested;
}
