/** Every mail the shop writes. */
export const mailKinds = [
  'confirm_account',
  'account_exists',
  'reset_password',
  'password_changed',
  'security_changed',
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
  'registration_confirmed',
  'registration_received',
  'registration_cancelled',
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
  'order_cancelled',
  'order_refunded',
  'order_shipped',
  'order_ready',
  'order_reminder',
  'order_review',
  'order_link',
  'order_left',
  'order_slot_changed',
  'withdrawal_received',
  'withdrawal_declared',
  'withdrawal_answered',
  'claim_received',
  'claim_declared',
  'claim_answered',
] as const

export type MailKind = (typeof mailKinds)[number]

/** Mails that a stranger can have sent to any address: they are counted, and carry no word that the stranger typed. */
export const mailsAskedByAnyone: readonly MailKind[] = [
  'confirm_account',
  'account_exists',
  'reset_password',
  'confirm_email',
  'rights_received',
  'rights_to_answer',
  'message_acknowledged',
  'registration_confirmed',
  'newsletter_confirm',
  'newsletter_known',
  'stock_back',
  'order_link',
]

/** After how many minutes a mail is not worth sending any more, its link being dead by then. */
export function minutesWorthSending(kind: MailKind): number | undefined {
  return kind === 'reset_password' ? 30 : undefined
}
