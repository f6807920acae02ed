import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Drawer } from '../../../../ui/drawer.tsx';
import { type Fact, FactList } from '../../../../ui/fact-list.tsx';
import { formatSubject, formatSubjectCodes, formatValidity } from '../decision-texts.ts';
import { AnswerBadge, authorOf, dayOf, Evidence } from './decision-columns.tsx';

interface DecisionDrawerProps {
  decision: SimplesDecision;
  /** Undefined when the user may not revoke it. */
  onRevoke: (() => void) | undefined;
  onClose: () => void;
}

/** One decision in full, with its revocation. */
export function DecisionDrawer({ decision, onRevoke, onClose }: DecisionDrawerProps) {
  const { motivo, motivo_revogacao, revogada_em, empresa, corrige } = decision;
  const facts: Fact[] = [
    ['Vale para', displayName(empresa) ?? 'Toda a consultoria'],
    ['Notas', formatValidity(decision)],
    ['Motivo', motivo],
    ...(corrige ? [['Regras', <Evidence key="regras" decision={decision} />] as const] : []),
    ...(motivo_revogacao ? [['Motivo da revogação', motivo_revogacao] as const] : []),
    [revogada_em ? 'Quem revogou' : 'Quem decidiu', joinFacts(authorOf(decision), dayOf(decision))],
  ];
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={formatSubject(decision)}
      description={formatSubjectCodes(decision)}
      actions={<AnswerBadge decision={decision} />}
      footer={onRevoke && <Button onClick={onRevoke}>Revogar</Button>}
    >
      <FactList facts={facts} />
    </Drawer>
  );
}
