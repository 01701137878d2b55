/** What somebody can add to an account that goes on opening it when the password is another. */
export const waysIn = ['passkey', 'app', 'api_key'] as const

export type WayIn = (typeof waysIn)[number]
