import type { OrderFaultCode } from './order-fault.ts'

/** Why the product refuses an act; a code exists only where a caller acts differently on it. */
export type Code =
  | 'unreadable'
  | 'wrong_site'
  | 'unauthenticated'
  | 'forbidden'
  | 'unproven'
  | 'not_found'
  | 'wrong_method'
  | 'conflict'
  | 'too_large'
  | 'invalid'
  | 'rate_limited'
  | 'failed'
  | 'unavailable'

/** The HTTP status of each refusal, for pages and for the API alike. */
export const statusOf: Record<Code, number> = {
  unreadable: 400,
  wrong_site: 400,
  unauthenticated: 401,
  forbidden: 403,
  unproven: 403,
  not_found: 404,
  wrong_method: 405,
  conflict: 409,
  too_large: 413,
  invalid: 422,
  rate_limited: 429,
  failed: 500,
  unavailable: 503,
}

/** What is wrong with one field; `params` are the numbers its sentence needs. */
export type Fault = { code: FaultCode; params?: Record<string, string | number> }

export type FaultCode =
  | OrderFaultCode
  | 'required'
  | 'unknown'
  | 'format'
  | 'days_open'
  | 'days_one'
  | 'days_month'
  | 'seller_unnamed'
  | 'days_span'
  | 'days_years'
  | 'number'
  | 'decimal'
  | 'link'
  | 'choice'
  | 'too_small'
  | 'too_large'
  | 'too_short'
  | 'too_long'
  | 'postal_code'
  | 'signature'
  | 'comments_closed'
  | 'taken'
  | 'changed_meanwhile'
  | 'terms'
  | 'gtin'
  | 'siret'
  | 'vat'
  | 'guessable'
  | 'wrong_login'
  | 'own_password'
  | 'in_stock'
  | 'untold'
  | 'untold_of_wine'
  | 'durability_of_wine'
  | 'untold_in_box'
  | 'wishes_mailbox'
  | 'wishes_network'
  | 'wrong_password'
  | 'second_factor'
  | 'wrong_code'
  | 'wrong_passkey'
  | 'staff_account'
  | 'last_owner'
  | 'unconfirmed'
  | 'expired'
  | 'expired_day'
  | 'under_age'
  | 'file_type'
  | 'file_heic'
  | 'file_broken'
  | 'label_unfound'
  | 'font_type'
  | 'font_broken'
  | 'font_large'
  | 'font_restricted'
  | 'file_large'
  | 'file_pixels'
  | 'file_animated'
  | 'uncuttable'
  | 'file_active'
  | 'file_unjudged'
  | 'in_use'
  | 'no_alt'
  | 'words_in_use'
  | 'mute_body'
  | 'mute_pictures'
  | 'letter_gone'
  | 'other_kind'
  | 'changed_since'
  | 'not_here'
  | 'email_apart'
  | 'hangs_on'
  | 'undo_past'
  | 'undo_never'
  | 'too_few_bottles'
  | 'too_many_bottles'
  | 'not_shipped'
  | 'no_carrier'
  | 'full'
  | 'address_taken'
  | 'places_share'
  | 'mailbox_share'
  | 'days_share'
  | 'network_share'
  | 'unasked_share'
  | 'taken_since'
  | 'too_late'
  | 'closed'
  | 'operator'
  | 'quota_products'
  | 'quota_files'
  | 'files_full'
  | 'clock'
  | 'stripe_key'
  | 'stripe_right'
  | 'stripe_down'
  | 'table_large'
  | 'stylesheet'
  | 'look_file'
  | 'own_undeclared'
  | 'own_list'
  | 'own_fixed'
  | 'own_template'
  | 'own_differs'
  | 'own_reserved'
  | 'look_version'

/** A refusal as a use case gives it: codes and numbers, no sentence. */
export type Refusal = {
  code: Code
  params?: Record<string, string | number>
  fields?: Record<string, Fault>
}

/** A refusal as a caller of the API receives it: said in French. */
export type Failure = {
  code: Code
  message: string
  fields?: Record<string, string[]>
  /** In how many seconds another attempt makes sense. */
  retryAfter?: number
}

export type Outcome<T, E = Refusal> = { ok: true; value: T } | { ok: false; error: E }

/** Wraps what a use case achieved. */
export function done<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** Wraps why a use case refused. */
export function refused(code: Code, details: Omit<Refusal, 'code'> = {}): { ok: false; error: Refusal } {
  return { ok: false, error: { code, ...details } }
}
