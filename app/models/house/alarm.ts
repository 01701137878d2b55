/** What of a shop can come to a stop. */
export const alarmKinds = [
  'MAILS',
  'PAYMENTS',
  'REFUNDS',
  'BOOKS',
  'RIGHTS',
  'WEBHOOKS',
  'BACKUP',
  'ASKED',
  'LOGINS',
  'CLOCK',
] as const

/** What stands still and should not: mails, payments, refunds, rights past their day, programs that no longer listen, backups, or books that do not add up; or mails that strangers ask for, and passwords that they try, by the hundred; or a clock that leapt. */
export type AlarmKind = (typeof alarmKinds)[number]

/** How many minutes something may be under way before somebody should look at it. */
export const alarmMinutes: Record<Exclude<AlarmKind, 'BOOKS' | 'BACKUP' | 'CLOCK'>, number> = {
  MAILS: 60,
  PAYMENTS: 26 * 60,
  REFUNDS: 24 * 60,
  // A day of their own says when it is too late.
  RIGHTS: 0,
  // Days of patience are over when one is stopped.
  WEBHOOKS: 0,
  // What counts is this hour.
  ASKED: 0,
  LOGINS: 0,
}
