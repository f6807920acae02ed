import { formatDay } from '@restitui/brazil/day.ts';
import type { ActivityCheck } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countLinksUpTo,
  countPending,
  countUnlinked,
  holdActivityHead,
  listLinksAfter,
} from './activity-chain.repository.ts';
import {
  activityAnchorText,
  activityRoot,
  anchorName,
  hashActivity,
  linkText,
  removalName,
} from './activity-chain.rules.ts';

interface Dependencies {
  platform: Pick<Platform, 'evidenceKeys' | 'anchors'>;
  inTenant: InTenant;
}

const batch = 2_000;
const mostProblems = 100;

/**
 * Verifies every link and entry of a tenant's log from the last removal on, that removal, its end, its anchors, and that
 * no entry is outside of it.
 */
export async function checkActivity({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<ActivityCheck> {
  const anchors = await platform.anchors.list(anchorName(tenant));
  const removals = await platform.anchors.list(removalName(tenant));
  const { evidenceKeys } = platform;
  return inTenant(tenant, async (db) => {
    const problems: string[] = [];
    const report = (problem: string) => void (problems.length < mostProblems && problems.push(problem));
    const root = activityRoot(tenant);
    const head = (await holdActivityHead(db, tenant)) ?? { seq: 0, hash: root, removedSeq: 0, removedHash: null };
    const start = { seq: head.removedSeq, hash: head.removedHash ?? root };
    const isRecorded = removals.some(
      (each) =>
        each.seq === start.seq && each.hash === start.hash && evidenceKeys.mac(activityAnchorText(each)) === each.mac,
    );
    if (start.seq > 0 && !isRecorded) report(`Faltam os registros até o ${start.seq}, que o prazo não removeu.`);
    if ((await countLinksUpTo(db, tenant, start.seq)) > 0) {
      report(`Há registros até o ${start.seq}, que o prazo já tinha removido.`);
    }
    const hashes = new Map(anchors.map(({ seq }) => [seq, '']));
    if (hashes.has(start.seq)) hashes.set(start.seq, start.hash);
    let last = start;

    for (;;) {
      const rows = await listLinksAfter(db, tenant, last.seq, batch);
      for (const { link, entry } of rows) {
        if (link.seq !== last.seq + 1) report(`Faltam os registros de ${last.seq + 1} a ${link.seq - 1}.`);
        else if (link.prev_hash !== last.hash) report(`O registro ${link.seq} não segue o registro ${last.seq}.`);
        if (!entry) report(`O conteúdo do registro ${link.seq} não está mais lá.`);
        else if (hashActivity(link.prev_hash, entry) !== link.hash) {
          report(`O conteúdo do registro ${link.seq} foi alterado.`);
        }
        if (evidenceKeys.mac(linkText(link.hash)) !== link.mac) {
          report(`O registro ${link.seq} não foi escrito por este sistema.`);
        }
        if (hashes.has(link.seq)) hashes.set(link.seq, link.hash);
        last = link;
      }
      if (rows.length < batch) break;
    }

    if (head.seq !== last.seq || head.hash !== last.hash) {
      report(`A ponta anotada é o registro ${head.seq}; a cadeia termina no ${last.seq}.`);
    }
    for (const anchor of anchors) {
      const day = formatDay(anchor.at);
      if (evidenceKeys.mac(activityAnchorText(anchor)) !== anchor.mac) report('Uma âncora foi alterada.');
      else if (anchor.seq > last.seq) report(`A âncora de ${day} vai até o registro ${anchor.seq}; faltam os últimos.`);
      else if (anchor.seq >= start.seq && hashes.get(anchor.seq) !== anchor.hash) {
        report(`O registro ${anchor.seq} não é o que a âncora de ${day} guardou.`);
      }
    }
    const unlinked = await countUnlinked(db, tenant);
    if (unlinked > 0) report(`${unlinked} registros estão fora da cadeia.`);
    // Each anchor has two copies, in DATA_DIR and in the file storage.
    return { entries: last.seq - start.seq, pending: await countPending(db, tenant), anchors: hashes.size, problems };
  });
}
