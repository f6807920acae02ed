import { decodeDocument } from '../xml/decode-document.ts';
import { XmlReader } from '../xml/xml-reader.ts';
import type { DocumentFacts, NoteFacts } from './document-facts.ts';
import { ItemCodeCache } from './item-code-cache.ts';
import { F, ITEM_FIELDS, NOTE_FIELDS, notePaths, S } from './note-paths.ts';
import { readNoteFields, readVoiding } from './read-fields.ts';
import { ReadItem } from './read-item.ts';

/** Reads documents one by one, reusing its buffers. Items are valid until the next call of `read`. */
export class DocumentReader {
  readonly #xml = new XmlReader(notePaths, this);
  readonly #codes = new ItemCodeCache();
  #document: DocumentFacts = newDocument();
  #replies: { key: string; type: string; stat: string; amb: string }[] = [];
  #items: NoteFacts['items'] = [];
  /** Pool of item objects, of which the first `#usedItems` belong to the current document. */
  readonly #itemPool: ReadItem[] = [];
  #usedItems = 0;
  #references: string[] = [];
  #newVehicle = false;
  #service = false;
  #signed = false;

  /**
   * Reads an NF-e, NFC-e, CF-e or event in any envelope. For other documents only `root` is filled.
   * @throws XmlError when it is malformed, contains a DOCTYPE or has an unknown encoding.
   */
  read(bytes: Buffer): DocumentFacts {
    this.#document = newDocument();
    this.#replies = [];
    this.#usedItems = 0;
    this.#document.root = this.#xml.read(decodeDocument(bytes));
    this.#pairReplies();
    return this.#document;
  }

  open(scope: number): void {
    const { fields } = this.#xml;
    if (scope === S.item) {
      fields.clear(...ITEM_FIELDS);
      this.#newVehicle = false;
      this.#service = false;
    } else if (scope === S.newVehicle) this.#newVehicle = true;
    else if (scope === S.service) this.#service = true;
    else if (scope === S.reference) fields.clear(F.refNFe, F.refNFe + 1);
    else if (scope === S.note || scope === S.coupon) {
      fields.clear(...NOTE_FIELDS);
      this.#items = [];
      this.#references = [];
    } else if (scope === S.protocol) fields.clear(F.protChave, F.protStat + 1);
    else if (scope === S.event) fields.clear(F.eventType, F.eventAmb + 1);
    else if (scope === S.reply) fields.clear(F.replyType, F.replyAmb + 1);
    else if (scope === S.couponCancel) {
      fields.clear(F.couponKey, F.couponAmb + 1);
      this.#signed = false;
    } else if (scope === S.voiding) fields.clear(F.voidAmb, F.voidStat + 1);
  }

  close(scope: number): void {
    const { fields } = this.#xml;
    const document = this.#document;
    if (scope === S.item) {
      this.#items.push(this.#readItem());
    } else if (scope === S.reference) this.#references.push(fields.text(F.refNFe));
    else if (scope === S.note || scope === S.coupon) {
      // CT-e and MDF-e have elements of the same name for the notes that they transport, without these fields.
      if (!fields.has(F.id) && !fields.has(F.mod)) return;
      document.notes.push(readNoteFields(fields, this.#items, this.#references));
    } else if (scope === S.couponSignature) {
      const coupon = document.notes.at(-1);
      if (coupon) coupon.signed = true;
    } else if (scope === S.protocol) {
      document.protocols.push({ key: fields.text(F.protChave), stat: fields.text(F.protStat) });
    } else if (scope === S.event) {
      const [key, type, amb] = [fields.text(F.eventKey), fields.text(F.eventType), fields.text(F.eventAmb)];
      document.events.push({ key, type, stat: '', amb });
    } else if (scope === S.reply) {
      const [key, type, amb] = [fields.text(F.replyKey), fields.text(F.replyType), fields.text(F.replyAmb)];
      this.#replies.push({ key, type, stat: fields.text(F.replyStat), amb });
    } else if (scope === S.couponCancelSignature) this.#signed = true;
    else if (scope === S.couponCancel) {
      const key = fields.text(F.couponKey).replace(/^CFe/, '');
      const ownKey = fields.text(F.couponCancelId).replace(/^CFe/, '');
      if (key) document.couponCancels.push({ key, ownKey, signed: this.#signed, amb: fields.text(F.couponAmb) });
    } else if (scope === S.voidingReply) {
      document.voidings.push(readVoiding(fields));
      fields.clear(F.voidAmb, F.voidStat + 1);
    }
  }

  #readItem(): ReadItem {
    const { fields } = this.#xml;
    let item = this.#itemPool[this.#usedItems++];
    if (!item) {
      item = new ReadItem(fields);
      this.#itemPool.push(item);
    }
    item.read(this.#codes.read(fields), this.#newVehicle, this.#service);
    return item;
  }

  /** Assigns each reply to the event with the same key and type. A reply without an event counts as one. */
  #pairReplies(): void {
    for (const reply of this.#replies) {
      const event = this.#document.events.find(
        ({ key, type, stat }) =>
          stat === '' && (reply.key === '' || reply.key === key) && (reply.type === '' || reply.type === type),
      );
      if (event) event.stat = reply.stat;
      else if (reply.key !== '' && reply.type !== '') this.#document.events.push(reply);
    }
  }
}

function newDocument(): DocumentFacts {
  return { root: '', notes: [], protocols: [], events: [], couponCancels: [], voidings: [] };
}

/** Reads a single document; see `DocumentReader.read` for the result and errors. */
export function readDocument(bytes: Buffer): DocumentFacts {
  return new DocumentReader().read(bytes);
}
