/** Loads the dialog that shows a note. */
export const loadNoteDialog = async () => (await import('./note-dialog.tsx')).NoteDialog;
