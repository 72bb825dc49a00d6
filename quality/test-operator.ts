/** For webs of tests: a production start asks who runs the site. */
export const testOperator: Record<string, string> = {
  OPERATOR_NAME: 'Polydex Test Operator',
  OPERATOR_ADDRESS: '7 Test Street, 12345 Testville, Testland',
  OPERATOR_MAIL: 'operator@example.org',
  // A fixed day would let security.txt expire on a later day of the calendar.
  OPERATOR_CHECKED_ON: new Date().toISOString().slice(0, 10),
  LOGS_KEPT_DAYS: '14',
  BACKUPS_KEPT_DAYS: '28',
}
