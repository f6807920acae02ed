import { formatInstant } from '@restitui/brazil/day.ts';
import { anchorText } from '@restitui/pdf-check/evidence-chain.ts';
import { checkTimeStamp } from '@restitui/pdf-check/time-stamp.ts';
import type { FoundAnchor } from '../../../platform/anchors.ts';
import type { Problem } from './check-chain.service.ts';

/**
 * Compares the two copies of the anchors and checks their time stamps. Anchors without a root are older than the copy
 * in the file storage; a process without a local file has the other copy only.
 */
export async function checkAnchors(anchors: readonly FoundAnchor[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const local = anchors.filter(({ place }) => place === 'local');
  const stored = anchors.filter(({ place }) => place === 'armazenamento');
  const isIn = (copies: readonly FoundAnchor[], anchor: FoundAnchor) =>
    copies.some((each) => anchorText(each) === anchorText(anchor));
  for (const anchor of local.filter(({ root }) => root !== undefined)) {
    if (isIn(stored, anchor)) continue;
    const message = `A âncora de ${formatInstant(anchor.at)} não está no armazenamento de arquivos.`;
    problems.push({ kind: 'ancora-ausente', message, seq: anchor.seq });
  }
  for (const anchor of local.length > 0 ? stored : []) {
    if (isIn(local, anchor)) continue;
    problems.push({
      kind: 'ancora-ausente',
      message: `A âncora de ${formatInstant(anchor.at)} não está no arquivo local.`,
      seq: anchor.seq,
    });
  }
  for (const anchor of stored) {
    if (!anchor.stamp) continue;
    const { holds } = await checkTimeStamp(anchor.stamp, Buffer.from(anchorText(anchor)));
    if (holds) continue;
    const message = `O carimbo do tempo da âncora de ${formatInstant(anchor.at)} não confere.`;
    problems.push({ kind: 'carimbo-invalido', message, seq: anchor.seq });
  }
  return problems;
}
