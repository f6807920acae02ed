import { formatDay } from '@restitui/brazil/day.ts';
import type { ActivityCheck } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Anchor } from '../../../platform/anchors.ts';
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

/** A link of the chain with its entry, which may be missing. */
type LinkedEntry = Awaited<ReturnType<typeof listLinksAfter>>[number];

interface ChainPlace {
  seq: number;
  hash: string;
}

interface ReadChain {
  /** Where the last removal ended. */
  start: ChainPlace;
  last: ChainPlace;
  /** Hash of each anchored place, empty for one that the chain does not have. */
  hashes: ReadonlyMap<number, string>;
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
    let last: ChainPlace = start;

    for await (const row of readLinks(db, tenant, start.seq)) {
      const { link } = row;
      const isOurs = evidenceKeys.mac(linkText(link.hash)) === link.mac;
      for (const problem of problemsOfLink(row, last, isOurs)) report(problem);
      if (hashes.has(link.seq)) hashes.set(link.seq, link.hash);
      last = link;
    }

    if (head.seq !== last.seq || head.hash !== last.hash) {
      report(`A ponta anotada é o registro ${head.seq}; a cadeia termina no ${last.seq}.`);
    }
    for (const anchor of anchors) {
      const isOurs = evidenceKeys.mac(activityAnchorText(anchor)) === anchor.mac;
      const problem = isOurs ? problemOfAnchor(anchor, { start, last, hashes }) : 'Uma âncora foi alterada.';
      if (problem) report(problem);
    }
    const unlinked = await countUnlinked(db, tenant);
    if (unlinked > 0) report(`${unlinked} registros estão fora da cadeia.`);
    // Each anchor has two copies, in DATA_DIR and in the file storage.
    return { entries: last.seq - start.seq, pending: await countPending(db, tenant), anchors: hashes.size, problems };
  });
}

/** Reads the links after a place in batches, in order. */
async function* readLinks(db: Db, tenant: TenantId, after: number): AsyncGenerator<LinkedEntry> {
  let rows: LinkedEntry[];
  let seq = after;
  do {
    rows = await listLinksAfter(db, tenant, seq, batch);
    yield* rows;
    seq = rows.at(-1)?.link.seq ?? seq;
  } while (rows.length === batch);
}

/** Returns what is wrong with a link after the one before, and with its entry. */
function problemsOfLink({ link, entry }: LinkedEntry, last: ChainPlace, isOurs: boolean): string[] {
  const problems: string[] = [];
  if (link.seq !== last.seq + 1) problems.push(`Faltam os registros de ${last.seq + 1} a ${link.seq - 1}.`);
  else if (link.prev_hash !== last.hash) problems.push(`O registro ${link.seq} não segue o registro ${last.seq}.`);
  if (!entry) problems.push(`O conteúdo do registro ${link.seq} não está mais lá.`);
  else if (hashActivity(link.prev_hash, entry) !== link.hash) {
    problems.push(`O conteúdo do registro ${link.seq} foi alterado.`);
  }
  if (!isOurs) problems.push(`O registro ${link.seq} não foi escrito por este sistema.`);
  return problems;
}

/** Returns how an anchor of this system differs from the chain. */
function problemOfAnchor({ seq, hash, at }: Anchor, { start, last, hashes }: ReadChain): string | undefined {
  const day = formatDay(at);
  if (seq > last.seq) return `A âncora de ${day} vai até o registro ${seq}; faltam os últimos.`;
  if (seq < start.seq || hashes.get(seq) === hash) return undefined;
  return `O registro ${seq} não é o que a âncora de ${day} guardou.`;
}
