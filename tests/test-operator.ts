/** For webs of tests: a production start requires the operator's details. */
export const testOperator: Record<string, string> = {
  OPERATOR_NAME: 'Polydex Test Operator',
  OPERATOR_ADDRESS: '7 Test Street, 12345 Testville, Testland',
  OPERATOR_MAIL: 'operator@example.org',
  // A fixed day would make security.txt expire when tests run at a later date.
  OPERATOR_CHECKED_ON: new Date().toISOString().slice(0, 10),
  LOGS_KEPT_DAYS: '14',
  BACKUPS_KEPT_DAYS: '28',
}
