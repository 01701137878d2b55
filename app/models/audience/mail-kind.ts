/** Every mail the shop writes. */
export const mailKinds = [
  'confirm_account',
  'account_exists',
  'reset_password',
  'password_changed',
  'security_changed',
  'wrong_codes',
  'new_login',
  'login_ended',
  'confirm_email',
  'email_changed',
  'invitation',
  'deletion_planned',
  'deletion_done',
  'deletion_cancelled',
  'rights_received',
  'rights_to_answer',
  'rights_answered',
  'idle_warning',
  'message_received',
  'message_acknowledged',
  'message_answered',
  'registration_confirmed',
  'registration_received',
  'registration_changed',
  'registration_cancelled',
  'registration_lapsed',
  'booking_confirmed',
  'booking_cancelled',
  'booking_lapsed',
  'form_received',
  'newsletter_confirm',
  'newsletter_known',
  'newsletter_welcome',
  'letter',
  'stock_back',
  'order_placed',
  'order_received',
  'order_paid',
  'order_expired',
  'order_gave_way',
  'order_code_used',
  'order_cancelled',
  'order_refunded',
  'order_shipped',
  'order_ready',
  'order_reminder',
  'order_review',
  'order_link',
  'order_left',
  'order_slot_changed',
  'order_disputed',
  'withdrawal_received',
  'withdrawal_declared',
  'withdrawal_answered',
  'withdrawal_confirmed',
  'withdrawal_disowned',
  'claim_received',
  'claim_declared',
  'claim_answered',
] as const

export type MailKind = (typeof mailKinds)[number]

/**
 * Mails that a stranger can have sent to any address: they are counted, and carry no word that the stranger typed. Each share has
 * a budget of its own, so that whoever spends one leaves the others whole; the first goes to nobody but those whom the site knows.
 */
export const mailShares = {
  ways: ['reset_password', 'confirm_email', 'order_link'],
  joining: ['confirm_account', 'account_exists'],
  rights: ['rights_received', 'rights_to_answer'],
  // Without these nobody keeps a place: what else is written to visitors leaves them whole.
  places: ['registration_confirmed', 'booking_confirmed'],
  visits: ['message_acknowledged', 'registration_lapsed', 'booking_lapsed'],
  news: ['newsletter_confirm', 'newsletter_known', 'stock_back'],
} as const satisfies Record<string, readonly MailKind[]>

export type MailShare = keyof typeof mailShares

export const mailShareNames = Object.keys(mailShares) as MailShare[]

export const mailsForAnyone: readonly MailKind[] = Object.values(mailShares).flat()

/** What opens to somebody what is theirs already. */
export const mailsOfWaysIn: readonly MailKind[] = ['reset_password', 'order_link']

/** What a mailbox counts by itself, so that nothing else closes its way in, nor keeps the link of a registration from it. */
const countedApart: readonly (readonly MailKind[])[] = [mailsOfWaysIn, ['confirm_account']]

/** The mails that one is counted with at the mailbox it goes to. */
export function countedWith(kind: MailKind): readonly MailKind[] {
  const apart = countedApart.find((kinds) => kinds.includes(kind))
  return apart ?? mailsForAnyone.filter((other) => !countedApart.flat().includes(other))
}

/** The share that a mail is counted in; nothing for one that no stranger can ask for. */
export function shareOf(kind: MailKind): MailShare | undefined {
  return mailShareNames.find((name) => (mailShares[name] as readonly MailKind[]).includes(kind))
}

/** For how many seconds the link of a mail lives, counted from when the mail leaves. */
export const linkSeconds = {
  reset_password: 30 * 60,
  confirm_account: 24 * 3600,
  confirm_email: 24 * 3600,
  // People read their mail when they come home from a journey.
  newsletter_confirm: 7 * 24 * 3600,
} as const satisfies Partial<Record<MailKind, number>>

/** After how many minutes a mail is not worth sending any more, its link being dead by then. */
export function minutesWorthSending(kind: MailKind): number | undefined {
  return kind === 'reset_password' ? 30 : undefined
}
