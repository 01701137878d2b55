/** What is said once, on the page after an act. */
export const flashes = {
  consent_saved: 'Vos choix de cookies sont enregistrés.',
} as const

export type FlashCode = keyof typeof flashes
