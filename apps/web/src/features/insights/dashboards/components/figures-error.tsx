import { ErrorState } from '../../../../ui/error-state.tsx';

interface FiguresErrorProps {
  query: { data: unknown; error: unknown; refetch: () => void; isFetching: boolean };
}

/** Renders an error when figures could not be loaded; nothing while previous ones are shown. */
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
