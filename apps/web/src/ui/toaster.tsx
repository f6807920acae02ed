import { Toaster as Sonner } from 'sonner';
import { useTheme } from '../lib/theme.ts';

export function Toaster() {
  const { scheme } = useTheme();
  return (
    <Sonner
      theme={scheme}
      visibleToasts={1}
      closeButton
      // At the top: at the foot it would cover what drawers, dialogs and tables have there.
      position="top-center"
      offset={{ top: 12 }}
      mobileOffset={{ top: 'calc(var(--topbar, 3.5rem) + 8px)' }}
      customAriaLabel="Avisos"
      containerAriaLabel="Avisos"
      toastOptions={{
        closeButtonAriaLabel: 'Fechar aviso',
        style: {
          '--normal-bg': 'var(--surface)',
          '--normal-border': 'var(--line)',
          '--normal-text': 'var(--ink)',
          fontFamily: 'var(--font-sans)',
          borderRadius: '8px',
        } as object,
        classNames: {
          toast: '!pr-12',
          closeButton:
            '!top-1.5 !right-1.5 !left-auto !size-9 !transform-none !border-0 !bg-transparent !text-muted hover:!bg-hover hover:!text-ink',
          description: '!text-muted whitespace-pre-line break-words',
          success: '[&_[data-icon]]:text-positive',
          error: '[&_[data-icon]]:text-danger',
          warning: '[&_[data-icon]]:text-warning',
          info: '[&_[data-icon]]:text-info',
        },
      }}
    />
  );
}
