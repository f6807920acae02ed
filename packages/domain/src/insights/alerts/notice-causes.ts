import type { AgreementEnding } from '../../agreements/signing/agreement-ending.ts';
import type { MessageEvent } from '../../operations/messages/message-event.ts';

/** The version of a contract, or the suggestion, that a notice to the team is about, as it is now. */
export interface NoticedRecord {
  /** The version is the one in force; false for a suggestion. */
  isInForce: boolean;
  isAssinado: boolean;
  ending: AgreementEnding | null;
  /** The last day for signing is over. */
  isExpired: boolean;
  /** The suggestion waits for a decision; false for a version. */
  isUndecided: boolean;
}

const isWaiting = ({ isInForce, isAssinado, ending }: NoticedRecord) => isInForce && !isAssinado && ending === null;

/** Events that alert the team, each with the condition on which its cause lasts. */
const causes: Partial<Record<MessageEvent, (record: NoticedRecord) => boolean>> = {
  sugestao_feita: ({ isUndecided }) => isUndecided,
  assinatura_feita: isWaiting,
  contrato_recusado: ({ isInForce, ending }) => isInForce && ending === 'recusado',
  contrato_cancelado: ({ isInForce, ending }) => isInForce && ending === 'cancelado',
  contrato_expirado: (record) => isWaiting(record) && record.isExpired,
};

/** Returns whether the cause of a notice to the team still lasts; undefined for an event without a rule. */
export function doesNoticeLast(event: MessageEvent, record: NoticedRecord): boolean | undefined {
  return causes[event]?.(record);
}
