import { ErrorState } from '../../../ui/error-state.tsx';

interface FiguresErrorProps {
  query: { data: unknown; error: unknown; refetch: () => void; isFetching: boolean };
}

/** In the place of figures that could not be had; nothing while older ones stand there. */
export function FiguresError({ query: { error, refetch, isFetching } }: FiguresErrorProps) {
  return (
    <ErrorState
      className="py-8"
      title="Não foi possível carregar estes números."
      error={error}
      onRetry={refetch}
      retrying={isFetching}
    />
  );
}
