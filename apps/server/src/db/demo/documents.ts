import { cnpjCheckDigits } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { hasRightCheckDigit } from '@restitui/tax-engine/notes/access-key.ts';
import type { Seeded } from './seeded.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Generates documents, each once. */
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

  /** Uses roots that the Receita has not assigned, so that no real company is named. */
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

/** Returns a mobile number in the unassigned block 9 0000 of an area. */
export function phoneIn(ddd: string, random: Seeded): string {
  return `${ddd}90${random.digits(7)}`;
}

const stateCodes: Record<string, number> = {
  RO: 11,
  AC: 12,
  AM: 13,
  RR: 14,
  PA: 15,
  AP: 16,
  TO: 17,
  MA: 21,
  PI: 22,
  CE: 23,
  RN: 24,
  PB: 25,
  PE: 26,
  AL: 27,
  SE: 28,
  BA: 29,
  MG: 31,
  ES: 32,
  RJ: 33,
  SP: 35,
  PR: 41,
  SC: 42,
  RS: 43,
  MS: 50,
  MT: 51,
  GO: 52,
  DF: 53,
};

interface KeyParts {
  estado: string;
  year: number;
  month: number;
  cnpj: string;
  modelo: string;
  numero: string;
}

/** Builds the 44-digit access key of a note. */
export function accessKey({ estado, year, month, cnpj, modelo, numero }: KeyParts, random: Seeded): string {
  const issued = String(year).slice(2) + String(month).padStart(2, '0');
  const base = `${stateCodes[estado]}${issued}${cnpj}${modelo}001${numero.padStart(9, '0')}1${random.digits(8)}`;
  return Array.from({ length: 10 }, (_, digit) => base + digit).find(hasRightCheckDigit) ?? base;
}
