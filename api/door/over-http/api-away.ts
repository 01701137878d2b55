const name = 'ApiAway'

/** What is thrown where the API's process is not there, or does not take this one for its site. */
export function apiAway(why: string): Error {
  return Object.assign(new Error(`the API cannot be used: ${why}`), { name })
}

/** Whether the API could not be used, while the request itself was right. */
export function isApiAway(error: unknown): boolean {
  return error instanceof Error && error.name === name
}
