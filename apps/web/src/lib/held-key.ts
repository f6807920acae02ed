/** Keys that move through rows, and go on while they are held down. */
const moving = new Set(['j', 'k']);

/** Returns true for the repetitions of a key that is held down and does not move: what it does would be done again. */
export function isHeldDown({ key, repeat }: Pick<KeyboardEvent, 'key' | 'repeat'>): boolean {
  return repeat && !moving.has(key.toLowerCase());
}
