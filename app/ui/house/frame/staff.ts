import type { Entry } from '#app/models/house/panel/field.ts'

/** What somebody wrote whose session ended meanwhile: it waits until they have logged in again. */
export type EndedSession = { action: string; logIn: string; kept: readonly Entry[] }
