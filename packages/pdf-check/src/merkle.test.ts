import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createMerkleRoot, merkleProof, rootOfProof } from './merkle.ts';

const leaves = Array.from({ length: 40 }, (_, i) => createHash('sha256').update(`${i}`).digest('hex'));

function rootOver(count: number): string {
  const tree = createMerkleRoot();
  for (const leaf of leaves.slice(0, count)) tree.add(leaf);
  return tree.root();
}

it('leads from every leaf of every tree to its root, and from no other leaf', () => {
  for (let count = 1; count <= leaves.length; count++) {
    const root = rootOver(count);
    for (let index = 0; index < count; index++) {
      const proof = merkleProof(leaves.slice(0, count), index);
      expect(rootOfProof(leaves[index] ?? '', proof)).toBe(root);
      expect(rootOfProof(leaves[(index + 1) % leaves.length] ?? '', proof)).not.toBe(root);
    }
  }
});

it('has another root after each leaf', () => {
  const roots = leaves.map((_, i) => rootOver(i + 1));
  expect(new Set(roots).size).toBe(leaves.length);
});
