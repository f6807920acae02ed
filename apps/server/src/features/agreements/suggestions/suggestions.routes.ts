import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { mount } from '../../../http/mount.ts';
import { approveSuggestion } from './use-cases/approve-suggestion.ts';
import { createSuggestion } from './use-cases/create-suggestion.ts';
import { listSuggestions } from './use-cases/list-suggestions.ts';
import { previewSuggestion } from './use-cases/preview-suggestion.ts';
import { rejectSuggestion } from './use-cases/reject-suggestion.ts';
import { saveSuggestionText } from './use-cases/save-suggestion-text.ts';

export const suggestionsRoutes = mount(suggestionsApi, {
  request: createSuggestion,
  history: listSuggestions,
  preview: previewSuggestion,
  apply: saveSuggestionText,
  approve: approveSuggestion,
  reject: rejectSuggestion,
});
