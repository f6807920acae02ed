import { cnpjCheckDigits } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import type { Seeded } from './seeded.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Makes documents and never the same one twice. */
export class Documents {
  readonly #random: Seeded;
  readonly #made: Set<string>;

  constructor(random: Seeded, taken: readonly string[] = []) {
    this.#random = random;
    this.#made = new Set(taken);
  }

  cpf(): string {
    return this.#fresh(() => cpfOf(this.#random.digits(9)));
  }

  /** From roots that the Receita has not come to, so that no real company is named. */
  cnpj(): string {
    return this.#fresh(() => cnpjOf(`${this.#random.between(71, 87)}${this.#random.digits(6)}0001`));
  }

  alphanumericCnpj(): string {
    const letter = () => letters[this.#random.between(0, letters.length - 1)];
    const root = () => `${this.#random.digits(2)}${letter()}${letter()}${letter()}${this.#random.digits(3)}`;
    return this.#fresh(() => cnpjOf(`${root()}0001`));
  }

  #fresh(make: () => string): string {
    for (;;) {
      const made = make();
      if (this.#made.has(made)) continue;
      this.#made.add(made);
      return made;
    }
  }
}

function cnpjOf(base: string): string {
  return base + cnpjCheckDigits(base);
}

function cpfOf(base: string): string {
  for (let check = 0; check < 100; check++) {
    const cpf = base + String(check).padStart(2, '0');
    if (isCpf(cpf)) return cpf;
  }
  return cpfOf(String((Number(base) + 1) % 1e9).padStart(9, '0'));
}

/** A mobile number of an area in the block 9 0000, which is nobody's. */
export function phoneIn(ddd: string, random: Seeded): string {
  return `${ddd}90${random.digits(7)}`;
}
