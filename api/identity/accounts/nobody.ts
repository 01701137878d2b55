/** What stays of an account that has ended: a bare row, for what refers to it. */
export function nobody(userId: string, now: Date) {
  return {
    // Nobody can log in, register or be written to under it; the person's own address is free again.
    email: `${userId}@compte-supprime.invalid`,
    email_shown: '',
    role: 'MEMBER' as const,
    password_hash: null,
    firstname: '',
    lastname: '',
    phone: '',
    birthdate: null,
    custom: '{}',
    search_key: '',
    confirmed_at: null,
    mailbox_proven_at: null,
    terms_accepted_at: null,
    terms_version: null,
    newsletter_wanted: 0 as const,
    last_seen_at: null,
    deletion_planned_at: null,
    deleted_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}
