import { displayName } from '@restitui/brazil/display-name.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { useMutation } from '@tanstack/react-query';
import { UserRoundPen } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu } from '../../../../ui/dropdown-menu.tsx';
import { assignAnalyst } from '../analysts.queries.ts';
import { AnalystChoices } from './analyst-choices.tsx';

/** Renders a menu to reassign one product. */
export function ReassignButton({ product }: { product: Product }) {
  const assign = useMutation(assignAnalyst);
  return (
    <DropdownMenu
      className="max-h-80 overflow-y-auto"
      trigger={
        <Button
          variant="ghost"
          size="sm"
          className="w-8 px-0"
          aria-label={`Trocar analista de ${displayName(product.empresa)}, ${serviceLabels[product.typeServico]}`}
        >
          <UserRoundPen aria-hidden />
        </Button>
      }
    >
      <AnalystChoices products={[product]} onChoose={(analyst) => assign.mutate({ products: [product], analyst })} />
    </DropdownMenu>
  );
}
