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
  'comment_received',
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
  'order_changed',
  'order_refunded',
  'order_shipped',
  'order_delivered',
  'order_ready',
  'order_reminder',
  'order_review',
  'order_link',
  'order_link_unproven',
  'orders_link',
  'orders_link_unproven',
  'order_left',
  'order_slot_changed',
  'order_slot_chosen',
  'order_disputed',
  'withdrawal_received',
  'withdrawal_declared',
  'withdrawal_answered',
  'withdrawal_confirmed',
  'withdrawal_disowned',
  'claim_received',
  'claim_declared',
  'claim_answered',
  'opinion_refused',
  'more_received',
  'books_closed',
] as const

export type MailKind = (typeof mailKinds)[number]

/**
 * A budget of its own for mails that a stranger can have sent to any address: whoever spends one leaves the others whole. `known` and
 * `staff` are the parts of the ways in that are kept for devices that an account knows, and for those who run the site.
 */
export const mailShareNames = [
  'ways',
  'known',
  'staff',
  'links',
  'joining',
  'rights',
  'places',
  'visits',
  'alerts',
  'news',
] as const

export type MailShare = (typeof mailShareNames)[number]

/** What the house is written to of, each with a bound of its own. */
export const houseTopics = ['orders', 'messages', 'forms', 'comments', 'registrations', 'rights'] as const

export type HouseTopic = (typeof houseTopics)[number]

/** Who causes a mail, and where that is counted before it is written. */
export type MailCause =
  /** Whoever names a mailbox, member or not: counted at that mailbox and in a share of the site; it carries no word that they typed. */
  | { by: 'anyone'; share: MailShare }
  /** A visitor, to the house's own mailbox: so much of a topic within the hour, then one mail that tells of the others. */
  | { by: 'visitor'; topic: HouseTopic }
  /** The holder of an account or of a key, to the mailbox that is theirs: so many of the kind a day. */
  | { by: 'holder'; mostOfDay: number }
  /** An order: those that nobody has paid or proven are counted before they are placed, and their mails by mailbox and day. */
  | { by: 'order' }
  /** The house, or a job of its own, once for what it tells. */
  | { by: 'house' }

/** The cause of each mail: a kind that names none is no kind. */
export const mailCauses: Record<MailKind, MailCause> = {
  // Ways in go to nobody but those whom the site knows.
  reset_password: { by: 'anyone', share: 'ways' },
  order_link: { by: 'anyone', share: 'ways' },
  // Whoever places an order names a mailbox that may be anybody's, and asks for its link as often as they place others.
  order_link_unproven: { by: 'anyone', share: 'links' },
  // The list of a mailbox's orders is told as the link of one: a way in where one of them is proven or paid.
  orders_link: { by: 'anyone', share: 'ways' },
  orders_link_unproven: { by: 'anyone', share: 'links' },
  confirm_account: { by: 'anyone', share: 'joining' },
  account_exists: { by: 'anyone', share: 'joining' },
  confirm_email: { by: 'anyone', share: 'joining' },
  rights_received: { by: 'anyone', share: 'rights' },
  // Without these nobody keeps a place: what else is written to visitors leaves them whole.
  registration_confirmed: { by: 'anyone', share: 'places' },
  booking_confirmed: { by: 'anyone', share: 'places' },
  message_acknowledged: { by: 'anyone', share: 'visits' },
  registration_lapsed: { by: 'anyone', share: 'visits' },
  booking_lapsed: { by: 'anyone', share: 'visits' },
  newsletter_confirm: { by: 'anyone', share: 'news' },
  newsletter_known: { by: 'anyone', share: 'news' },
  stock_back: { by: 'anyone', share: 'alerts' },
  password_changed: { by: 'holder', mostOfDay: 20 },
  security_changed: { by: 'holder', mostOfDay: 20 },
  wrong_codes: { by: 'holder', mostOfDay: 20 },
  new_login: { by: 'holder', mostOfDay: 30 },
  login_ended: { by: 'holder', mostOfDay: 20 },
  email_changed: { by: 'holder', mostOfDay: 20 },
  deletion_planned: { by: 'holder', mostOfDay: 10 },
  deletion_cancelled: { by: 'holder', mostOfDay: 10 },
  // The key of a letter may have been passed on with it.
  newsletter_welcome: { by: 'holder', mostOfDay: 1 },
  message_received: { by: 'visitor', topic: 'messages' },
  form_received: { by: 'visitor', topic: 'forms' },
  comment_received: { by: 'visitor', topic: 'comments' },
  registration_received: { by: 'visitor', topic: 'registrations' },
  rights_to_answer: { by: 'visitor', topic: 'rights' },
  order_received: { by: 'visitor', topic: 'orders' },
  order_left: { by: 'visitor', topic: 'orders' },
  order_disputed: { by: 'visitor', topic: 'orders' },
  withdrawal_declared: { by: 'visitor', topic: 'orders' },
  claim_declared: { by: 'visitor', topic: 'orders' },
  order_placed: { by: 'order' },
  order_paid: { by: 'order' },
  order_expired: { by: 'order' },
  order_gave_way: { by: 'order' },
  order_code_used: { by: 'order' },
  order_cancelled: { by: 'order' },
  order_changed: { by: 'order' },
  order_refunded: { by: 'order' },
  order_shipped: { by: 'order' },
  order_delivered: { by: 'order' },
  order_ready: { by: 'order' },
  order_reminder: { by: 'order' },
  order_review: { by: 'order' },
  order_slot_changed: { by: 'visitor', topic: 'orders' },
  order_slot_chosen: { by: 'order' },
  withdrawal_received: { by: 'order' },
  withdrawal_answered: { by: 'order' },
  withdrawal_confirmed: { by: 'visitor', topic: 'orders' },
  withdrawal_disowned: { by: 'visitor', topic: 'orders' },
  claim_received: { by: 'order' },
  claim_answered: { by: 'order' },
  opinion_refused: { by: 'order' },
  invitation: { by: 'house' },
  deletion_done: { by: 'house' },
  rights_answered: { by: 'house' },
  idle_warning: { by: 'house' },
  message_answered: { by: 'house' },
  registration_changed: { by: 'house' },
  registration_cancelled: { by: 'house' },
  booking_cancelled: { by: 'house' },
  more_received: { by: 'house' },
  books_closed: { by: 'house' },
  letter: { by: 'house' },
}

export const mailsForAnyone: readonly MailKind[] = mailKinds.filter((kind) => shareOf(kind) !== undefined)

/** What opens to somebody what is theirs already. */
export const mailsOfWaysIn: readonly MailKind[] = ['reset_password', 'order_link', 'orders_link']

/**
 * What a mailbox counts by itself, so that nothing else closes its way in, keeps the link of a registration from it, or the word that a
 * wine is back: how many wait for that is bounded where it is asked for.
 */
const countedApart: readonly (readonly MailKind[])[] = [mailsOfWaysIn, ['confirm_account'], ['stock_back']]

/** The mails that one is counted with at the mailbox it goes to. */
export function countedWith(kind: MailKind): readonly MailKind[] {
  const apart = countedApart.find((kinds) => kinds.includes(kind))
  return apart ?? mailsForAnyone.filter((other) => !countedApart.flat().includes(other))
}

/** The share that a mail is counted in; nothing for one that no stranger can ask for. */
export function shareOf(kind: MailKind): MailShare | undefined {
  const cause = mailCauses[kind]
  return cause.by === 'anyone' ? cause.share : undefined
}

/** What a site may have to keep back when it has sent the mails of a day. */
export type MailWeight = 'first' | 'strangers' | 'own'

/** Ways in, orders and what is owed go first and whatever a day has sent; what strangers cause of mailboxes may wait, and letters and what else the house writes. */
export function weightOf(kind: MailKind): MailWeight {
  if (mailCauses[kind].by === 'house') return 'own'
  const share = shareOf(kind)
  return (share !== undefined && share !== 'ways') || kind === 'newsletter_welcome' ? 'strangers' : 'first'
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
