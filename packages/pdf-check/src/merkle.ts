import { createHash } from 'node:crypto';

/**
 * Merkle tree over the hashes of a chain (RFC 9162 §2.1). It proves that an entry is in the chain up to an anchor
 * without showing the entries between, which concern other contracts.
 */

/** One step from a leaf to the root. */
export interface ProofStep {
  side: 'esquerda' | 'direita';
  hash: string;
}

/** Returns the root over the leaves so far; leaves are added in order. */
export function createMerkleRoot() {
  // The roots of complete subtrees, largest first, each with its size.
  const subtrees: { size: number; hash: Buffer }[] = [];
  return {
    add(leaf: string): void {
      subtrees.push({ size: 1, hash: leafHash(leaf) });
      for (;;) {
        const [left, right] = subtrees.slice(-2);
        if (!left || !right || left.size !== right.size) return;
        subtrees.splice(-2, 2, { size: left.size * 2, hash: nodeHash(left.hash, right.hash) });
      }
    },
    root(): string {
      const joined = subtrees
        .map(({ hash }) => hash)
        .reduceRight((right, left) => nodeHash(left, right), Buffer.alloc(0));
      return joined.toString('hex');
    },
  };
}

/** Returns the steps that lead from a leaf to the root over these leaves. */
export function merkleProof(leaves: readonly string[], index: number): ProofStep[] {
  if (leaves.length <= 1) return [];
  const half = largestPowerBelow(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  if (index < half) return [...merkleProof(left, index), { side: 'direita', hash: rootOf(right) }];
  return [...merkleProof(right, index - half), { side: 'esquerda', hash: rootOf(left) }];
}

/** Returns the root to which a proof leads. */
export function rootOfProof(leaf: string, proof: readonly ProofStep[]): string {
  let hash = leafHash(leaf);
  for (const step of proof) {
    const other = Buffer.from(step.hash, 'hex');
    hash = step.side === 'direita' ? nodeHash(hash, other) : nodeHash(other, hash);
  }
  return hash.toString('hex');
}

function rootOf(leaves: readonly string[]): string {
  const tree = createMerkleRoot();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
}

/** Leaves and nodes have different prefixes, so that a node cannot be presented as a leaf. */
function leafHash(leaf: string): Buffer {
  return createHash('sha256')
    .update(Buffer.from([0]))
    .update(Buffer.from(leaf, 'hex'))
    .digest();
}

function nodeHash(left: Buffer, right: Buffer): Buffer {
  if (right.length === 0) return left;
  return createHash('sha256')
    .update(Buffer.from([1]))
    .update(left)
    .update(right)
    .digest();
}

function largestPowerBelow(n: number): number {
  let power = 1;
  while (power * 2 < n) power *= 2;
  return power;
}
