import type { FieldStore } from '../xml/field-store.ts';
import type { ItemCodes, ItemIbsCbs, PrintedItem } from './document-facts.ts';
import { noCodes } from './item-code-cache.ts';
import { F } from './note-paths.ts';
import { itemValue, readIbsCbs } from './read-fields.ts';

/**
 * An item as positions of its texts in the document that `fields` read last. Instances are reused, because uploads hold
 * millions of items.
 */
export class ReadItem implements PrintedItem {
  nItem = 0;
  codes: ItemCodes = noCodes;
  value = 0;
  newVehicle = false;
  service = false;
  ibsCbs: ItemIbsCbs | undefined;
  wasCodeRead = false;
  wasNameRead = false;
  readonly #fields: FieldStore;
  #codeStart = 0;
  #codeEnd = 0;
  #nameStart = 0;
  #nameEnd = 0;
  #gtinStart = 0;
  #gtinEnd = 0;

  constructor(fields: FieldStore) {
    this.#fields = fields;
  }

  /** Sets the instance to the item whose fields were read last. */
  read(codes: ItemCodes, newVehicle: boolean, service: boolean): void {
    const fields = this.#fields;
    this.nItem = fields.wholeNumber(F.nItem);
    this.codes = codes;
    this.value = itemValue(fields);
    this.newVehicle = newVehicle;
    this.service = service;
    this.ibsCbs = readIbsCbs(fields);
    this.#codeStart = fields.startOf(F.cProd);
    this.#codeEnd = fields.endOf(F.cProd);
    this.#nameStart = fields.startOf(F.xProd);
    this.#nameEnd = fields.endOf(F.xProd);
    this.#gtinStart = fields.startOf(F.cEAN);
    this.#gtinEnd = fields.endOf(F.cEAN);
  }

  get cProd(): string {
    this.wasCodeRead = true;
    return this.#fields.textAt(this.#codeStart, this.#codeEnd);
  }

  get xProd(): string {
    this.wasNameRead = true;
    return this.#fields.textAt(this.#nameStart, this.#nameEnd);
  }

  get gtin(): string {
    return this.#fields.textAt(this.#gtinStart, this.#gtinEnd);
  }

  get textBytes(): number {
    return (
      lengthOf(this.#codeStart, this.#codeEnd) +
      lengthOf(this.#nameStart, this.#nameEnd) +
      lengthOf(this.#gtinStart, this.#gtinEnd)
    );
  }

  copyCode(target: Buffer, at: number): number {
    return this.#fields.copyAt(this.#codeStart, this.#codeEnd, target, at);
  }

  copyName(target: Buffer, at: number): number {
    return this.#fields.copyAt(this.#nameStart, this.#nameEnd, target, at);
  }

  copyGtin(target: Buffer, at: number): number {
    return this.#fields.copyAt(this.#gtinStart, this.#gtinEnd, target, at);
  }

  get NCM(): string {
    return this.codes.NCM;
  }

  get CEST(): string {
    return this.codes.CEST;
  }

  get EXTIPI(): string {
    return this.codes.EXTIPI;
  }

  get CFOP(): string {
    return this.codes.CFOP;
  }

  get orig(): string {
    return this.codes.orig;
  }

  get icms(): string {
    return this.codes.icms;
  }

  get cstPis(): string {
    return this.codes.cstPis;
  }

  get cstCofins(): string {
    return this.codes.cstCofins;
  }

  get inTotal(): boolean {
    return this.codes.inTotal;
  }
}

// Joined texts have negative positions.
function lengthOf(start: number, end: number): number {
  return start < 0 ? end : end - start;
}
