/** What somebody can add to an account that goes on opening it, or the site it runs, when the password is another. */
export const waysIn = ['passkey', 'app', 'api_key', 'invitation'] as const

export type WayIn = (typeof waysIn)[number]
