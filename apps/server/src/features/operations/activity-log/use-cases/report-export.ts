/** Answers only: the record of the call is the report. */
export async function reportExport() {
  return { data: { recorded: true as const } };
}
